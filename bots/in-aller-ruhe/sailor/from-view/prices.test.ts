import { ONE_ROUTE } from '@seekiste/rules/in-aller-ruhe';
import { describe, expect, it } from 'vitest';
import { gapsOf, type Gap } from '../gaps.js';
import { expectedPrice } from './prices.js';
import { evenSea, known } from '../../position.test-help.js';
import { WEIGHTS } from '../numbers.js';

const supplyWith = (hand: readonly number[], thrown: readonly number[] = []) =>
  known({ seats: 2, hands: [hand, [80]], thrown: [thrown, []] }).supply;

const route = ONE_ROUTE;
const single = gapsOf(evenSea(10))[0]!; // 20 _ 24

describe('What filling a gap will cost', () => {
  it('4.5 lies between the prices of the numbers that fit', () => {
    const price = expectedPrice(single, supplyWith([1, 2]), WEIGHTS);
    expect(price).toBeGreaterThan(1);
    expect(price).toBeLessThan(2);
  });

  it('is the price of the only number that is left', () => {
    expect(expectedPrice(single, supplyWith([1, 2], [21, 23]), WEIGHTS)).toBeCloseTo(2);
    expect(expectedPrice(single, supplyWith([1, 2], [22]), WEIGHTS)).toBeCloseTo(1);
  });

  it('4.7 is no more for three spaces than for two of the same step: the middle one is free', () => {
    const inside = (width: number): Gap => ({
      start: 10,
      width,
      below: 20,
      above: 20 + 2 * (width + 1),
      route,
    });
    const [two, three, four] = [2, 3, 4].map(width => expectedPrice(inside(width), supplyWith([1, 2]), WEIGHTS));
    expect(three).toBeCloseTo(two!);
    expect(four).toBeGreaterThan(three!);
  });

  it('is less at an end of the sea, where the outermost space is free', () => {
    const inside: Gap = { start: 10, width: 2, below: 20, above: 26, route };
    expect(expectedPrice({ ...inside, start: 0 }, supplyWith([1, 2]), WEIGHTS)).toBeLessThan(
      expectedPrice(inside, supplyWith([1, 2]), WEIGHTS),
    );
  });
});
