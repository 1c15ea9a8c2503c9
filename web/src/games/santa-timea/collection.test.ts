import { wind } from '@seekiste/rules/santa-timea';
import { describe, expect, it } from 'vitest';
import { countedDamages, progressOf } from './collection.js';

const [NORTH, EAST, SOUTH] = [0, 1, 2] as const;

describe('collected wind cards', () => {
  it('show how far each set is', () => {
    const progress = progressOf([wind(NORTH, 1), wind(NORTH, 1), wind(NORTH, 3), wind(SOUTH, 2)]);
    expect(progress.map(({ counts }) => counts)).toEqual([
      [2, 0, 1],
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
    expect(progress.every(({ set }) => !set)).toBe(true);
  });

  it('7.1 make a set of 1, 2 and 3 of one direction', () => {
    const sets = progressOf([1, 2, 3].map(damage => wind(EAST, damage))).map(({ set }) => set);
    expect(sets).toEqual([false, true, false, false]);
  });

  it('7.2 count only what is not in a set', () => {
    const winds = [wind(NORTH, 1), wind(NORTH, 2), wind(NORTH, 2), wind(NORTH, 3), wind(SOUTH, 1)];
    expect(countedDamages(winds, [NORTH])).toEqual([2, 1]);
    expect(countedDamages(winds, [])).toEqual([1, 2, 2, 3, 1]);
  });
});
