import type { Refusal } from '@seekiste/rules/core';
import {
  ARRIVAL,
  COMPASS,
  costOf,
  hopelessGap,
  inAllerRuhe,
  MONSTER,
  ownHand,
  whyNoArrival,
  type Card,
  type HopelessGap,
  type Move,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';

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

/** The rules judge, and name the price; where it is due at once, laying without paying is refused for that alone. */
const layOffer = (view: View, slot: number, space: Space): Offer => {
  const hand = ownHand(view);
  const card = hand[slot] ?? 0;
  const refusal = inAllerRuhe.why(view, layMove(hand, slot, space, []));
  if (refusal && refusal.code !== 'wrong-payment') return { kind: 'illegal', refusal };
  const cost = costOf(view, card, space);
  const gap = hopelessGap(view, card, space);
  return { kind: 'legal', price: cost?.price ?? 0, gap, does: cost?.later ? 'explore' : 'lay' };
};

/** 11.2, 17.7 Cards that are played on a space without being laid there. */
export const aimMove = (card: Card, space: Space): Move | undefined => {
  if (card === MONSTER) return { type: 'monster', space };
  return card === COMPASS ? { type: 'clear', space } : undefined;
};

export const offerAt = (view: View, slot: number, space: Space): Offer => {
  const card = ownHand(view)[slot] ?? 0;
  // 6.1 An arrival that is taken to a space too early says when it may be played.
  const early = card === ARRIVAL ? whyNoArrival(view) : undefined;
  if (early) return { kind: 'illegal', refusal: early };
  const aim = aimMove(card, space);
  return aim ? judged(view, aim, aim.type === 'monster' ? 'destroy' : 'clear') : layOffer(view, slot, space);
};

/** 15.4 An island is turned over for one card. */
export const turnOffer = (view: View, card: Card, space: Space): Offer =>
  judged(view, { type: 'turn', space, card }, 'turn', 1);
