import type { OptionValues } from '@seekiste/rules/core';
import type { Voyage } from './voyage.js';

export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A crew of one level beside the player. */
export const crewOf = (seats: number, level: string): readonly string[] => new Array<string>(seats - 1).fill(level);

/** Option sets of In aller Ruhe that a rung may have, in the order of its rulebook; what is left out is as usual. */
const SEAS: readonly OptionValues[] = [
  ...[0, 4, 6, 8, 10, 12].map(islandsRemoved => ({ islandsRemoved })),
  ...[0, 4, 8].map(islandsRemoved => ({ islandsRemoved, rock: true })),
  ...[3, 4, 5].map(monsters => ({ monsters })),
  { monsters: 3, islandsRemoved: 4 },
  ...[0, 4].map(islandsRemoved => ({ islandsRemoved, storms: true })),
  { rock: true, monsters: 3 },
  { rock: true, storms: true },
  { monsters: 3, storms: true },
  { rock: true, monsters: 3, storms: true },
  ...[0, 6, 12].map(islandsRemoved => ({ islandsRemoved, variant: 'arch' })),
  ...[0, 6].map(islandsRemoved => ({ islandsRemoved, variant: 'day-night' })),
  ...['easier', 'normal', 'harder'].map(pyramid => ({ variant: 'pyramid', pyramid })),
];

const inAllerRuhe: readonly Voyage[] = [
  ...range(1, 5).flatMap(seats => SEAS.map(options => ({ seats, options, crew: crewOf(seats, 'sailor') }))),
  ...['cabin-boy', 'sailor'].map(level => ({ seats: 2, options: { variant: 'duel' }, crew: [level] })),
];

const santaTimea: readonly Voyage[] = [false, true].flatMap(professional => [
  ...[1, 3, 5].flatMap(rounds =>
    range(2, 5).flatMap(seats =>
      ['cabin-boy', 'sailor'].map(level => ({ seats, options: { professional, rounds }, crew: crewOf(seats, level) })),
    ),
  ),
  // Captains take their time: short games tell enough.
  ...[2, 3, 4].map(seats => ({ seats, options: { professional, rounds: 1 }, crew: crewOf(seats, 'captain') })),
]);

const rivers: Readonly<Record<string, readonly string[]>> = {
  standard: [
    ...['random', 'cabin-boy', 'sailor', 'captain'],
    ...['random random', 'random cabin-boy', 'random sailor', 'random captain'],
    ...['cabin-boy cabin-boy', 'cabin-boy sailor', 'sailor sailor'],
    ...['cabin-boy captain', 'sailor captain', 'captain captain'],
    ...['random random random', 'random random cabin-boy', 'random random sailor', 'random random captain'],
    ...['random cabin-boy cabin-boy', 'random sailor sailor'],
    ...['cabin-boy cabin-boy cabin-boy', 'cabin-boy cabin-boy sailor', 'cabin-boy sailor sailor'],
    ...['sailor sailor sailor', 'cabin-boy cabin-boy captain', 'cabin-boy sailor captain', 'sailor sailor captain'],
    ...['cabin-boy captain captain', 'sailor captain captain', 'captain captain captain'],
  ],
  erik: ['random', 'cabin-boy', 'sailor', 'captain'],
  fleet: ['random', 'cabin-boy', 'sailor', 'captain'],
};

const lighthouseRun: readonly Voyage[] = Object.entries(rivers).flatMap(([mode, crews]) =>
  crews
    .map(crew => crew.split(' '))
    .sort((a, b) => a.length - b.length)
    .map(crew => ({ seats: crew.length + 1, options: { mode }, crew })),
);

/** What may become a rung, by game. */
export const CANDIDATES: Readonly<Record<string, readonly Voyage[]>> = {
  'in-aller-ruhe': inAllerRuhe,
  'santa-timea': santaTimea,
  'lighthouse-run': lighthouseRun,
};
