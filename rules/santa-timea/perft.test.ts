import { describe, expect, it } from 'vitest';
import { perft } from '../core/index.js';
import { position } from './builders.test-help.js';
import { santaTimea } from './index.js';
import { naiveLeaves } from './naive.test-help.js';

// The numbers are those of the naive counter; the engine has to meet them.
const PINNED = [
  ['two players, three cards each', ['N1 E2 S3', 'N4 W2 B'], 0, 'N1 E2 S3', [3, 9, 14, 28, 28, 28]],
  ['three players with brides', ['B B', 'N5 B', 'E6 B'], 1, 'S2 W1', [1, 2, 2, 2, 2, 2]],
  ['a hand of nothing but brides', ['N1 S14 E2', 'B B B', 'W2 N3 B'], 0, 'N2 S1 N3', [3, 3, 9, 14, 18, 28]],
  ['four players', ['N1 E2', 'S3 W4', 'N5 E6', 'S7 B'], 3, 'E1 W2', [1, 2, 4, 8, 8]],
] as const;

describe('How many ways a game can go on', () => {
  it.each(PINNED)('3.1 %s', (_, hands, leader, winds, counts) => {
    const depths = counts.map((_count, i) => i + 1);
    const naive = { hands: hands.map(hand => hand.split(' ')), leader, winds: winds.split(' '), played: [] };
    expect(depths.map(depth => naiveLeaves(naive, depth))).toEqual(counts);
    const state = position({ hands, leader, winds }, { rounds: 1 });
    expect(depths.map(depth => perft(santaTimea, state, depth))).toEqual(counts);
  });
});
