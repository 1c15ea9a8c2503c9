import type { Card } from './cards.js';
import type { Space } from './sea.js';

/**
 * Inside, a player's move is a small whole number: its kind, the slot of the played card in the
 * ascending hand, the space, and a mask of slots thrown (or, for a pledge, the number).
 */
export const LAY = 0;
export const DEPART = 1;
export const PLEDGE = 2;
export const GIVE = 3;
export const ARRIVE = 4;
export const DISCARD = 5;
/** Chapters add kinds from 6 on, each with its use for slot and space; they are listed in their `terms.ts`. */

export const code = (kind: number, mask = 0, slot = 0, space: Space = 0): number =>
  kind | (slot << 5) | (space << 9) | (mask << 15);
export const kindOf = (c: number): number => c & 31;
export const slotOf = (c: number): number => (c >> 5) & 15;
export const spaceOf = (c: number): Space => (c >> 9) & 63;
export const maskOf = (c: number): number => c >> 15;

/** No sea has more spaces. */
export const MOST_SPACES = 40;

/** No hand ever exceeds ten cards: four and the six extra ones of the solo departure. */
export const LARGEST_HAND = 10;

const bitsIn = (mask: number): number => (mask === 0 ? 0 : 1 + bitsIn(mask & (mask - 1)));

/** All ways to throw k of n cards, as parts of a code: `CHOICES[n][k]`. */
export const CHOICES: readonly (readonly (readonly number[])[])[] = Array.from({ length: LARGEST_HAND + 1 }, (_, n) => {
  const masks = Array.from({ length: 1 << n }, (_, mask) => mask);
  return Array.from({ length: n + 1 }, (_, k) => masks.filter(mask => bitsIn(mask) === k).map(mask => code(0, mask)));
});

/** The ways to pay k cards of n while another slot's card is laid: `PAYMENTS[n][slot][k]`. */
export const PAYMENTS: readonly (readonly (readonly (readonly number[])[])[])[] = CHOICES.map((byCount, n) =>
  Array.from({ length: n }, (_, slot) => byCount.map(parts => parts.filter(part => !(maskOf(part) & (1 << slot))))),
);

/** One space further, two, three … as parts of a code; and the numbers from 0 as parts of a pledge. */
export const STEPS: readonly number[] = Array.from({ length: MOST_SPACES }, (_, steps) => code(0, 0, 0, steps));
export const COUNTS: readonly number[] = Array.from({ length: LARGEST_HAND + 3 }, (_, count) => code(0, count));

/** Slots that hold the same card as the slot before. */
export const twins = (hand: readonly Card[]): number => {
  let same = 0;
  for (let slot = 1; slot < hand.length; slot++) if (hand[slot] === hand[slot - 1]) same |= 1 << slot;
  return same;
};

/** Of masks that throw the same cards, the one that takes the earlier of equal cards. */
export const isFirstOfEquals = (mask: number, same: number): boolean => (mask & same & ~(mask << 1)) === 0;

export const cardsIn = (hand: readonly Card[], mask: number): Card[] => hand.filter((_, slot) => mask & (1 << slot));

/** The slots of these cards in the hand, or undefined if they are not all there. */
export const slotsOf = (hand: readonly Card[], cards: readonly Card[], taken = 0): number | undefined => {
  let mask = taken;
  for (const card of cards) {
    const slot = hand.findIndex((held, i) => held === card && !(mask & (1 << i)));
    if (slot < 0) return undefined;
    mask |= 1 << slot;
  }
  return mask & ~taken;
};
