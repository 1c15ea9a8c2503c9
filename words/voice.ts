import type { Channels, OptionValue, Outcome, Refusal, Viewer } from '@seekiste/rules/core';
import type { Reason } from './reason.js';

/** How the players are called, by seat; the viewer is addressed as du or you. */
export interface Names {
  readonly seats: readonly string[];
  readonly viewer: Viewer;
}

/** A word for a choice and the sentence that explains it. */
export interface Choice {
  readonly label: string;
  readonly explain: string;
}

/**
 * One game in one language: a canonical sentence for everything, the same in the log, for the
 * screen reader, in the terminal and in tests. Methods, so that a game's own types fit.
 */
export interface GameVoice<Move = unknown, Shown = unknown, View = unknown> {
  title(): string;
  blurb(): string;
  option(name: string): Choice;
  optionValue(name: string, value: OptionValue): Choice;
  card(card: number): string;
  /** A move as an invitation: 'Lay 17 on C4 and discard 5 and an arrival'. Without names, players are called by seat. */
  move(move: Move, names?: Names): string;
  /** How moves are typed, with an example for each kind. */
  notation(): readonly string[];
  /** Why not, as a sentence without the clause. */
  refusal(refusal: Refusal): string;
  /** Why a move is worth making, as a hint says it. */
  reason(reason: Reason, names: Names): string;
  /** A line of the log, or undefined for what deserves none. */
  event(shown: Shown, names: Names): string | undefined;
  outcome(outcome: Outcome, names: Names): string;
  /** What this viewer can do now. */
  todo(view: View, names: Names): string;
  /** What lies open on the table, as text; the sea from its top row down. */
  board(view: View, names: Names): readonly string[];
  /** The viewer's own cards. */
  hand(view: View): string;
  /** The whole table as text: the board, everybody's counts, the viewer's hand, and what is to be done by whom. */
  position(view: View, names: Names): readonly string[];
  /** What may be said at the table now, and why. */
  talk(channels: Channels): string;
}
