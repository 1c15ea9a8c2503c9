import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { price } from '@seekiste/rules/in-aller-ruhe';
import { kindsOf } from './kinds.js';
import { evenSea, numbers } from '../position.test-help.js';

const ISLANDS = numbers(1, 80);

/** The numbers of each kind. */
const alike = (sea: readonly number[], islands = ISLANDS): readonly (readonly number[])[] => {
  const { kindOf, count } = kindsOf(sea, islands);
  const cards = Array.from({ length: count }, (_, kind) => islands.filter(card => kindOf.get(card) === kind));
  return cards.filter(some => some.length > 0);
};

describe('Kinds of cards', () => {
  it('4.5 are, in a gap of one space, the numbers of one price', () => {
    // Between the 20 and the 24, and after the 70.
    expect(alike(evenSea(10))).toEqual([[21, 23], [22]]);
    expect(alike(evenSea(35))).toEqual([[71], [72], [73], [74]]);
  });

  it('are one for every gap', () => {
    expect(alike(evenSea(10, 20))).toEqual([[21, 23], [22], [41, 43], [42]]);
  });

  it('are the single numbers where two spaces are open side by side', () => {
    expect(alike(evenSea(10, 11))).toEqual([[21], [22], [23], [24], [25]]);
    const { ofIslands } = kindsOf(evenSea(10, 11), [21]);
    expect(ofIslands).toEqual([
      {
        card: 21,
        gap: 0,
        places: [
          { space: 10, price: 1 },
          { space: 11, price: 5 },
        ].slice(0, 1),
      },
    ]);
  });

  it('are made of the numbers that are left', () => {
    expect(alike(evenSea(10), [1, 21, 80])).toEqual([[21]]);
    expect(alike(evenSea())).toEqual([]);
  });

  it('4.6 have no place that a full hand could not pay for, and miss none', () => {
    const anyOpen = fc.uniqueArray(fc.nat(35), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyOpen, open => {
        const sea = evenSea(...open);
        const { ofIslands, kindOf } = kindsOf(sea, ISLANDS);
        for (const { places, card } of ofIslands)
          for (const place of places) {
            expect(place.price).toBe(price(sea, card, place.space));
            expect(place.price).toBeLessThanOrEqual(4);
          }
        for (const space of open)
          for (const card of ISLANDS) {
            const fits = sea.every((laid, at) => laid === 0 || (at < space ? laid < card : laid > card));
            if (fits && price(sea, card, space) <= 4) expect(kindOf.has(card)).toBe(true);
          }
      }),
    );
  });
});
