import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LESSONS } from '@seekiste/learn/lessons';
import { expect, it } from 'vitest';

const textsIn = (game: string, language: string): readonly string[] => {
  const file = fileURLToPath(new URL(`../words/lessons/${game}/${language}.ftl`, import.meta.url));
  return Array.from(readFileSync(file, 'utf8').matchAll(/^([\w-]+) = \S/gm), ([, id]) => id ?? '');
};

const wanted = async (game: string): Promise<readonly string[]> => {
  const lessons = await Promise.all(LESSONS.filter(entry => entry.game === game).map(({ load }) => load()));
  return lessons.flatMap(({ name, steps }) => [
    `lesson-${game}-${name}`,
    ...steps.flatMap(step => [
      `lesson-${game}-${name}-${step.name}`,
      ...(step.answers ? [`lesson-${game}-${name}-${step.name}-else`] : []),
    ]),
  ]);
};

const games = [...new Set(LESSONS.map(({ game }) => game))];

it.each(games.flatMap(game => ['de', 'en'].map(language => ({ game, language }))))(
  'each lesson of $game has its title, its tasks and its answers in $language, and no other text',
  async ({ game, language }) => {
    expect([...textsIn(game, language)].sort()).toEqual([...(await wanted(game))].sort());
  },
);
