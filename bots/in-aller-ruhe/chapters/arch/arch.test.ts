import { routesOf } from '@seekiste/rules/in-aller-ruhe';
import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../sailor/gaps.js';
import { chosen, known, numbers, position } from '../../position.test-help.js';

const options = { variant: 'arch', islandsRemoved: 0, strict: false } as const;
const ROOF = new Array<number>(28).fill(0);

describe('The heuristic and the great arch', () => {
  it('14.2 has a gap of its own on each of the three routes', () => {
    const gaps = gapsOf(new Array<number>(40).fill(0), routesOf(options));
    expect(gaps.map(({ start, width, below, above }) => [start, width, below, above])).toEqual([
      [0, 6, 0, 81],
      [6, 6, 0, 81],
      [12, 28, 0, 81],
    ]);
  });

  it('14.4 expects a pillar to cost nothing', () => {
    const pillars = [10, 0, 30, 0, 50, 0, 10, 20, 30, 40, 50, 60].map((card, space) => (space > 5 ? card + 1 : card));
    const seen = known({ seats: 2, options, departedBy: null, sea: [...pillars, ...ROOF], hands: [[1], [2]] });
    expect(seen.prices.slice(0, 3)).toEqual([0, 0, 0]);
    expect(seen.prices[3]).toBeGreaterThan(10);
  });

  it('14.3, 14.4 completes a pillar for nothing and leaves the roof alone', () => {
    const pillars = [10, 0, 30, 40, 50, 60, 11, 21, 31, 41, 51, 61];
    const piles = [numbers(62, 10), numbers(1, 9)];
    const state = position({
      seats: 2,
      options,
      departedBy: null,
      sea: [...pillars, ...ROOF],
      hands: [[20, 75, 76], [77]],
      piles,
    });
    expect(chosen(state)).toBe('20 B1');
  });

  it('14.3 discards numbers that fit no pillar, though they would fit the roof', () => {
    const pillars = [10, 0, 12, 40, 50, 60, 13, 21, 31, 41, 51, 61];
    const piles = [[11, ...numbers(62, 10)], numbers(1, 9)];
    const state = position({
      seats: 2,
      options,
      departedBy: null,
      sea: [...pillars, ...ROOF],
      hands: [[20, 75, 76], [77]],
      piles,
    });
    expect(chosen(state)).toMatch(/^- \d+ \d+$/);
  });
});
