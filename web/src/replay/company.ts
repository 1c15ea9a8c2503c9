import type { Moment } from '@seekiste/protocol';
import type { Path, Refusal, Seat } from '@seekiste/rules/core';
import type { Studied } from './study.svelte.js';

/** A way into the tree, and a moment on it. */
export interface Place {
  readonly path: Path;
  readonly at: number;
}

/** A game that others look at, too. */
export interface SharedStudy extends Studied {
  /** Moves are tried at the table. */
  trying: boolean;
  readonly review: { readonly shown: Moment };
  /** Where the page has to go, if it follows the leader. */
  readonly place: Place | undefined;
  /** Where the move that was tried last has led. */
  readonly led: Place | undefined;
  arrived(): void;
  /** The page was sent to this turn. */
  settle(path: Path, turn: number): void;
  /** The page is at a turn of a line: its number of moves. */
  went(turn: number, at: number): void;
  attempt(view: unknown, at: number, seat: Seat, move: unknown): Refusal | undefined;
}
