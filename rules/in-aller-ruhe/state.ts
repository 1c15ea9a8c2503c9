import { HAND, type Card } from './cards.js';
import { OPEN, openGaps, SPACES } from './sea.js';
import type { Event, Options, State } from './types.js';

/** A list filled by pushing: V8 keeps it free of holes, and so quick. */
const times = <T>(count: number, make: () => T): T[] => {
  const list: T[] = [];
  while (list.length < count) list.push(make());
  return list;
};

/** A table that waits for the deal. */
export const start = (options: Options, seats: number): State => {
  const each = <T>(make: () => T): T[] => times(seats, make);
  return {
    options,
    seats,
    phase: 'deal',
    turn: 0,
    first: 0,
    sea: times(SPACES, () => OPEN),
    gaps: openGaps(),
    open: SPACES,
    departedBy: null,
    hands: each(() => []),
    piles: each(() => []),
    thrown: each(() => []),
    removed: [],
    pledges: each(() => null),
    offers: each(() => null),
    round: 0,
    given: each(() => false),
    fresh: each(() => 0),
    thrownBefore: each(() => 0),
    outcome: null,
  };
};

// Lists are shortened by pop: assigning to `length` is many times slower.
export const shorten = (cards: Card[], length: number): void => {
  while (cards.length > length) cards.pop();
};

const copyNumbers = (from: readonly number[], to: number[]): void => {
  shorten(to, from.length);
  for (let i = 0; i < from.length; i++) to[i] = from[i] as number;
};

const copyPiles = (from: readonly (readonly Card[])[], to: Card[][]): void => {
  for (let i = 0; i < from.length; i++) copyNumbers(from[i] as readonly Card[], to[i] as Card[]);
};

/** One entry a seat. Apart from `copyNumbers`, so that V8 sees only lists of numbers there. */
const copySeats = <T>(from: readonly T[], to: T[]): void => {
  for (let i = 0; i < from.length; i++) to[i] = from[i] as T;
};

/** Makes `to` equal to `from`, reusing its memory. Both must be of the same options and seats. */
export const copy = (from: State, to: State): void => {
  to.phase = from.phase;
  to.turn = from.turn;
  to.first = from.first;
  copyNumbers(from.sea, to.sea);
  copyNumbers(from.gaps.lowest, to.gaps.lowest);
  copyNumbers(from.gaps.highest, to.gaps.highest);
  to.open = from.open;
  to.departedBy = from.departedBy;
  copyPiles(from.hands, to.hands);
  copyPiles(from.piles, to.piles);
  copyPiles(from.thrown, to.thrown);
  copyNumbers(from.removed, to.removed);
  copySeats(from.pledges, to.pledges);
  copySeats(from.offers, to.offers);
  to.round = from.round;
  copySeats(from.given, to.given);
  copyNumbers(from.fresh, to.fresh);
  copyNumbers(from.thrownBefore, to.thrownBefore);
  to.outcome = from.outcome;
};

export const clone = (state: State): State => {
  const fresh = start(state.options, state.seats);
  copy(state, fresh);
  return fresh;
};

/**
 * An element that is known to be there. Not for the hot paths: V8 learns one set of types for all
 * callers of a function, and lists of many kinds come through here.
 */
export const at = <T>(list: readonly T[], index: number): T => list[index] as T;

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

/** Takes up to `count` cards from the top of the seat's pile into its hand (3.3: what is there). */
export const draw = (state: State, seat: number, count: number, tell: Event[] | undefined): void => {
  const hand = state.hands[seat] as Card[];
  const pile = state.piles[seat] as Card[];
  const drawn = Math.min(count, pile.length);
  if (drawn <= 0) return;
  if (tell) tell.push({ type: 'drew', seat, cards: pile.slice(-drawn).reverse() });
  for (let i = 0; i < drawn; i++) insert(hand, pile.pop() as Card);
  state.fresh[seat] = (state.fresh[seat] as number) + drawn;
};

/** 3.2 Draws up to five; whoever holds more keeps them (5.8). */
export const refill = (state: State, seat: number, tell: Event[] | undefined): void =>
  draw(state, seat, HAND - (state.hands[seat] as Card[]).length, tell);

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
  why: 'price' | 'two' | 'eight',
  tell: Event[] | undefined,
): void => {
  const hand = state.hands[seat] as Card[];
  const thrown = state.thrown[seat] as Card[];
  const from = thrown.length;
  for (let left = mask; left; left &= left - 1) thrown.push(hand[31 - Math.clz32(left & -left)] as Card);
  if (tell && mask) tell.push({ type: 'threw', seat, cards: thrown.slice(from), why });
};
