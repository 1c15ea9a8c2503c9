import { PLACES, SHIPS } from './chart.js';
import { coloursIn } from './colours.js';
import type { Card, Options, Space, State } from './types.js';

/** A list filled by pushing: V8 keeps it free of holes, and so quick. */
const times = <T>(count: number, make: (index: number) => T): T[] => {
  const list: T[] = [];
  while (list.length < count) list.push(make(list.length));
  return list;
};

/** 2.1, 2.2 A table that waits for the deal. */
export const start = (options: Options, seats: number): State => {
  const colours = coloursIn(options.mode, seats);
  return {
    options,
    seats,
    phase: 'deal',
    round: 1,
    first: 0,
    turn: 0,
    playedThisRound: 0,
    towers: times(PLACES, place => place),
    lit: times(PLACES, place => place % 2 === 0),
    cloud: 0,
    ships: times(colours, () => times(SHIPS, (): Space => 0)),
    played: times(colours, (): Card[] => []),
    used: times(seats, () => null),
    hands: times(colours, (): Card[] => []),
    piles: times(colours, (): Card[] => []),
  };
};

// Lists are shortened by pop: assigning to `length` is many times slower.
const copyNumbers = (from: readonly number[], to: number[]): void => {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < from.length; i++) to[i] = from[i] as number;
};

const copyLists = (from: readonly (readonly number[])[], to: number[][]): void => {
  for (let i = 0; i < from.length; i++) copyNumbers(from[i] as readonly number[], to[i] as number[]);
};

/** Makes `to` equal to `from`, reusing its memory. Both must be of the same options and seats. */
export const copy = (from: State, to: State): void => {
  to.phase = from.phase;
  to.round = from.round;
  to.first = from.first;
  to.turn = from.turn;
  to.playedThisRound = from.playedThisRound;
  to.cloud = from.cloud;
  copyNumbers(from.towers, to.towers);
  for (let place = 0; place < PLACES; place++) to.lit[place] = from.lit[place] as boolean;
  for (let seat = 0; seat < from.seats; seat++) to.used[seat] = from.used[seat] ?? null;
  copyLists(from.ships, to.ships);
  copyLists(from.played, to.played);
  copyLists(from.hands, to.hands);
  copyLists(from.piles, to.piles);
};

export const clone = (state: State): State => {
  const fresh = start(state.options, state.seats);
  copy(state, fresh);
  return fresh;
};

/** An element that is known to be there. Not for the hot paths: lists of many kinds come through here. */
export const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** Puts a card where it belongs in an ascending hand. */
export const insert = (hand: Card[], card: Card): void => {
  let slot = hand.length;
  hand.push(card);
  for (; slot > 0 && (hand[slot - 1] as Card) > card; slot--) hand[slot] = hand[slot - 1] as Card;
  hand[slot] = card;
};

/** Takes the card in a slot out of a hand. */
export const takeOut = (hand: Card[], slot: number): Card => {
  const card = hand[slot] as Card;
  for (let i = slot + 1; i < hand.length; i++) hand[i - 1] = hand[i] as Card;
  hand.pop();
  return card;
};
