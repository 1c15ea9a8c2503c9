import { describe, expect, it } from 'vitest';
import { ARRIVAL } from '@seekiste/rules/in-aller-ruhe';
import { outlook, throwLeast } from './hand.js';
import { evenSea, known, type Fields } from '../../position.test-help.js';

const thrown = (fields: Fields, count: number): readonly number[] => {
  const seen = known(fields);
  return throwLeast(seen, outlook(seen, seen.gaps, seen.hand), seen.hand, count).cards;
};

describe('Which cards are missed least', () => {
  it('is a dead one before any other', () => {
    const hands = [[7, 21, 22, ARRIVAL], [9]];
    expect(thrown({ seats: 2, sea: evenSea(10), hands }, 1)).toEqual([7]);
  });

  it('is one of several that fill the same gap, before the only one for another', () => {
    const hands = [[21, 22, 41], [9]];
    expect(thrown({ seats: 2, sea: evenSea(10, 20), hands, thrown: [[42, 43], []] }, 1)).not.toContain(41);
  });

  it('is an early arrival while others are still to come, before an island', () => {
    const rest = Array.from({ length: 70 }, (_, i) => i + 1);
    const piles = [
      [...rest.slice(0, 35), ARRIVAL, ARRIVAL],
      [...rest.slice(35), ARRIVAL],
    ];
    expect(thrown({ seats: 2, hands: [[71, 72, ARRIVAL, ARRIVAL], [73]], piles }, 1)).toEqual([ARRIVAL]);
  });

  it('is anything but the last arrival when the sea is full', () => {
    const hands = [[1, 3, ARRIVAL], [5]];
    expect(thrown({ seats: 2, sea: evenSea(), hands, departedBy: 0 }, 2)).toEqual([1, 3]);
  });
});
