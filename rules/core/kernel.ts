import type { Seat } from './game.js';
import type { Rng } from './rng.js';

/** What `Kernel.actor` says instead of a seat: the game is over, or chance acts (`deal`). */
export const OVER = -1;
export const CHANCE = -2;

/**
 * The rules at search speed: moves are small whole numbers, a state is changed in place, and
 * nothing is allocated or checked. `apply` is check + copy + `play` over this same code.
 */
export interface Kernel<State, Move> {
  /** No position has more moves than this. */
  readonly mostMoves: number;
  copy(from: State, to: State): void;
  /** Plays chance's part in place. */
  deal(state: State, rng: Rng): void;
  /** The first seat that must act, `OVER` or `CHANCE`. */
  actor(state: State): Seat;
  /** Writes the codes of the seat's moves and returns how many there are; the order is that of `moves`. */
  list(state: State, seat: Seat, out: Int32Array): number;
  /** One of the seat's moves, each equally likely, quicker than choosing from the list. */
  pick(state: State, seat: Seat, rng: Rng): number;
  /** Plays a listed move. */
  play(state: State, seat: Seat, code: number): void;
  /** The move that a listed code stands for. */
  decode(state: State, seat: Seat, code: number): Move;
  /** 1 for a win or the first place, 0 otherwise; a shared first place is shared. */
  score(state: State, seat: Seat): number;
}
