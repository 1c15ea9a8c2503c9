import { describe, expect, it } from 'vitest';
import { perft } from '../core/index.js';
import { position } from './builders.test-help.js';
import { inAllerRuhe } from './index.js';
import { leaves, naive } from './naive.test-help.js';
import { leaves as chapterLeaves, tableOf } from './naive-table.test-help.js';

// The numbers are those of the naive counter; the engine has to meet them.
const PINNED = [
  ['an empty sea', position('hands: 7 23 38 54 70 | 3 11 40 66 A; piles: 1 2 | 4 5'), [190, 15555]],
  [
    'a sea with four open spaces, and prices',
    position(
      'hands: 21 24 60 A A | 4 23 61 62 63; piles: 64 65 | 66 67; departedBy: 0; sea: A1=1-3 E1=5-18 C4=25-37 E6=79 F6=80',
    ),
    [14, 268, 2580],
  ],
  [
    'the last island, then the arrival',
    position('hands: 36 50 51 52 A | 53 54 A A | 55 A; departedBy: 2; sea: A1=1-35; piles: 60 | 61 | 62'),
    [14, 60, 76],
  ],
  [
    'a departure of three',
    position('hands: 10 20 30 40 D | 11 21 31 41 51 | 12 22; piles: 1 2 | 3 4 | 5 6; sea: C1=9'),
    [1, 14, 126, 540, 7338],
  ],
  [
    'the eight, agreed',
    position('hands: 10 20 30 A A | 11 21 31 41; departedBy: 0; phase: give; round: 1; pledges: 5 3; piles: 1-5 | 6-8'),
    [5, 8, 1200],
  ],
  ['alone, departing', position('hands: 10 20 30 40 D; piles: 1-6 50-55; sea: C1=9'), [1, 45, 6057]],
] as const;

const ALL_THREE = { rock: true, monsters: 3, storms: true };
const sea = (spaces: number, ...laid: (readonly [number, number])[]) => {
  const list = Array<number>(spaces).fill(0);
  for (const [space, card] of laid) list[space] = card;
  return { sea: list };
};
const from = (space: number, card: number, count: number) =>
  Array.from({ length: count }, (_, i) => [space + i, card + i] as const);

const CHAPTERS = [
  [
    '10.3, 11.2, 12.2 rock, monsters and storms, with a compass in hand',
    position(
      'hands: 24 60 M | 23 61 62; piles: V 64 65 | Y O 66; departedBy: 0; sea: A1=1-18 C4=25-33 C6=40-43',
      ALL_THREE,
      {
        rock: { row: 4 },
        storms: { orange: [0, 1], compasses: [0, 1] },
      },
    ),
    [29, 156, 500, 1540],
  ],
  [
    '12.4, 12.7, 12.8 a departure of three under yellow storms',
    position(
      'hands: 10 20 30 D | 11 21 31 | 12 22; piles: 1 2 | 3 4 | 5 6; sea: C1=9',
      { storms: true },
      {
        storms: { yellow: [0, 1, 0] },
      },
    ),
    [1, 3, 42, 402, 2268],
  ],
  [
    '11.5 an attempt to arrive',
    position('hands: A 50 51 | 40 M | A 43; piles: 60 | 61 | 62; departedBy: 0; sea: A1=1-36', { monsters: 3 }),
    [4, 111, 216, 216],
  ],
  [
    '14.3, 14.4 the last pillar space, then the roof',
    position(
      'hands: 16 41 42 | 8 9 43; piles: 60 | 70',
      { variant: 'arch' },
      sea(40, ...from(0, 1, 6), ...from(6, 11, 5), [20, 40]),
    ),
    [6, 117, 4205],
  ],
  [
    '15.3, 15.4 day and night',
    position('hands: 5 17 40 | 8 9 A; piles: C 60 | C 70; sea: C1=3 F6=80; departedBy: 1', { variant: 'day-night' }),
    [100, 4207],
  ],
  [
    '16.4, 16.5 a duel with a short row',
    position(
      'hands: 15 40 41 | 16 50 51; piles: 60 |; sea: A1=1-14 E3=20-36',
      { variant: 'duel' },
      {
        duel: {
          row: [70, 71, 72, 73, 74],
          owners: Array.from({ length: 36 }, (_, i) => (i < 14 ? 0 : i >= 16 && i < 33 ? 1 : null)),
        },
      },
    ),
    [9, 58, 933, 6796],
  ],
  [
    '17.4, 17.5, 17.7 a pyramid with a storm',
    position(
      'hands: 4 50 C | 5 51 52; piles: 60 61 | 70 71; sea: A1=1-2 E1=6-36',
      { variant: 'pyramid' },
      {
        pyramid: {
          deck: [88, 81, 85, 83],
          storms: Array.from({ length: 36 }, (_, space) => (space === 35 ? 84 : null)),
        },
      },
    ),
    [6, 18, 71, 199, 230],
  ],
] as const;

describe('How many ways a game can go on', () => {
  it.each(PINNED)('3.1 %s', (_, state, counts) => {
    const depths = counts.map((_count, i) => i + 1);
    expect(depths.map(depth => leaves(naive(inAllerRuhe.save(state)), depth))).toEqual(counts);
    expect(depths.map(depth => perft(inAllerRuhe, state, depth))).toEqual(counts);
  });

  it.each(CHAPTERS)('%s', (_, state, counts) => {
    const depths = counts.map((_count, i) => i + 1);
    expect(depths.map(depth => chapterLeaves(tableOf(inAllerRuhe.save(state)), depth))).toEqual(counts);
    expect(depths.map(depth => perft(inAllerRuhe, state, depth))).toEqual(counts);
  });
});
