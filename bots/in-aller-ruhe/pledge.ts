import { GROUP_DISCARD, type View } from '@seekiste/rules/in-aller-ruhe';
import { cardsOf } from './known.js';
import { at, sum } from './list.js';
import type { Weights } from './weights.js';

const handSizes = (view: View): readonly number[] =>
  view.hands.map(hand => (hand.kind === 'own' ? hand.cards.length : hand.count));

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
 * The number to name at the departure (5.3). Numbers that were named this round stand, and those
 * of the round before are expected again; what is missing to eight is shared out card by card,
 * always to the seat that can spare most. Whoever names last so completes the eight.
 */
export const choosePledge = (view: View, seat: number, weights: Weights): number => {
  const expected = view.pledges.map((named, other) => named ?? (other === seat ? null : at(view.offers, other)));
  const shares = expected.map(number => number ?? 0);
  const most = handSizes(view);
  const wealth = spare(view, weights);
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
