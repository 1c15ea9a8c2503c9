import type { Refusal } from '@seekiste/rules/core';
import {
  inAllerRuhe,
  mustThrow,
  OPEN,
  ownHand,
  rowOf,
  rowsToChoose,
  type HopelessGap,
  type Move,
  type Space,
  type Throw as Throwing,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { throwDue } from '../chapters/index.js';
import { aimMove, layMove, offerAt } from './offers.js';
import { suggestPayment } from './payment.js';
import { rowMove } from './row-choice.js';
import { needed, throwMove, whyHeld } from './throwing.js';

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
      /** 17.5 The price is paid after exploring. */
      readonly later: boolean;
    }
  | {
      readonly kind: 'throw';
      readonly reason: Throwing;
      readonly slots: readonly number[];
      /** 12.4 Cards given unseen from the pile. */
      readonly unseen: number;
    }
  /** 11.2, 17.7 A monster on an island, a compass on a storm. */
  | { readonly kind: 'aim'; readonly slot: number; readonly space: Space }
  /** 15.4 An island to be turned over, once it is chosen, and the card for it. */
  | { readonly kind: 'turn'; readonly space: Space | undefined; readonly slots: readonly number[] }
  /** 12.9 Which storm a compass removes. */
  | { readonly kind: 'compass' }
  /** 16.5 */
  | { readonly kind: 'swap' };

export const NOTHING: Choice = { kind: 'none' };

/** A step of choosing: what is picked now, and a move or a refusal where one came of it. */
export interface Chosen {
  readonly choice: Choice;
  readonly move?: Move;
  readonly refusal?: Refusal;
}

type Throw = Extract<Choice, { kind: 'throw' }>;

export const throwing = (reason: Throwing, slots: readonly number[] = []): Throw => ({
  kind: 'throw',
  reason,
  slots,
  unseen: 0,
});

/** 15.4 Turning begins with a card for it marked; it can be changed. */
export const turning = (view: View, space?: Space): Choice => ({
  kind: 'turn',
  space,
  slots: suggestPayment(view, undefined, 1),
});

/** Picks or puts back; one too many replaces the one picked first. */
const toggle = (slots: readonly number[], slot: number, most: number): readonly number[] =>
  slots.includes(slot) ? slots.filter(held => held !== slot) : most > 0 ? [...slots, slot].slice(-most) : slots;

/** What is picked while nothing has been: discarding that is due begins by itself. */
export const beginning = (view: View): Choice => {
  const reason = mustThrow(view);
  if (reason === undefined) return NOTHING;
  return throwing(reason, reason === 'pay' ? suggestPayment(view, undefined, needed(view, reason)) : []);
};

/** A card is picked to be discarded, unless the rules keep it. */
const pick = (view: View, choice: Choice, slot: number, picked: (slot: number) => Choice): Chosen => {
  const refusal = whyHeld(view, slot);
  return refusal ? { choice, refusal } : { choice: picked(slot) };
};

const isMine = ({ toAct, viewer }: View): boolean =>
  toAct.kind === 'seats' && viewer !== 'watcher' && toAct.must.includes(viewer);

const firstCard = (view: View, choice: Choice, slot: number): Chosen => {
  if (!isMine(view) || view.phase === 'turn') return { choice: { kind: 'card', slot } };
  // Decisions of chapters take no cards, except where some are discarded.
  const due = throwDue(view);
  return due ? pick(view, choice, slot, held => throwing(due.type, [held])) : { choice };
};

export const tapCard = (view: View, choice: Choice, slot: number): Chosen => {
  switch (choice.kind) {
    case 'throw':
      return pick(view, choice, slot, picked => ({
        ...choice,
        slots: toggle(choice.slots, picked, needed(view, choice.reason, choice.unseen)),
      }));
    case 'turn':
      return pick(view, choice, slot, picked => ({ ...choice, slots: toggle(choice.slots, picked, 1) }));
    case 'lay':
      if (slot === choice.slot) return { choice: NOTHING };
      if (choice.price === 0 || choice.later) return { choice: { kind: 'card', slot } };
      return pick(view, choice, slot, picked => ({ ...choice, paying: toggle(choice.paying, picked, choice.price) }));
    case 'card':
    case 'aim':
      return slot === choice.slot ? { choice: NOTHING } : { choice: { kind: 'card', slot } };
    case 'none':
    case 'compass':
    case 'swap':
      return firstCard(view, choice, slot);
  }
};

/** 12.4 More or fewer cards of the pile; cards picked first give way. */
export const giveUnseen = (view: View, choice: Throw, unseen: number): Choice => {
  const most = needed(view, choice.reason, unseen);
  return { ...choice, unseen, slots: most > 0 ? choice.slots.slice(-most) : [] };
};

/** 4.4–4.8 A free space takes the card at once; a price, a loss, or a gap left hopeless asks first. */
const playOn = (view: View, slot: number, space: Space, { warn }: { warn: boolean }): Chosen => {
  const offer = offerAt(view, slot, space);
  if (offer.kind === 'illegal') return { choice: { kind: 'card', slot }, refusal: offer.refusal };
  const hand = ownHand(view);
  if (aimMove(hand[slot] ?? 0, space)) return { choice: { kind: 'aim', slot, space } };
  const gap = warn ? offer.gap : undefined;
  if (offer.price === 0 && !gap) return { choice: NOTHING, move: layMove(hand, slot, space, []) };
  const later = offer.does === 'explore';
  const paying = later ? [] : suggestPayment(view, slot, offer.price);
  return { choice: { kind: 'lay', slot, space, price: offer.price, paying, gap, later } };
};

const judge = (view: View, choice: Choice, move: Move | undefined): Chosen => {
  const refusal = move && inAllerRuhe.why(view, move);
  if (!move) return { choice };
  return refusal ? { choice, refusal } : { choice: NOTHING, move };
};

export const tapSpace = (view: View, choice: Choice, space: Space, aids: { warn: boolean }): Chosen => {
  switch (choice.kind) {
    case 'card':
    case 'lay':
    case 'aim':
      return playOn(view, choice.slot, space, aids);
    case 'turn':
      return view.sea[space] === OPEN ? { choice } : { choice: { ...choice, space } };
    case 'none':
    case 'throw':
      // Every space of a row stands for its row.
      if (isMine(view) && rowsToChoose(view) !== undefined) return tapRow(view, choice, rowOf(space));
      return choice.kind === 'none' && mayTurn(view, space) ? { choice: turning(view, space) } : { choice };
    case 'compass':
    case 'swap':
      return { choice };
  }
};

/** 15.4 Whether the viewer could turn over this island now. */
const mayTurn = (view: View, space: Space): boolean => {
  const [card] = ownHand(view);
  return card !== undefined && inAllerRuhe.why(view, { type: 'turn', space, card }) === undefined;
};

export const tapRow = (view: View, choice: Choice, row: number): Chosen =>
  judge(view, choice, rowMove(view, row, choice.kind === 'compass'));

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
    case 'throw':
      return throwMove(choice.reason, cards(choice.slots), choice.unseen);
    case 'aim':
      return aimMove(hand[choice.slot] ?? 0, choice.space);
    case 'turn': {
      const [card] = cards(choice.slots);
      return choice.space === undefined || card === undefined ? undefined : { type: 'turn', space: choice.space, card };
    }
    case 'swap':
      return { type: 'swap' };
    case 'card':
    case 'none':
    case 'compass':
      return undefined;
  }
};

export const confirm = (view: View, choice: Choice): Chosen => judge(view, choice, moveOf(view, choice));

/** Whether a choice only waits for its confirmation. */
export const isComplete = (view: View, choice: Choice): boolean => {
  const move = moveOf(view, choice);
  return move !== undefined && inAllerRuhe.why(view, move) === undefined;
};

/** What a card of the hand is picked for, if it is. */
export const pickedFor = (choice: Choice, slot: number): 'play' | 'throw' | undefined => {
  switch (choice.kind) {
    case 'card':
    case 'aim':
      return slot === choice.slot ? 'play' : undefined;
    case 'lay':
      return slot === choice.slot ? 'play' : choice.paying.includes(slot) ? 'throw' : undefined;
    case 'throw':
    case 'turn':
      return choice.slots.includes(slot) ? 'throw' : undefined;
    case 'none':
    case 'compass':
    case 'swap':
      return undefined;
  }
};

/** The space that a choice is about, if it has one. */
export const spaceOf = (choice: Choice): Space | undefined => {
  switch (choice.kind) {
    case 'lay':
    case 'aim':
    case 'turn':
      return choice.space;
    case 'card':
    case 'throw':
    case 'none':
    case 'compass':
    case 'swap':
      return undefined;
  }
};
