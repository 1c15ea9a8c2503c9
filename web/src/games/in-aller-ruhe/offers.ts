import type { Refusal } from '@seekiste/rules/core';
import {
  inAllerRuhe,
  ownHand,
  price,
  type Card,
  type Move,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { hopelessGap, type HopelessGap } from './gaps.js';
import { suggestPayment } from './payment.js';

/** What laying a chosen card on a space comes down to. */
export type Offer =
  | { readonly kind: 'legal'; readonly price: number; readonly gap: HopelessGap | undefined }
  | { readonly kind: 'illegal'; readonly refusal: Refusal };

export const layMove = (hand: readonly Card[], slot: number, space: Space, paying: readonly number[]): Move => ({
  type: 'lay',
  card: hand[slot] ?? 0,
  space,
  pay: paying.map(other => hand[other] ?? 0),
});

/** The rules judge; a payment of the right size stands in for whatever the player would choose. */
export const offerAt = (view: View, slot: number, space: Space): Offer => {
  const hand = ownHand(view);
  const card = hand[slot] ?? 0;
  const cost = Math.max(0, price(view.sea, card, space));
  const refusal = inAllerRuhe.why(view, layMove(hand, slot, space, suggestPayment(view.sea, hand, slot, cost)));
  return refusal
    ? { kind: 'illegal', refusal }
    : { kind: 'legal', price: cost, gap: hopelessGap(view.sea, card, space) };
};
