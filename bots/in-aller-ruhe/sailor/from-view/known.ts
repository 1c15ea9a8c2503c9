import {
  closedTo,
  departs,
  neverHeld,
  OPEN,
  ownHand,
  routesOf,
  whyKept,
  wrongSpaces,
  type Card,
  type Route,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { needsAfter, slack } from './budget.js';
import { wrongToCome } from './day-night.js';
import { explorationOf, type Exploration } from './exploration.js';
import { gapsOf, type Gap } from '../gaps.js';
import { at, sum } from '../list.js';
import { monstersToCome } from './monsters.js';
import { expectedPrice } from './prices.js';
import { supplyOf, type Supply } from './supply.js';
import type { Weights } from '../weights.js';

/** What a seat knows when it has to act: read from its view once, then only looked up. */
export interface Known {
  readonly weights: Weights;
  readonly view: View;
  readonly seats: number;
  readonly seat: number;
  readonly strict: boolean;
  /** The departure has been made, or there is none. */
  readonly departed: boolean;
  readonly routes: readonly Route[];
  readonly sea: readonly Card[];
  readonly open: number;
  readonly hand: readonly Card[];
  /** How many cards of the hand may be discarded. */
  readonly throwable: number;
  keeps(card: Card): boolean;
  /** Spaces that are closed to this seat now. */
  readonly closed: readonly boolean[] | undefined;
  /** Hand and pile together, seat by seat, and all of them; cards that are never held are left out. */
  readonly cards: readonly number[];
  readonly total: number;
  readonly supply: Supply;
  /** The chance that an unseen number is in play and that the team can wait for it. */
  readonly comes: number;
  readonly gaps: readonly Gap[];
  /** What filling each gap will cost, and all of them. */
  readonly prices: readonly number[];
  readonly price: number;
  readonly chores: number;
  readonly monsters: number;
  readonly exploration: Exploration | undefined;
}

export const cardsOf = (view: View): readonly number[] => {
  const piled = sum(view.piles);
  const held = piled > 0 ? 1 - Math.min(piled, neverHeld(view)) / piled : 1;
  return view.hands.map(
    (hand, seat) => held * at(view.piles, seat) + (hand.kind === 'own' ? hand.cards.length : hand.count),
  );
};

export const know = (view: View, seat: number, weights: Weights): Known => {
  const exploration = explorationOf(view, weights);
  const finds = (exploration?.finds ?? 0) / view.seats;
  const cards = cardsOf(view).map(count => count + finds);
  const total = sum(cards);
  const departed = view.departedBy !== null || !departs(view.options);
  const open = view.sea.filter(card => card === OPEN).length;
  const routes = routesOf(view.options);
  const gaps = gapsOf(view.sea, routes);
  const supply = supplyOf(view, gaps, weights, exploration);
  const prices = gaps.map(gap => expectedPrice(gap, supply, weights));
  const price = sum(prices);
  const hand = ownHand(view);
  const keeps = (card: Card): boolean => whyKept(view, card) !== undefined;
  const chores = wrongSpaces(view).length + wrongToCome(view, weights) * open + (exploration?.chores ?? 0);
  const monsters = monstersToCome(view, hand, weights);
  const mine = at(cards, seat);
  const needs = needsAfter({ weights, departed, total, cards, seat }, { mine, open, price, chores, monsters });
  return {
    weights,
    view,
    seats: view.seats,
    seat,
    strict: view.options.strict,
    departed,
    routes,
    sea: view.sea,
    open,
    hand,
    throwable: hand.filter(card => !keeps(card)).length,
    keeps,
    closed: closedTo(view, seat),
    cards,
    total,
    supply,
    comes: supply.inPlay * (1 - weights.hurry * Math.exp(-Math.max(0, slack(needs)) / weights.hurryWidth)),
    gaps,
    prices,
    price,
    chores,
    monsters,
    exploration,
  };
};
