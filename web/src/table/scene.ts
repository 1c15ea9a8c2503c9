import type { Actor, Channels, Outcome, Seat, ToAct, Viewer } from '@seekiste/rules/core';

/** Something that happened, as the one in front may know it. */
export interface LogEntry<Shown = unknown> {
  /** Which move of the record it belongs to. */
  readonly step: number;
  readonly actor: Actor;
  readonly shown: Shown;
}

/** A person's move that lies in place but is not made yet, or not told yet: for so long. */
export interface Held<Move = unknown> {
  readonly move: Move;
  readonly ms: number;
}

/** Whether something can be taken back, and whether others have to agree; if not, what was learned since, and by whom. */
export type Undo =
  | { readonly kind: 'held' }
  | { readonly kind: 'possible' }
  | { readonly kind: 'by-consent'; readonly of: readonly Seat[] }
  /** Others have been asked and have not all answered. */
  | { readonly kind: 'asked'; readonly open: readonly Seat[] }
  | { readonly kind: 'told'; readonly shown: unknown; readonly to: 'viewer' | 'others' }
  | { readonly kind: 'nothing' };

/** What the one in front sees: everything that may reach the page. */
export interface OpenScene<Move = unknown, Shown = unknown, View = unknown> {
  readonly kind: 'open';
  readonly viewer: Viewer;
  readonly view: View;
  readonly acts: ToAct;
  /** Whether the viewer has to act and has not just done so. */
  readonly mine: boolean;
  /** Other people at this device who could act now. */
  readonly others: readonly Seat[];
  readonly log: readonly LogEntry<Shown>[];
  readonly held: Held<Move> | undefined;
  readonly undo: Undo;
  readonly channels: Channels;
  readonly outcome: Outcome | undefined;
}

/** Between two people at one device there is nothing to see. */
interface HandOver {
  readonly kind: 'hand-over';
  readonly to: Seat;
  /** Who has to act instead, where this one came out of turn. */
  readonly instead: Seat | undefined;
}

export type Scene = OpenScene | HandOver;
