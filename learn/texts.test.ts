import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { elsewhereAt, FIRST_VOYAGES, taskOf, titleOf, type Lesson } from './index.js';
import { LESSONS } from './lessons.js';

const textsIn = (game: string, language: string): readonly string[] => {
  const file = fileURLToPath(new URL(`words/lessons/${game}/${language}.ftl`, import.meta.url));
  return Array.from(readFileSync(file, 'utf8').matchAll(/^([\w-]+) = \S/gm), ([, id]) => id ?? '');
};

const textsOf = (lesson: Lesson): readonly string[] =>
  lesson.steps.flatMap(({ answers }, at) => [taskOf(lesson, at), ...(answers ? [elsewhereAt(lesson, at)] : [])]);

const wanted = async (game: string): Promise<readonly string[]> => {
  const lessons = await Promise.all(LESSONS.filter(entry => entry.game === game).map(({ load }) => load()));
  return [
    ...FIRST_VOYAGES.filter(voyage => voyage.game === game).flatMap(voyage => [
      ...textsOf(voyage),
      taskOf(voyage, voyage.steps.length),
    ]),
    ...lessons.flatMap(lesson => [titleOf(lesson), ...textsOf(lesson)]),
  ];
};

it.each(FIRST_VOYAGES.flatMap(({ game }) => ['de', 'en'].map(language => ({ game, language }))))(
  'the first voyage and each lesson of $game have their tasks and answers in $language, and no other text',
  async ({ game, language }) => {
    expect([...textsIn(game, language)].sort()).toEqual([...(await wanted(game))].sort());
  },
);
