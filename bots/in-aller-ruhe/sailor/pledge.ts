import { GROUP_DISCARD, mostThrown, mostUnseen, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import { outlook, throwLeast } from './from-view/hand.js';
import { cardsOf, type Known } from './from-view/known.js';
import { at, sum } from './list.js';
import type { Weights } from './weights.js';

const handSizes = (view: View): readonly number[] =>
  view.hands.map(hand => (hand.kind === 'own' ? hand.cards.length : hand.count));

/** How many cards every seat can give, as far as this one knows: it does not count its own sea monsters (11.3). */
const givable = (view: View): readonly number[] =>
  view.hands.map(
    (hand, seat) => mostUnseen(view, seat).count + (hand.kind === 'own' ? mostThrown(view, hand.cards) : hand.count),
  );

/**
 * How much a seat can spare: its cards, and a little more the later it acts next. Only what
 * everybody sees counts, so that all bots arrive at the same shares and the numbers add up.
 */
const spare = (view: View, weights: Weights): readonly number[] =>
  cardsOf(view).map((cards, seat) => {
    const order = (seat - view.turn - 1 + view.seats) % view.seats;
    return cards + (weights.pledgeLater * order) / view.seats;
  });

/**
 * 12.7 Whoever gives a whole hand earns a compass, so the richest gives as much where that can be had;
 * a second one too, if the eight allow it.
 */
const wholeHands = (view: View, wealth: readonly number[], named: readonly (number | null)[]): readonly number[] => {
  const shares = named.map(number => number ?? 0);
  if (!view.storms) return shares;
  const sizes = handSizes(view);
  let [left, compasses] = [GROUP_DISCARD - sum(shares), view.storms.supply - view.storms.earned];
  const seats = named.flatMap((number, seat) => (number === null ? [seat] : []));
  for (const seat of seats.sort((a, b) => at(wealth, b) - at(wealth, a))) {
    if (compasses <= 0 || at(sizes, seat) > left) continue;
    shares[seat] = at(sizes, seat);
    left -= at(sizes, seat);
    compasses--;
  }
  return shares;
};

/**
 * The number to name at the departure (5.3). Numbers that were named this round stand, and those
 * of the round before are expected again; what is missing to eight is shared out card by card,
 * always to the seat that can spare most. Whoever names last so completes the eight.
 */
export const choosePledge = (view: View, seat: number, weights: Weights): number => {
  const expected = view.pledges.map((named, other) => named ?? (other === seat ? null : at(view.offers, other)));
  const most = givable(view);
  const wealth = spare(view, weights);
  const shares = wholeHands(view, wealth, expected).map((share, other) => Math.min(share, at(most, other)));
  for (let missing = GROUP_DISCARD - sum(shares); missing > 0; missing--) {
    const richer = (a: number, b: number): number =>
      at(wealth, b) - at(shares, b) > at(wealth, a) - at(shares, a) ? b : a;
    const able = shares.flatMap((share, other) => (expected[other] === null && share < at(most, other) ? [other] : []));
    if (able.length === 0) break; // the others named too little for the own hand to make up
    const giver = able.reduce(richer);
    shares[giver] = at(shares, giver) + 1;
  }
  return at(shares, seat);
};

/** 5.5, 12.4 What was pledged: unseen cards where that is allowed, else those that are missed least. */
export const give = (known: Known): Move => {
  const { view, seat, hand, throwable } = known;
  const pledged = view.pledges[seat] ?? 0;
  // 12.7 A whole hand earns a compass.
  const whole = view.storms && throwable === hand.length && pledged >= hand.length ? hand.length : 0;
  const unseen = Math.min(mostUnseen(view, seat).count, pledged - whole);
  const { cards } = throwLeast(known, outlook(known, known.gaps, hand), hand, pledged - unseen);
  return unseen > 0 ? { type: 'give', cards, unseen } : { type: 'give', cards };
};
