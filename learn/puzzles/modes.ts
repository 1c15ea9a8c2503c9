import type { OptionValues } from '@seekiste/rules/core';

/** A way to play that puzzles are mined from. Its name is part of the deals' seeds, so it stays. */
export interface PuzzleMode {
  readonly name: string;
  readonly seats: number;
  /** What is left out is as usual. */
  readonly options: OptionValues;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const CHAPTERS: readonly (readonly [string, OptionValues])[] = [
  ['rock', { rock: true, islandsRemoved: 8 }],
  ['monsters', { monsters: 4 }],
  ['storms', { storms: true }],
  ['arch', { variant: 'arch', islandsRemoved: 12 }],
  ['day-night', { variant: 'day-night' }],
  ['pyramid', { variant: 'pyramid' }],
];

const inAllerRuhe: readonly PuzzleMode[] = [
  ...[0, 4, 6, 8, 10, 12].map(islandsRemoved => ({
    name: `alone-${islandsRemoved}`,
    seats: 1,
    options: islandsRemoved > 0 ? { islandsRemoved } : {},
  })),
  ...[4, 8].map(islandsRemoved => ({
    name: `strict-${islandsRemoved}`,
    seats: 1,
    options: { islandsRemoved, strict: true },
  })),
  ...range(2, 5).map(seats => ({ name: `crew-${seats}`, seats, options: { islandsRemoved: 8 } })),
  ...range(2, 5).map(seats => ({ name: `far-${seats}`, seats, options: { islandsRemoved: 12 } })),
  ...CHAPTERS.flatMap(([chapter, options]) =>
    [1, 2, 3].map(seats => ({ name: `${chapter}-${seats}`, seats, options })),
  ),
  { name: 'all-2', seats: 2, options: { rock: true, monsters: 3, storms: true } },
  { name: 'duel-2', seats: 2, options: { variant: 'duel' } },
];

const santaTimea: readonly PuzzleMode[] = [false, true].flatMap(professional =>
  range(2, 5).flatMap(seats =>
    [1, 2].map(rounds => ({
      name: `${professional ? 'pro' : 'basic'}-${seats}-${rounds}`,
      seats,
      options: { professional, rounds },
    })),
  ),
);

const lighthouseRun: readonly PuzzleMode[] = [
  ...range(2, 4).map(seats => ({ name: `river-${seats}`, seats, options: { mode: 'standard' } })),
  ...['erik', 'fleet'].map(mode => ({ name: `${mode}-2`, seats: 2, options: { mode } })),
];

const MODES: Readonly<Record<string, readonly PuzzleMode[]>> = {
  'in-aller-ruhe': inAllerRuhe,
  'santa-timea': santaTimea,
  'lighthouse-run': lighthouseRun,
};

/** The ways to play a game that puzzles are mined from; none for a game without puzzles. */
export const modesOf = (game: string): readonly PuzzleMode[] => (Object.hasOwn(MODES, game) ? (MODES[game] ?? []) : []);
