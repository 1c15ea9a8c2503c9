import { OPEN, ownHand, type Card, type View } from '@seekiste/rules/in-aller-ruhe';
import { slack } from './budget.js';
import { gapsOf, type Gap } from './gaps.js';
import { at, sum } from './list.js';
import { expectedPrice } from './prices.js';
import { supplyOf, type Supply } from './supply.js';
import type { Weights } from './weights.js';

/** What a seat knows when it has to act: read from its view once, then only looked up. */
export interface Known {
  readonly weights: Weights;
  readonly seats: number;
  readonly seat: number;
  readonly strict: boolean;
  readonly departed: boolean;
  readonly sea: readonly Card[];
  readonly open: number;
  readonly hand: readonly Card[];
  /** Hand and pile together, seat by seat, and all of them. */
  readonly cards: readonly number[];
  readonly total: number;
  readonly supply: Supply;
  /** The chance that an unseen number is in play and that the team can wait for it. */
  readonly comes: number;
  readonly gaps: readonly Gap[];
  /** What filling each gap will cost, and all of them. */
  readonly prices: readonly number[];
  readonly price: number;
}

export const cardsOf = (view: View): readonly number[] =>
  view.hands.map((hand, seat) => at(view.piles, seat) + (hand.kind === 'own' ? hand.cards.length : hand.count));

export const know = (view: View, seat: number, weights: Weights): Known => {
  const cards = cardsOf(view);
  const total = sum(cards);
  const departed = view.departedBy !== null;
  const open = view.sea.filter(card => card === OPEN).length;
  const gaps = gapsOf(view.sea);
  const supply = supplyOf(view, gaps, weights);
  const prices = gaps.map(gap => expectedPrice(gap, supply, weights));
  const price = sum(prices);
  const spare = Math.max(0, slack({ cards: total, open, price, departed }));
  return {
    weights,
    seats: view.seats,
    seat,
    strict: view.options.strict,
    departed,
    sea: view.sea,
    open,
    hand: ownHand(view),
    cards,
    total,
    supply,
    comes: supply.inPlay * (1 - weights.hurry * Math.exp(-spare / weights.hurryWidth)),
    gaps,
    prices,
    price,
  };
};
