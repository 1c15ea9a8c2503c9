import { join } from 'node:path';
import { readText } from '../files.js';
import { ROOM } from '../package.js';
import { readResults, type Results } from './results.js';
import { SUITE } from './suite.js';
import { tableText } from './tables.js';

const DOCS = join(ROOM, '..', 'docs');

/** What is written by hand, what was measured, and the page that is made of both. */
export const TEXT_FILE = join(DOCS, 'bots', 'page.md');
export const RESULTS_FILE = join(DOCS, 'bots', 'results.json');
export const PAGE_FILE = join(DOCS, 'bots.md');

const NOTE = '<!-- Made by `npm run bots` from docs/bots/page.md and docs/bots/results.json. -->\n\n';

/** Where a table belongs in the text: a line of its own. */
const placeOf = (game: string, name: string): string => `<!-- table ${game}/${name} -->`;

/** The text with its tables; a table without a place, or a place without a table, is an error of ours. */
export const filled = (text: string, results: Results): string => {
  const page = SUITE.reduce((before, table) => {
    const place = placeOf(table.game, table.name);
    if (before.split(place).length !== 2) throw new Error(`the text has not just one place for ${place}`);
    return before.replace(place, () => tableText(table, results));
  }, text);
  const [lost] = /<!-- table .*/.exec(page) ?? [];
  if (lost !== undefined) throw new Error(`there is no table for ${lost}`);
  return NOTE + page;
};

export const currentPage = (): string => filled(readText(TEXT_FILE), readResults(RESULTS_FILE));
