import type { Refusal } from '@seekiste/rules/core';
import {
  cardsFor,
  mostUnseen,
  ownHand,
  whyKept,
  type Card,
  type Move,
  type Throw,
  type View,
} from '@seekiste/rules/in-aller-ruhe';

export const throwMove = (reason: Throw, cards: readonly Card[], unseen = 0): Move =>
  reason === 'give' && unseen > 0 ? { type: 'give', cards, unseen } : { type: reason, cards };

/** How many cards of the hand have to be picked for it; cards given unseen count among those pledged (12.4). */
export const needed = (view: View, reason: Throw, unseen = 0): number =>
  Math.max(0, (cardsFor(view, reason)?.count ?? 0) - unseen);

/** 12.4 How many of the cards to be given may come from the pile, unseen. */
export const unseenNow = (view: View): number =>
  view.viewer === 'watcher' ? 0 : Math.min(needed(view, 'give'), mostUnseen(view, view.viewer).count);

/** Why this card of the hand has to be kept, if so. */
export const whyHeld = (view: View, slot: number): Refusal | undefined => {
  const card = ownHand(view)[slot];
  return card === undefined ? undefined : whyKept(view, card);
};
