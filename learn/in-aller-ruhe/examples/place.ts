import type { OptionValues } from '@seekiste/rules/core';
import type { Example } from '../../example.js';

/** Islands for hands and piles that no example is about. */
const SPARE = [19, 34, 49, 63, 71, 7, 28, 55, 44, 16, 68, 9, 37, 74, 52, 30, 62, 5, 47, 80];
const HAND = 5;
const PILE = 4;

interface Placed {
  readonly sea?: readonly number[];
  readonly hand: readonly number[];
  /** Without it, some islands that nobody cares about. */
  readonly pile?: readonly number[];
  readonly others?: readonly number[];
  readonly othersPile?: readonly number[];
}

/** A table for two from what matters at it: what is not named is filled with spare islands. */
export const placed = ({ sea = [], hand, pile, others, othersPile }: Placed): object => {
  const named = [sea, hand, pile, others, othersPile].flatMap(cards => cards ?? []);
  const spare = SPARE.filter(card => !named.includes(card));
  const take = (count: number): readonly number[] => spare.splice(0, count);
  return {
    ...(sea.length > 0 ? { sea } : {}),
    hands: [hand, others ?? take(HAND)],
    piles: [pile ?? take(PILE), othersPile ?? take(PILE)],
  };
};

/** Examples that share their options. */
export const withOptions = (options: OptionValues, examples: readonly Example[]): readonly Example[] =>
  examples.map(example => ({ ...example, options: { ...options, ...example.options } }));
