import type { Refusal } from '@seekiste/rules/core';
import { inAllerRuhe, ownHand, type Move, type Space, type View } from '@seekiste/rules/in-aller-ruhe';
import type { HopelessGap } from './gaps.js';
import { layMove, offerAt } from './offers.js';
import { suggestPayment } from './payment.js';

/** What a player has picked so far; cards by their slot in the hand, since arrivals are alike. */
export type Choice =
  | { readonly kind: 'none' }
  | { readonly kind: 'card'; readonly slot: number }
  | {
      readonly kind: 'lay';
      readonly slot: number;
      readonly space: Space;
      readonly price: number;
      readonly paying: readonly number[];
      readonly gap: HopelessGap | undefined;
    }
  | { readonly kind: 'discard'; readonly slots: readonly number[] }
  | { readonly kind: 'give'; readonly slots: readonly number[] };

export const NOTHING: Choice = { kind: 'none' };

/** A step of choosing: what is picked now, and a move or a refusal where one came of it. */
export interface Chosen {
  readonly choice: Choice;
  readonly move?: Move;
  readonly refusal?: Refusal;
}

/** Picks or puts back; one too many replaces the one picked first. */
const toggle = (slots: readonly number[], slot: number, most: number): readonly number[] =>
  slots.includes(slot) ? slots.filter(held => held !== slot) : [...slots, slot].slice(-most);

/** 5.5 How many cards this viewer has to give now; nothing outside that step. */
export const owed = (view: View): number | undefined => {
  const { viewer, phase, pledges, given } = view;
  if (viewer === 'watcher' || phase !== 'give' || given[viewer] === true) return undefined;
  return pledges[viewer] ?? 0;
};

/** What is picked while nothing has been: giving begins by itself. */
export const beginning = (view: View): Choice => (owed(view) === undefined ? NOTHING : { kind: 'give', slots: [] });

export const tapCard = (view: View, choice: Choice, slot: number): Choice => {
  switch (choice.kind) {
    case 'give': {
      const most = owed(view) ?? 0;
      return most === 0 ? choice : { kind: 'give', slots: toggle(choice.slots, slot, most) };
    }
    case 'discard':
      return { kind: 'discard', slots: toggle(choice.slots, slot, 2) };
    case 'lay':
      if (slot === choice.slot) return NOTHING;
      if (choice.price === 0) return { kind: 'card', slot };
      return { ...choice, paying: toggle(choice.paying, slot, choice.price) };
    case 'card':
      return slot === choice.slot ? NOTHING : { kind: 'card', slot };
    case 'none':
      return { kind: 'card', slot };
  }
};

/** 4.4–4.8 A free space takes the island at once; a price, or a gap left hopeless, asks first. */
export const tapSpace = (view: View, choice: Choice, space: Space, { warn }: { warn: boolean }): Chosen => {
  if (choice.kind !== 'card' && choice.kind !== 'lay') return { choice };
  const { slot } = choice;
  const offer = offerAt(view, slot, space);
  if (offer.kind === 'illegal') return { choice: { kind: 'card', slot }, refusal: offer.refusal };
  const gap = warn ? offer.gap : undefined;
  const hand = ownHand(view);
  if (offer.price === 0 && !gap) return { choice: NOTHING, move: layMove(hand, slot, space, []) };
  const paying = suggestPayment(view.sea, hand, slot, offer.price);
  return { choice: { kind: 'lay', slot, space, price: offer.price, paying, gap } };
};

/** The move that this choice stands for. */
const moveOf = (view: View, choice: Choice): Move | undefined => {
  const hand = ownHand(view);
  const cards = (slots: readonly number[]): readonly number[] =>
    slots.map(slot => hand[slot] ?? 0).sort((a, b) => a - b);
  switch (choice.kind) {
    case 'lay':
      return layMove(
        hand,
        choice.slot,
        choice.space,
        [...choice.paying].sort((a, b) => a - b),
      );
    case 'discard':
      return { type: 'discard', cards: cards(choice.slots) };
    case 'give':
      return { type: 'give', cards: cards(choice.slots) };
    case 'card':
    case 'none':
      return undefined;
  }
};

export const confirm = (view: View, choice: Choice): Chosen => {
  const move = moveOf(view, choice);
  if (!move) return { choice };
  const refusal = inAllerRuhe.why(view, move);
  return refusal ? { choice, refusal } : { choice: NOTHING, move };
};

/** Whether a choice only waits for its confirmation. */
export const isComplete = (view: View, choice: Choice): boolean => {
  const move = moveOf(view, choice);
  return move !== undefined && inAllerRuhe.why(view, move) === undefined;
};

/** What a card of the hand is picked for, if it is. */
export const pickedFor = (choice: Choice, slot: number): 'play' | 'throw' | undefined => {
  switch (choice.kind) {
    case 'card':
      return slot === choice.slot ? 'play' : undefined;
    case 'lay':
      return slot === choice.slot ? 'play' : choice.paying.includes(slot) ? 'throw' : undefined;
    case 'discard':
    case 'give':
      return choice.slots.includes(slot) ? 'throw' : undefined;
    case 'none':
      return undefined;
  }
};
