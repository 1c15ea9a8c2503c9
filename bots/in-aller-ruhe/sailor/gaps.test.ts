import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascends, ONE_ROUTE, price, SPACES } from '@seekiste/rules/in-aller-ruhe';
import { gapsOf, helpersAtPrice, helpersIn, helpersUpTo, helps, split } from './gaps.js';
import { evenSea } from '../position.test-help.js';

const NUMBERS = Array.from({ length: 80 }, (_, i) => i + 1);
const ALL = [0, ...NUMBERS.map(() => 1), 0];

/** Any sea that ascends: some numbers, somewhere in order. */
const anySea = fc
  .record({
    spaces: fc.uniqueArray(fc.nat(SPACES - 1), { minLength: 0, maxLength: SPACES }),
    numbers: fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: SPACES, maxLength: SPACES }),
  })
  .map(({ spaces, numbers }) => {
    const sea = new Array<number>(SPACES).fill(0);
    const rising = numbers.slice(0, spaces.length).sort((a, b) => a - b);
    spaces.sort((a, b) => a - b).forEach((space, i) => (sea[space] = rising[i]!));
    return sea;
  });

describe('Gaps of the sea', () => {
  it('are the runs of open spaces, bounded by the islands beside them or by 0 and 81', () => {
    const route = ONE_ROUTE;
    expect(gapsOf(new Array<number>(SPACES).fill(0))).toEqual([{ start: 0, width: 36, below: 0, above: 81, route }]);
    expect(gapsOf(evenSea(0, 1, 7, 35))).toEqual([
      { start: 0, width: 2, below: 0, above: 6, route },
      { start: 7, width: 1, below: 14, above: 18, route },
      { start: 35, width: 1, below: 70, above: 81, route },
    ]);
  });

  it('cover every open space once', () => {
    fc.assert(
      fc.property(anySea, sea => {
        const covered = gapsOf(sea).flatMap(({ start, width }) => Array.from({ length: width }, (_, i) => start + i));
        expect(covered).toEqual(sea.flatMap((card, space) => (card === 0 ? [space] : [])));
      }),
    );
  });

  it('split where an island is laid as the sea itself does', () => {
    fc.assert(
      fc.property(anySea, fc.nat(SPACES - 1), fc.integer({ min: 1, max: 80 }), (sea, space, card) => {
        fc.pre(sea[space] === 0 && !sea.includes(card) && ascends(sea, card, space));
        const gaps = gapsOf(sea);
        const found = gaps.findIndex(({ start, width }) => start <= space && space < start + width);
        expect(gaps.toSpliced(found, 1, ...split(gaps[found]!, card, space))).toEqual(gapsOf(sea.with(space, card)));
      }),
    );
  });
});

describe('Numbers that help to fill a gap', () => {
  it('4.6 are those for one space that a full hand could pay for', () => {
    fc.assert(
      fc.property(anySea, sea => {
        for (const gap of gapsOf(sea).filter(({ width }) => width === 1)) {
          const payable = NUMBERS.filter(n => ascends(sea, n, gap.start) && price(sea, n, gap.start) <= 4);
          expect(NUMBERS.filter(n => helps(gap, n))).toEqual(payable);
        }
      }),
    );
  });

  it('are all numbers between the bounds where three or more spaces are open', () => {
    fc.assert(
      fc.property(anySea, sea => {
        for (const gap of gapsOf(sea).filter(({ width }) => width > 2))
          expect(NUMBERS.filter(n => helps(gap, n))).toEqual(NUMBERS.filter(n => gap.below < n && n < gap.above));
      }),
    );
  });

  it('are counted alike one by one, from a running count and by price', () => {
    const upTo = ALL.map((_, n) => Math.min(n, 80));
    fc.assert(
      fc.property(anySea, sea => {
        for (const gap of gapsOf(sea)) {
          const count = helpersIn(NUMBERS, gap);
          expect(helpersUpTo(upTo, gap)).toBe(count);
          if (gap.width > 1) continue;
          expect([1, 2, 3, 4].reduce((sum, cost) => sum + helpersAtPrice(ALL, gap, cost), 0)).toBe(count);
        }
      }),
    );
  });
});
