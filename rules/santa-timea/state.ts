import { TRICKS, type Card } from './cards.js';
import type { Options, State } from './types.js';

/** In the log: a card that is still to be played, or that a position did not name. */
export const UNPLAYED: Card = 0;

/** A list filled by pushing: V8 keeps it free of holes, and so quick. */
const times = <T>(count: number, make: () => T): T[] => {
  const list: T[] = [];
  while (list.length < count) list.push(make());
  return list;
};

/** A table that waits for the first deal. */
export const start = (options: Options, seats: number): State => {
  const each = <T>(make: () => T): T[] => times(seats, make);
  return {
    options,
    seats,
    phase: 'deal',
    round: 1,
    trick: 1,
    starter: 0,
    leader: 0,
    turn: 0,
    laid: 0,
    forecast: [],
    carried: [],
    points: each(() => 0),
    roundsWon: each(() => 0),
    hands: each(() => []),
    log: times(TRICKS * seats, () => UNPLAYED),
    leaders: times(TRICKS, () => 0),
    winds: [],
    collected: each(() => 0),
    ledger: [],
    chosen: each(() => null),
  };
};

const copyNumbers = (from: readonly number[], to: number[]): void => {
  while (to.length > from.length) to.pop(); // assigning to `length` is many times slower
  for (let i = 0; i < from.length; i++) to[i] = from[i] as number;
};

const copyHands = (from: readonly (readonly Card[])[], to: Card[][]): void => {
  for (let i = 0; i < from.length; i++) copyNumbers(from[i] as readonly Card[], to[i] as Card[]);
};

/** Makes `to` equal to `from`, reusing its memory. Both must be of the same options and seats. */
export const copy = (from: State, to: State): void => {
  to.phase = from.phase;
  to.round = from.round;
  to.trick = from.trick;
  to.starter = from.starter;
  to.leader = from.leader;
  to.turn = from.turn;
  to.laid = from.laid;
  copyNumbers(from.forecast, to.forecast);
  copyNumbers(from.carried, to.carried);
  copyNumbers(from.points, to.points);
  copyNumbers(from.roundsWon, to.roundsWon);
  copyHands(from.hands, to.hands);
  copyNumbers(from.log, to.log);
  copyNumbers(from.leaders, to.leaders);
  copyNumbers(from.winds, to.winds);
  copyNumbers(from.collected, to.collected);
  copyNumbers(from.ledger, to.ledger);
  // Apart from `copyNumbers`, so that V8 sees only lists of numbers there.
  for (let seat = 0; seat < from.seats; seat++) to.chosen[seat] = from.chosen[seat] as number | null;
};

export const clone = (state: State): State => {
  const fresh = start(state.options, state.seats);
  copy(state, fresh);
  return fresh;
};

/** An element that is known to be there. Not for the hot paths, where lists of many kinds would meet in one function. */
export const at = <T>(list: readonly T[], index: number): T => list[index] as T;
