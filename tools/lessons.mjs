// @ts-check
/** Holds first voyages, lessons and examples against rules and rulebooks: `npm run build` ends where one breaks a rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_GAMES, examplesOf, faultsInExamples } from '../learn/dist/examples.js';
import { faultsIn, FIRST_VOYAGES } from '../learn/dist/index.js';
import { LESSONS } from '../learn/dist/lessons.js';
import { ROOT } from './setup.mjs';

/** @param {string} game */
const clausesOf = game => {
  const book = readFileSync(join(ROOT, 'rules', game, 'RULES.en.md'), 'utf8');
  return Array.from(book.matchAll(/^\*\*(\d+\.\d+)\*\* /gm), ([, clause]) => clause ?? '');
};

const lessons = [...FIRST_VOYAGES, ...(await Promise.all(LESSONS.map(({ load }) => load())))];
const books = await Promise.all(EXAMPLE_GAMES.map(examplesOf));
const faults = [
  ...lessons.flatMap(lesson => faultsIn(lesson, clausesOf(lesson.game))),
  ...books.flatMap(book => (book ? faultsInExamples(book, clausesOf(book.game)) : [])),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
