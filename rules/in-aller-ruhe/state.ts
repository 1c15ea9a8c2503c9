import type { Card } from './cards.js';
import type { Seat } from '../core/index.js';
import type { Event, Open, State, ThrowReason } from './types.js';

// Lists are shortened by pop: assigning to `length` is many times slower.
export const shorten = (cards: Card[], length: number): void => {
  while (cards.length > length) cards.pop();
};

export const copyNumbers = (from: readonly number[], to: number[]): void => {
  shorten(to, from.length);
  for (let i = 0; i < from.length; i++) to[i] = from[i] as number;
};

export const copyPiles = (from: readonly (readonly Card[])[], to: Card[][]): void => {
  for (let i = 0; i < from.length; i++) copyNumbers(from[i] as readonly Card[], to[i] as Card[]);
};

/** One entry a seat. Apart from `copyNumbers`, so that V8 sees only lists of numbers there. */
export const copySeats = <T>(from: readonly T[], to: T[]): void => {
  for (let i = 0; i < from.length; i++) to[i] = from[i] as T;
};

/**
 * An element that is known to be there. Not for the hot paths: V8 learns one set of types for all
 * callers of a function, and lists of many kinds come through here.
 */
export const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** Seats in turn order, from the active player on. */
export const seatsWhere = (state: Pick<Open, 'turn' | 'seats'>, holds: (seat: Seat) => boolean): Seat[] => {
  const seats: Seat[] = [];
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.turn + i) % state.seats;
    if (holds(seat)) seats.push(seat);
  }
  return seats;
};

/** A list filled by pushing: V8 keeps it free of holes, and so quick. */
export const listOf = <T>(count: number, make: () => T): T[] => {
  const list: T[] = [];
  while (list.length < count) list.push(make());
  return list;
};

/** Who draws next: at the end of a turn the active player last, otherwise first; then clockwise. */
export const drawer = ({ due, turn, seats, stage }: Open): Seat | undefined => {
  let seat = turn;
  for (let i = 0; i < seats; i++) {
    if (stage === 'turn') seat = seat + 1 < seats ? seat + 1 : 0;
    if (due[seat]) return seat;
    if (stage !== 'turn') seat = seat + 1 < seats ? seat + 1 : 0;
  }
  return undefined;
};

/** Puts a card where it belongs in an ascending hand: the larger of two moves on, without an unforeseeable branch. */
export const insert = (hand: Card[], card: Card): void => {
  let larger = card;
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] as Card;
    const swap = (larger ^ held) & ((larger - held) >> 31);
    hand[i] = held ^ swap;
    larger ^= swap;
  }
  hand.push(larger);
};

/** Takes the cards in the mask's slots out of a hand. */
export const takeOut = (hand: Card[], mask: number): void => {
  let kept = 0;
  for (let slot = 0; slot < hand.length; slot++) {
    hand[kept] = hand[slot] as Card;
    kept += ((mask >> slot) & 1) ^ 1; // without a branch that no processor can foresee
  }
  shorten(hand, kept);
};

/** Puts the cards in the mask's slots, face down, onto the seat's discard pile; `takeOut` then takes them out. */
export const throwDown = (
  state: State,
  seat: number,
  mask: number,
  why: ThrowReason,
  tell: Event[] | undefined,
): void => {
  const hand = state.hands[seat] as Card[];
  const thrown = state.thrown[seat] as Card[];
  const from = thrown.length;
  for (let left = mask; left; left &= left - 1) thrown.push(hand[31 - Math.clz32(left & -left)] as Card);
  if (tell && mask) tell.push({ type: 'threw', seat, cards: thrown.slice(from), why });
};
