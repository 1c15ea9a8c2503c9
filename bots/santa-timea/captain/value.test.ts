import { describe, expect, it } from 'vitest';
import { santaTimea, type State } from '@seekiste/rules/santa-timea';
import { playGame, seedOf } from '../../play.test-help.js';
import { sailor } from '../index.js';
import { value } from './value.js';

/** The end of a round, the same for all: these points, rounds won and wind cards taken. */
const after = (round: number, points: readonly number[], changes: Partial<State> = {}): State => {
  const state = santaTimea.start({ professional: false, rounds: 5 }, points.length);
  return { ...state, round, points: [...points], phase: round < 5 ? 'deal' : 'over', ...changes };
};

describe('what the end of a round is worth', () => {
  it('is a chance: all seats together have one', () => {
    for (const professional of [false, true])
      playGame({ game: santaTimea, seats: 4, options: { professional }, bot: sailor, seed: seedOf(1) }, ({ state }) => {
        const chances = [0, 1, 2, 3].map(seat => value(state as State, seat));
        expect(chances.every(chance => chance >= 0 && chance <= 1)).toBe(true);
        expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
      });
  });

  it('is more with more points, the more so the fewer rounds are left', () => {
    const ahead = [1, 2, 3, 4, 5].map(round => value(after(round, [7, 5, 5]), 0));
    expect(ahead.toSorted((a, b) => a - b)).toEqual(ahead);
    expect(ahead[0]).toBeGreaterThan(1 / 3);
    expect(ahead[4]).toBeGreaterThan(0.95);
  });

  it('8.2 counts rounds won where points are level', () => {
    expect(value(after(3, [6, 6], { roundsWon: [2, 1] }), 0)).toBeGreaterThan(0.5);
    expect(value(after(5, [6, 6], { roundsWon: [3, 2] }), 0)).toBeGreaterThan(0.9);
  });

  it('counts a little damage, but less than a place', () => {
    const [little, much] = [1, 1 << 4]; // a 1 and a 3 of the north wind
    expect(value(after(2, [4, 4], { collected: [little, much] }), 0)).toBeGreaterThan(0.5);
    expect(value(after(2, [4, 6], { collected: [little, much] }), 0)).toBeLessThan(0.5);
    expect(value(after(5, [9, 10], { collected: [0, much] }), 0)).toBeLessThan(0.1);
  });

  it('7.1 does not count a set as damage', () => {
    const set = 1 + (1 << 2) + (1 << 4);
    expect(value(after(2, [4, 4], { collected: [set, 1] }), 0)).toBeGreaterThan(0.5);
  });
});
