import { describe, expect, it } from 'vitest';
import { ARRIVAL } from '@seekiste/rules/in-aller-ruhe';
import { evenSea, known } from '../../position.test-help.js';

const numbers = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => from + i);

describe('Which numbers can still come', () => {
  const hands = [[5, 7, ARRIVAL], [9]];
  const thrown = [[11, 13, ARRIVAL], []];
  const { supply } = known({ seats: 2, sea: evenSea(3), hands, thrown });

  it('are those that were neither laid nor held nor thrown by oneself', () => {
    for (const number of [2, 5, 7, 11, 13]) expect(supply.unseen[number]).toBe(0);
    for (const number of [8, 9, 1, 80]) expect(supply.unseen[number]).toBe(1);
    expect([supply.held[5], supply.held[7], supply.held[9]]).toEqual([1, 1, 0]);
  });

  it('7.2 leaves out the arrivals in the own hand and on the own discard pile', () => {
    expect(supply.unseenArrivals).toBe(3);
  });

  it('become less certain with every card that others threw face down', () => {
    const inPlay = (count: number): number =>
      known({
        seats: 2,
        hands: [[71], [72, 73, 74]],
        piles: [numbers(count + 1, 30 - count), numbers(31, 40)],
        thrown: [[], numbers(1, count)],
      }).supply.inPlay;
    expect(inPlay(10)).toBeLessThan(inPlay(2));
    expect(inPlay(25)).toBeLessThan(inPlay(10));
  });

  it('are more certain the more of the unseen are dead, for those are thrown first', () => {
    const inPlay = (...open: readonly number[]): number =>
      known({ seats: 2, sea: evenSea(...open), hands: [[79], [80]] }).supply.inPlay;
    expect(inPlay(10)).toBeGreaterThan(inPlay(10, 12, 14, 16, 18, 20, 22, 24));
  });

  it('9.1 become less certain with every island that was removed', () => {
    const inPlay = (islandsRemoved: number): number => {
      const piles = [numbers(islandsRemoved + 1, 20), numbers(islandsRemoved + 21, 50 - islandsRemoved)];
      return known({ seats: 2, options: { islandsRemoved }, hands: [[71], numbers(72, 9)], piles }).supply.inPlay;
    };
    expect(inPlay(12)).toBeLessThan(inPlay(4));
  });
});
