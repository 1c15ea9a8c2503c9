import type { Refusal } from '@seekiste/rules/core';
import type { GameVoice, Names } from '@seekiste/words';
import type { Component, Snippet } from 'svelte';
import type { OpenScene } from '../table/scene.js';

/** What the frame hands to the table of a game. */
export interface TableProps<Move = unknown, Shown = unknown, View = unknown> {
  readonly scene: OpenScene<Move, Shown, View>;
  readonly voice: GameVoice;
  readonly names: Names;
  /** Prices, dimming and warnings. */
  readonly aids: boolean;
  /** A move that a hint points at: the table shows it as if it had just been chosen. */
  readonly pointed: { readonly move: Move } | undefined;
  readonly act: (move: Move) => Refusal | undefined;
  /** Says something to a screen reader at once. */
  readonly announce: (sentence: string) => void;
  /** The frame's undo button, placed where the game's other buttons are. */
  readonly undo: Snippet;
  /** Bots need not wait any longer: for a tap on what they let people look at. */
  readonly hurry: () => void;
}

/** What the frame hands to a game's line about one seat. */
export interface SeatProps<View = unknown> {
  readonly view: View;
  readonly seat: number;
}

/** The components of one game. */
export interface GameParts {
  readonly Table: Component<TableProps>;
  readonly Seat: Component<SeatProps>;
  /** What the lobby shows of it; fills its box. */
  readonly Picture: Component;
  /** Whether bots wait after this, so that people can look at it: a full trick, for instance. */
  rests(shown: unknown): boolean;
  /** The message that says how moves are made, for the help. */
  readonly ways: string;
  /** Its keys, for the help: what is pressed, and the message that says what it does. */
  readonly keys: readonly { readonly keys: readonly string[]; readonly says: string }[];
}
