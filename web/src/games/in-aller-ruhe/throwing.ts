import type { Refusal } from '@seekiste/rules/core';
import { inAllerRuhe, ownHand, type Card, type Move, type View } from '@seekiste/rules/in-aller-ruhe';

/** What cards of the hand can be picked for, to be discarded together. */
export type Throwing = 'discard' | 'give' | 'hold' | 'soak' | 'pay';

export const throwMove = (reason: Throwing, cards: readonly Card[], unseen = 0): Move =>
  reason === 'give' && unseen > 0 ? { type: 'give', cards, unseen } : { type: reason, cards };

/** A number that the rules name when they refuse this move. */
const named = (view: View, move: Move, param: string): number => {
  const value = inAllerRuhe.why(view, move)?.params[param];
  return typeof value === 'number' ? value : 0;
};

/** 5.5 How many cards this viewer has to give now; nothing outside that step. */
export const owed = ({ viewer, phase, pledges, given }: View): number | undefined => {
  if (viewer === 'watcher' || phase !== 'give' || given[viewer] === true) return undefined;
  return pledges[viewer] ?? 0;
};

/** How many cards of the hand have to be picked for it. */
export const needed = (view: View, reason: Throwing, unseen = 0): number => {
  switch (reason) {
    case 'discard': // 7.1
    case 'hold': // 10.3
      return 2;
    case 'give':
      return Math.max(0, (owed(view) ?? 0) - unseen);
    case 'soak':
    case 'pay':
      return named(view, { type: reason, cards: [] }, 'due');
  }
};

/** 12.4 How many cards of the pile may be given unseen. */
export const mostUnseen = (view: View): number =>
  Math.min(owed(view) ?? 0, named(view, { type: 'give', cards: [], unseen: 99 }, 'most'));

/** 5.3 How many cards can be pledged at most. */
export const mostPledged = (view: View): number => named(view, { type: 'pledge', count: 99 }, 'most');

/** What this viewer has to discard cards for now, without having chosen to. */
export const dueThrowing = (view: View): Throwing | undefined => {
  const { phase, toAct, viewer } = view;
  if (toAct.kind !== 'seats' || viewer === 'watcher' || !toAct.must.includes(viewer)) return undefined;
  if (phase === 'give') return owed(view) === undefined ? undefined : 'give';
  return phase === 'soak' || phase === 'pay' ? phase : undefined;
};

/** What discarding would be for in this step of the game. */
const throwingNow = (view: View): Throwing => dueThrowing(view) ?? (view.phase === 'rock' ? 'hold' : 'discard');

/** 11.3, 12.3 Why this card has to be kept, if so: the rules are asked about it together with others. */
export const whyKept = (view: View, slot: number): Refusal | undefined => {
  const hand = ownHand(view);
  const card = hand[slot];
  if (card === undefined) return undefined;
  const reason = throwingNow(view);
  const due = needed(view, reason);
  const cards = [card, ...hand.filter((_, other) => other !== slot)].slice(0, Math.max(1, due));
  const refusal = inAllerRuhe.why(view, throwMove(reason, cards, due - cards.length));
  const kept = refusal?.params['cards'];
  return refusal?.code !== 'card-not-held' && Array.isArray(kept) && kept.includes(card) ? refusal : undefined;
};
