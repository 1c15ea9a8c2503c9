import { describe, expect, it } from 'vitest';
import { perft } from '../core/index.js';
import { position } from './builders.test-help.js';
import { inAllerRuhe } from './index.js';
import { leaves, naive } from './naive.test-help.js';

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

describe('How many ways a game can go on', () => {
  it.each(PINNED)('3.1 %s', (_, state, counts) => {
    const depths = counts.map((_count, i) => i + 1);
    expect(depths.map(depth => leaves(naive(inAllerRuhe.save(state)), depth))).toEqual(counts);
    expect(depths.map(depth => perft(inAllerRuhe, state, depth))).toEqual(counts);
  });
});
