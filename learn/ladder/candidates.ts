import type { OptionValues } from '@seekiste/rules/core';
import type { Voyage } from './voyage.js';

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A crew of one level beside the player. */
const crewOf = (seats: number, level: string): readonly string[] => new Array<string>(seats - 1).fill(level);

/** Option sets of In aller Ruhe, in the order of its rulebook; what is left out is as usual. */
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

const pair = ['random', 'cabin-boy', 'sailor', 'captain'];
const three = ['cabin-boy cabin-boy', 'cabin-boy sailor', 'sailor sailor', 'sailor captain', 'captain captain'];
const four = [
  'cabin-boy cabin-boy cabin-boy',
  'cabin-boy cabin-boy sailor',
  'cabin-boy sailor sailor',
  'cabin-boy cabin-boy captain',
  'sailor sailor sailor',
  'sailor sailor captain',
  'captain captain captain',
];

const lighthouseRun: readonly Voyage[] = [
  ...['standard', 'erik', 'fleet'].flatMap(mode => pair.map(level => ({ seats: 2, options: { mode }, crew: [level] }))),
  ...[...three, ...four]
    .map(crew => crew.split(' '))
    .map(crew => ({ seats: crew.length + 1, options: { mode: 'standard' }, crew })),
];

/** What may become a rung, by game. */
export const CANDIDATES: Readonly<Record<string, readonly Voyage[]>> = {
  'in-aller-ruhe': inAllerRuhe,
  'santa-timea': santaTimea,
  'lighthouse-run': lighthouseRun,
};
