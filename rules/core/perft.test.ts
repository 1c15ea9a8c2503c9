import { describe, expect, it } from 'vitest';
import { perft } from './perft.js';
import { seedOf } from './seeds.test-help.js';
import { Table } from './table.js';
import { shells } from './toy.test-help.js';

const dealt = (seats: number, options: { tide: boolean; boasting: boolean }) =>
  Table.open(shells, { seats, options: { shells: 9, ...options } }, seedOf(1)).state;

const counts = (state: ReturnType<typeof dealt>, depth: number): number[] =>
  Array.from({ length: depth + 1 }, (_, i) => perft(shells, state, i));

describe('perft', () => {
  it('counts every order of choices made at the same time', () => {
    // Two hands of two: either of two seats with either of two shells, then the other seat; then one shell each.
    expect(counts(dealt(2, { tide: false, boasting: false }), 6)).toEqual([1, 4, 8, 16, 16, 16, 16]);
    // Three: 3 seats × 2, 2 × 2, 1 × 2, and again with one shell each.
    expect(counts(dealt(3, { tide: false, boasting: false }), 7)).toEqual([1, 6, 24, 48, 144, 288, 288, 288]);
  });

  it('counts those who may act but need not', () => {
    // After the first choice (4 ways) the other seat has two shells to choose, or the first one boasts.
    expect(counts(dealt(2, { tide: false, boasting: true }), 2)).toEqual([1, 4, 12]);
  });

  it('does not count chance', () => {
    expect(() => perft(shells, shells.start({ shells: 9, tide: true, boasting: false }, 2), 1)).toThrow(RangeError);
  });

  it('reports a game that refuses what it offers', () => {
    const broken: typeof shells = {
      ...shells,
      apply: () => ({ ok: false, error: { code: 'not-held', clause: '2', params: {} } }),
    };
    expect(() => perft(broken, dealt(2, { tide: false, boasting: false }), 1)).toThrow(
      /offered but refused: \d \(not-held\)/,
    );
  });
});
