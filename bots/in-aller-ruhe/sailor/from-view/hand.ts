import { ARRIVAL, COMPASS, isIsland, type Card } from '@seekiste/rules/in-aller-ruhe';
import { fill } from './fill.js';
import { helpersIn, helps, type Gap } from '../gaps.js';
import type { Known } from './known.js';
import { at, sum } from '../list.js';
import { logChance, logComfort } from '../odds.js';

/** Gaps, and what each is worth to the holder of a hand. */
export interface Outlook {
  readonly gaps: readonly Gap[];
  readonly fills: readonly number[];
}

export const outlook = (known: Known, gaps: readonly Gap[], hand: readonly Card[]): Outlook => ({
  gaps,
  fills: gaps.map(gap => fill(known, gap, helpersIn(hand, gap))),
});

const countIn = (hand: readonly Card[], wanted: Card): number => {
  let count = 0;
  for (const card of hand) if (card === wanted) count++;
  return count;
};

/** The logarithm of the chance that an arrival will be there in the end, with so many in the own hand. */
const arrives = ({ supply, weights }: Known, own: number): number =>
  logChance(1 - (1 - weights.ownArrivalKept) ** own * (1 - supply.arrivalInPlay) ** supply.unseenArrivals);

/** 17.7 How comfortable the team is with its compasses, so many of them in the own hand. */
const calms = ({ exploration, weights }: Known, own: number): number =>
  exploration ? weights.calm * logComfort((own + exploration.compasses - exploration.storms) / weights.calmWidth) : 0;

/** What a hand is worth by cards that are no islands. */
const treasure = (known: Known, hand: readonly Card[]): number =>
  arrives(known, countIn(hand, ARRIVAL)) + calms(known, countIn(hand, COMPASS));

const treasureMissed = (known: Known, hand: readonly Card[], card: Card): number => {
  const own = countIn(hand, card);
  if (card === ARRIVAL) return arrives(known, own) - arrives(known, own - 1);
  return card === COMPASS ? calms(known, own) - calms(known, own - 1) : 0;
};

/** The gaps that a card can help to fill: on every route there is one at most. */
const gapsFor = ({ routes }: Known, gaps: readonly Gap[], card: Card): readonly number[] => {
  const found: number[] = [];
  if (isIsland(card))
    for (let index = 0; index < gaps.length && found.length < routes.length; index++)
      if (helps(at(gaps, index), card)) found.push(index);
  return found;
};

/**
 * How much a card of this hand would be missed: a dead one not at all, and neither is a departure
 * card after the departure.
 */
const missed = (known: Known, { gaps, fills }: Outlook, hand: readonly Card[], card: Card): number => {
  if (!isIsland(card)) return treasureMissed(known, hand, card);
  let loss = 0;
  for (const index of gapsFor(known, gaps, card)) {
    const gap = at(gaps, index);
    loss += at(fills, index) - fill(known, gap, helpersIn(hand, gap) - 1);
  }
  return loss;
};

export interface Thrown {
  readonly cards: readonly Card[];
  /** What the gaps and the other cards are worth afterwards. */
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
      const loss = known.keeps(at(left, i)) ? Infinity : missed(known, now, left, at(left, i));
      if (loss < least) [slot, least] = [i, loss];
    }
    const card = at(left, slot);
    left.splice(slot, 1);
    cards.push(card);
    for (const index of gapsFor(known, gaps, card))
      now.fills[index] = fill(known, at(gaps, index), helpersIn(left, at(gaps, index)));
  }
  return { cards, worth: sum(now.fills) + treasure(known, left) };
};

/** These many cards that are missed least, as far as they may be thrown. */
export const leastMissed = (known: Known, count: number): readonly Card[] =>
  throwLeast(known, outlook(known, known.gaps, known.hand), known.hand, Math.min(count, known.throwable)).cards;
