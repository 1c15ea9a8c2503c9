import type { Refusal } from '@seekiste/rules/core';
import {
  COMPASS,
  inAllerRuhe,
  isEdge,
  MONSTER,
  ownHand,
  price,
  routeAt,
  type Card,
  type Move,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { hopelessGap, type HopelessGap } from './gaps.js';

/** What a card does on a space: an edge of the pyramid is explored first and paid for after (17.5). */
type Doing = 'lay' | 'explore' | 'destroy' | 'clear' | 'turn';

/** What playing a chosen card on a space comes down to. */
export type Offer =
  | {
      readonly kind: 'legal';
      readonly price: number;
      readonly gap: HopelessGap | undefined;
      readonly does: Doing;
    }
  | { readonly kind: 'illegal'; readonly refusal: Refusal };

export const layMove = (hand: readonly Card[], slot: number, space: Space, paying: readonly number[]): Move => ({
  type: 'lay',
  card: hand[slot] ?? 0,
  space,
  pay: paying.map(other => hand[other] ?? 0),
});

const judged = (view: View, move: Move, does: Doing, cost = 0): Offer => {
  const refusal = inAllerRuhe.why(view, move);
  return refusal ? { kind: 'illegal', refusal } : { kind: 'legal', price: cost, gap: undefined, does };
};

const isExplored = ({ pyramid }: View, space: Space): boolean => (pyramid?.deck ?? 0) > 0 && isEdge(space);

/** The rules judge, and name the price themselves where one is due at once. */
const layOffer = (view: View, slot: number, space: Space): Offer => {
  const hand = ownHand(view);
  const card = hand[slot] ?? 0;
  const refusal = inAllerRuhe.why(view, layMove(hand, slot, space, []));
  if (refusal && refusal.code !== 'wrong-payment') return { kind: 'illegal', refusal };
  const later = isExplored(view, space);
  const cost = later ? price(view.sea, card, space) : Number(refusal?.params['price'] ?? 0);
  const gap = hopelessGap(view.sea, card, space, routeAt(view.options, space));
  return { kind: 'legal', price: cost, gap, does: later ? 'explore' : 'lay' };
};

/** 11.2, 17.7 Cards that are played on a space without being laid there. */
export const aimMove = (card: Card, space: Space): Move | undefined => {
  if (card === MONSTER) return { type: 'monster', space };
  return card === COMPASS ? { type: 'clear', space } : undefined;
};

export const offerAt = (view: View, slot: number, space: Space): Offer => {
  const aim = aimMove(ownHand(view)[slot] ?? 0, space);
  return aim ? judged(view, aim, aim.type === 'monster' ? 'destroy' : 'clear') : layOffer(view, slot, space);
};

/** 15.4 An island is turned over for one card. */
export const turnOffer = (view: View, card: Card, space: Space): Offer =>
  judged(view, { type: 'turn', space, card }, 'turn', 1);
