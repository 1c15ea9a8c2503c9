import fc from 'fast-check';
import { BRIDE, numberOf, pointsOf, steering, value, type Direction } from '@seekiste/rules/santa-timea';
import { describe, expect, it } from 'vitest';
import { inOrder } from './order.js';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
const cards = (hand: readonly { readonly card: number }[]): readonly number[] => hand.map(({ card }) => card);

describe('a hand sorted by value', () => {
  it('stands from the lowest value in this wind to the highest, with half values between', () => {
    const hand = [steering(NORTH, 5), steering(EAST, 11), steering(SOUTH, 14), steering(WEST, 9)];
    expect(cards(inOrder(hand, 'value', NORTH))).toEqual([
      steering(SOUTH, 14),
      steering(WEST, 9),
      steering(NORTH, 5),
      steering(EAST, 11),
    ]);
  });

  it('has cards against the wind in the order of their numbers (4.4)', () => {
    const hand = [steering(SOUTH, 12), steering(SOUTH, 3), steering(SOUTH, 8)];
    expect(cards(inOrder(hand, 'value', NORTH)).map(numberOf)).toEqual([3, 8, 12]);
  });

  it('has its brides at the end, each with a key of its own', () => {
    const hand = inOrder([steering(NORTH, 14), BRIDE, BRIDE], 'value', NORTH);
    expect(cards(hand)).toEqual([steering(NORTH, 14), BRIDE, BRIDE]);
    expect(new Set(hand.map(({ key }) => key)).size).toBe(3);
  });

  it('keeps every card, whatever the wind', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: BRIDE - 1 }), { maxLength: 12 }),
        fc.constantFrom<Direction>(0, 1, 2, 3),
        (hand, wind) => {
          const sorted = cards(inOrder(hand, 'value', wind));
          expect(sorted.toSorted((a, b) => a - b)).toEqual(hand.toSorted((a, b) => a - b));
          const points = sorted.map(card => pointsOf(value(card, wind)));
          expect(points).toEqual(points.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('a hand sorted by direction', () => {
  it('stands north, east, south, west, each from its lowest number', () => {
    const hand = [steering(WEST, 1), BRIDE, steering(NORTH, 7), steering(EAST, 2), steering(NORTH, 3)];
    expect(cards(inOrder(hand, 'direction', SOUTH))).toEqual([
      steering(NORTH, 3),
      steering(NORTH, 7),
      steering(EAST, 2),
      steering(WEST, 1),
      BRIDE,
    ]);
  });

  it('is all there is while no wind blows', () => {
    const hand = [steering(SOUTH, 4), steering(NORTH, 9)];
    expect(inOrder(hand, 'value', undefined)).toEqual(inOrder(hand, 'direction', undefined));
  });
});
