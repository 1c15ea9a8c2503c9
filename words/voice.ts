import type { Channels, OptionValue, OptionValues, Outcome, Refusal } from '@seekiste/rules/core';
import type { Message, Said } from './message.js';
import type { Reason } from './reason.js';
import type { Names } from './seat.js';

/** A word for a choice and the sentence that explains it. */
export interface Choice {
  readonly label: string;
  readonly explain: string;
}

/** What the lobby says of a game, in one language. */
export interface LobbyVoice {
  title(): string;
  blurb(): string;
  option(name: string): Choice;
  optionValue(name: string, value: OptionValue): Choice;
  /** Why options cannot be combined, or an input was refused before any rule was asked. */
  refusal(refusal: Refusal): string;
}

/** Lines in columns: the last one is as wide as it is. */
export interface Columns {
  readonly rows: readonly (readonly (Message | string)[])[];
}

/** A line of text, or several in columns. */
export type Line = Said | string | Columns;

/**
 * Turns everything that happens in one game into messages, once for all languages. The options are those of the table,
 * which say how its places are called. Methods, so that a game's own types fit.
 */
export interface GameSpeaker<Move = unknown, Shown = unknown, View = unknown> {
  readonly name: string;
  card(card: number): Message | string;
  /** A move as an invitation: 'Lay 17 on C4 and discard 5 and an arrival'. Without names, players are called by seat. */
  move(move: Move, names?: Names, options?: OptionValues): Said;
  /** How moves are typed, with an example for each kind. */
  notation(): readonly Message[];
  /** Why not, as a sentence without the clause; undefined for what no rule of this game refuses. */
  refusal(refusal: Refusal, options?: OptionValues): Message | undefined;
  /** Why a move is worth making, as a hint says it. */
  reason(reason: Reason, names: Names, options?: OptionValues): Said;
  /** A line of the log, or undefined for what deserves none. */
  event(shown: Shown, names: Names, options?: OptionValues): Said | undefined;
  outcome(outcome: Outcome, names: Names): Said;
  /** The outcome where everybody's points stand beside it; without it, the whole outcome. */
  verdict?(outcome: Outcome, names: Names): Said;
  /** What this viewer can do now. */
  todo(view: View, names: Names): Said;
  /** What lies open on the table, as text; the sea from its top row down. */
  board(view: View, names: Names): readonly Line[];
  /** The viewer's own cards. */
  hand(view: View): Said;
  /** The whole table as text: the board, everybody's counts, the viewer's hand, and what is to be done by whom. */
  position(view: View, names: Names): readonly Line[];
  /** What may be said at the table now, and why. */
  talk(channels: Channels): Message;
}

/**
 * One game in one language: a canonical sentence for everything, the same in the log, for the screen reader, in the
 * terminal and in tests. Each method speaks what the game's speaker answers to the same question.
 */
export interface GameVoice<Move = unknown, Shown = unknown, View = unknown> extends LobbyVoice {
  card(card: number): string;
  move(move: Move, names?: Names): string;
  notation(): readonly string[];
  refusal(refusal: Refusal): string;
  reason(reason: Reason, names: Names): string;
  event(shown: Shown, names: Names): string | undefined;
  outcome(outcome: Outcome, names: Names): string;
  verdict(outcome: Outcome, names: Names): string;
  todo(view: View, names: Names): string;
  board(view: View, names: Names): readonly string[];
  hand(view: View): string;
  position(view: View, names: Names): readonly string[];
  talk(channels: Channels): string;
}
