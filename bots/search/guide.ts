import type { Rng, Seat } from '@seekiste/rules/core';
import type { Seen } from './searched.js';

/** What a search has to know of a game besides its rules. */
export interface Guide<State> {
  /**
   * Writes the codes of the moves that are worth a try, by what this seat knows, and returns how many they
   * are; without it, every move is tried.
   */
  candidates?(state: State, seat: Seat, out: Int32Array): number;
  /** A sensible move, as a code of the kernel, by what this seat itself knows; a playout is made of them. */
  policy(state: State, seat: Seat, rng: Rng): number;
  /**
   * How likely this seat is to win, from 0 to 1, where a playout ends: when the game is over, or before chance deals
   * anew.
   */
  value(state: State, seat: Seat): number;
}

/** What a guide may add where hidden cards are not all alike. */
export interface Beliefs<State, View extends Seen> {
  /**
   * Worlds that fit the view, one after the other, where what was played makes some hands likelier than others;
   * without it, every world is as likely as the rules make it. A world need not last longer than until the next.
   */
  worlds?(view: View, rng: Rng): () => State;
}
