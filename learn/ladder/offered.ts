import type { OptionValues } from '@seekiste/rules/core';
import { CANDIDATES, crewOf, range } from './candidates.js';
import type { Voyage } from './voyage.js';

/** All crews of these levels, in the order of the levels. */
const crewsFrom = (levels: readonly string[], size: number): readonly (readonly string[])[] =>
  size === 0
    ? [[]]
    : levels.flatMap((level, at) => crewsFrom(levels.slice(at), size - 1).map(crew => [level, ...crew]));

const LEVELS = [0, 4, 6, 8, 10, 12];
const atLevels = (options: OptionValues): readonly OptionValues[] =>
  LEVELS.map(islandsRemoved => ({ islandsRemoved, ...options }));

/** What is played most: each level, each expansion and each variant by itself. */
const PLAIN: readonly OptionValues[] = [
  ...atLevels({}),
  { strict: true },
  { rock: true },
  ...[3, 4, 5].map(monsters => ({ monsters })),
  { storms: true },
  { variant: 'arch' },
  { variant: 'day-night' },
  ...['easier', 'normal', 'harder'].map(pyramid => ({ variant: 'pyramid', pyramid })),
];

/** With sailors every level of each of them, and two expansions at once. */
const MANY: readonly OptionValues[] = [
  ...PLAIN,
  ...PLAIN.filter(options => options['islandsRemoved'] === undefined).flatMap(atLevels),
  ...[3, 4, 5].flatMap(monsters => [
    { rock: true, monsters },
    { monsters, storms: true },
    { rock: true, monsters, storms: true },
  ]),
  { rock: true, storms: true },
  { strict: true, rock: true },
  ...[3, 4, 5].map(monsters => ({ strict: true, monsters })),
  { strict: true, storms: true },
  { strict: true, variant: 'arch' },
  ...['easier', 'normal', 'harder'].map(pyramid => ({ strict: true, variant: 'pyramid', pyramid })),
];

const inAllerRuhe: readonly Voyage[] = [
  ...range(1, 5).flatMap(seats => MANY.map(options => ({ seats, options, crew: crewOf(seats, 'sailor') }))),
  ...['cabin-boy', 'captain'].flatMap(level =>
    range(2, 5).flatMap(seats => PLAIN.map(options => ({ seats, options, crew: crewOf(seats, level) }))),
  ),
  ...['cabin-boy', 'sailor', 'captain'].flatMap(level =>
    atLevels({ variant: 'duel' }).map(options => ({ seats: 2, options, crew: [level] })),
  ),
];

const santaTimea: readonly Voyage[] = [false, true].flatMap(professional => [
  ...range(1, 5).flatMap(rounds =>
    range(2, 5).flatMap(seats =>
      crewsFrom(['cabin-boy', 'sailor'], seats - 1).map(crew => ({ seats, options: { professional, rounds }, crew })),
    ),
  ),
  // Captains take their time: the shortest and the whole game.
  ...[1, 5].flatMap(rounds =>
    range(2, 5).map(seats => ({ seats, options: { professional, rounds }, crew: crewOf(seats, 'captain') })),
  ),
]);

/** What a lobby offers beside what may become a rung, by game: measured as well. */
const OFFERED: Readonly<Record<string, readonly Voyage[]>> = {
  'in-aller-ruhe': inAllerRuhe,
  'santa-timea': santaTimea,
};

/** Every voyage that is measured; some are there twice. */
export const voyagesOf = (game: string): readonly Voyage[] => [...(CANDIDATES[game] ?? []), ...(OFFERED[game] ?? [])];
