import { ARRIVAL, isIsland, type Card } from '@seekiste/rules/in-aller-ruhe';
import { fill } from './fill.js';
import { helpersIn, helps, type Gap } from './gaps.js';
import type { Known } from './known.js';
import { at, sum } from './list.js';
import { logChance } from './odds.js';

/** Gaps, and what each is worth to the holder of a hand. */
export interface Outlook {
  readonly gaps: readonly Gap[];
  readonly fills: readonly number[];
}

export const outlook = (known: Known, gaps: readonly Gap[], hand: readonly Card[]): Outlook => ({
  gaps,
  fills: gaps.map(gap => fill(known, gap, helpersIn(hand, gap))),
});

/** The logarithm of the chance that an arrival will be there in the end, with so many in the own hand. */
const arrives = ({ supply, weights }: Known, own: number): number =>
  logChance(1 - (1 - weights.ownArrivalKept) ** own * (1 - supply.arrivalInPlay) ** supply.unseenArrivals);

const arrivalsIn = (hand: readonly Card[]): number => {
  let count = 0;
  for (const card of hand) if (card === ARRIVAL) count++;
  return count;
};

/** The gap that a card can help to fill; a dead card has none, nor has a departure card after the departure. */
const gapFor = (gaps: readonly Gap[], card: Card): number | undefined => {
  if (!isIsland(card)) return undefined;
  for (let index = 0; index < gaps.length; index++) if (helps(at(gaps, index), card)) return index;
  return undefined;
};

/** How much a card of this hand would be missed. */
const missed = (known: Known, { gaps, fills }: Outlook, hand: readonly Card[], card: Card): number => {
  if (card === ARRIVAL) return arrives(known, arrivalsIn(hand)) - arrives(known, arrivalsIn(hand) - 1);
  const index = gapFor(gaps, card);
  if (index === undefined) return 0;
  const gap = at(gaps, index);
  return at(fills, index) - fill(known, gap, helpersIn(hand, gap) - 1);
};

export interface Thrown {
  readonly cards: readonly Card[];
  /** What the gaps and the arrivals are worth afterwards. */
  readonly worth: number;
}

/**
 * Throws the cards that are missed least, one after another. That is the best choice as a whole too,
 * since every further card for the same gap is missed more than the one before.
 */
export const throwLeast = (known: Known, { gaps, fills }: Outlook, hand: readonly Card[], count: number): Thrown => {
  const left = [...hand];
  const now = { gaps, fills: [...fills] };
  const cards: Card[] = [];
  while (cards.length < count) {
    let slot = 0;
    let least = Infinity;
    for (let i = 0; i < left.length && least > 0; i++) {
      const loss = missed(known, now, left, at(left, i));
      if (loss < least) [slot, least] = [i, loss];
    }
    const card = at(left, slot);
    const index = gapFor(gaps, card);
    if (index !== undefined) now.fills[index] = at(now.fills, index) - least;
    left.splice(slot, 1);
    cards.push(card);
  }
  return { cards, worth: sum(now.fills) + arrives(known, arrivalsIn(left)) };
};
