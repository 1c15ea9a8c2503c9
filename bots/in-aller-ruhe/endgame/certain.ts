import {
  ARRIVAL,
  ARRIVALS,
  DEPARTURE,
  HAND,
  isIsland,
  ISLANDS,
  ownHand,
  type Card,
  type Move,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { at, choose, gapsOf, type Gap, weightsFor } from '../sailor/index.js';
import { kindsOf } from './kinds.js';

/*
 * What one of several players can be sure of, whatever cards the others hold and whatever they do. It is little: most
 * of what counts lies in hands and piles that nobody sees.
 */

const countOf = (cards: readonly Card[], wanted: Card): number => cards.filter(card => card === wanted).length;

/** In the order in which they are thrown where nothing but an arrival is of use. */
const deadFirst = (cards: readonly Card[]): readonly Card[] => [
  ...cards.filter(card => card !== ARRIVAL),
  ...cards.filter(card => card === ARRIVAL),
];

/**
 * 6.4 With a full sea an arrival is all that is of use, and one is enough. Nobody sees what is thrown, so it is never
 * worse to keep one.
 */
const inFullSea = (view: View, seat: number): Move | undefined => {
  const hand = ownHand(view);
  if (view.phase === 'give') return { type: 'give', cards: deadFirst(hand).slice(0, view.pledges[seat] ?? 0) };
  if (view.departedBy === null && hand.includes(DEPARTURE)) return { type: 'depart' }; // 5.1
  if (view.departedBy !== null && hand.includes(ARRIVAL)) return { type: 'arrive' }; // 6.1
  return hand.length < 2 ? undefined : { type: 'discard', cards: deadFirst(hand).slice(0, 2) };
};

/** A number of the own hand that fills a gap of one space. */
interface Filling {
  readonly card: Card;
  readonly space: Space;
  readonly price: number;
}

/** The cheapest number of the own hand for each gap; none if a gap is wider, or nothing for it is held. */
const fillings = ({ sea }: View, hand: readonly Card[]): readonly Filling[] => {
  const { gaps, ofIslands } = kindsOf(sea, hand.filter(isIsland));
  const found = gaps.map((_, index) =>
    ofIslands
      .filter(({ gap }) => gap === index)
      .flatMap(({ card, places }) => places.map(({ space, price }): Filling => ({ card, space, price })))
      .sort((a, b) => a.price - b.price)
      .at(0),
  );
  const all = found.filter(filling => filling !== undefined);
  return all.length === gaps.length && gaps.every(({ width }) => width === 1) ? all : [];
};

/** 4.6 Whether the own cards pay for all of them, one a turn, and leave an arrival that may be played. */
const arrivesAfter = (view: View, seat: number, fills: readonly Filling[]): boolean => {
  let held = ownHand(view).length;
  let pile = at(view.piles, seat);
  for (const [i, { price }] of fills.entries()) {
    if (held - 1 - price < fills.length - i) return false; // the numbers that follow, and the arrival
    held -= 1 + price;
    const drawn = Math.min(pile, Math.max(0, HAND - held)); // 3.2, 3.3
    held += drawn;
    pile -= drawn;
  }
  return held >= (view.options.strict ? 2 : 1); // 8.3
};

/**
 * 8.2 Whether the others can take so many turns, one or two. Whoever discards two twice needs four cards. Who lays the
 * last island instead may be without cards afterwards, but then their second turn does not come.
 */
const othersLast = (view: View, seat: number, turns: number): boolean =>
  view.hands.every((hand, other) => {
    if (other === seat || hand.kind === 'own') return true;
    return hand.count >= 2 && hand.count + at(view.piles, other) >= 2 * turns;
  });

/** The gaps that others might have to wait for are two at most: with three, somebody could lay one and run out of cards. */
const MOST_FILLED = 2;

/**
 * With an arrival and a number for each of the last one or two open spaces nothing can happen any more: others can lay
 * islands only where these would go.
 */
const winning = (view: View, seat: number): Move | undefined => {
  const hand = ownHand(view);
  if (view.phase !== 'turn' || view.departedBy === null || !hand.includes(ARRIVAL)) return undefined;
  const all = fillings(view, hand);
  if (all.length === 0 || all.length > MOST_FILLED || !othersLast(view, seat, all.length)) return undefined;
  const fills = [all, all.toReversed()].find(order => arrivesAfter(view, seat, order));
  if (!fills) return undefined;
  const { card, space, price } = at(fills, 0);
  const others = hand.filter(held => !fills.some(filling => filling.card === held));
  return { type: 'lay', card, space, pay: deadFirst(others).slice(0, price) };
};

/** Whether some gap has fewer numbers than spaces, of those that have not been laid or thrown by oneself, or no arrival is left. */
const isLost = ({ sea, remembered }: View): boolean => {
  const gone = new Set([...sea, ...remembered]);
  const isTooFull = ({ below, above, width }: Gap): boolean => {
    let fits = 0;
    for (let card = below + 1; card < above && card <= ISLANDS; card++) if (!gone.has(card)) fits++;
    return fits < width;
  };
  return countOf(remembered, ARRIVAL) === ARRIVALS || gapsOf(sea).some(isTooFull);
};

/**
 * A move that no other is better than, for certain, in the standard game with several players: with a full sea; where
 * it wins whatever happens; and where every move loses. Undefined where nothing is certain.
 */
export const certainMove = (view: View): Move | undefined => {
  const { viewer: seat, phase } = view;
  if (seat === 'watcher' || (phase !== 'turn' && phase !== 'give')) return undefined;
  if (view.open === 0) return inFullSea(view, seat);
  return winning(view, seat) ?? (isLost(view) ? choose(view, weightsFor(view.options)) : undefined);
};
