import type { Hint } from '@seekiste/bots';
import { describe, expect, it } from 'vitest';
import { asSaid } from './order.js';

const hint = (move: string, mean: number, level = false): Hint =>
  ({ move, worth: { mean, low: mean, high: mean }, level }) as unknown as Hint;

describe('hints', () => {
  it('are told in the order of what they say, and what was thought best is practically equal then', () => {
    const said = asSaid([hint('captain', 0.98), hint('best', 0.99, true), hint('worse', 0.5)]);
    expect(said.map(({ move, level }) => [move, level])).toEqual([
      ['best', false],
      ['captain', true],
      ['worse', false],
    ]);
  });

  it('that stand in order stay as they are', () => {
    const hints = [hint('a', 0.9), hint('b', 0.9, true), hint('c', 0.1)];
    expect(asSaid(hints)).toEqual(hints);
    expect(asSaid([])).toEqual([]);
  });
});
