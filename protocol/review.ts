import type { Mark, Played, Seat } from '@seekiste/rules/core';
import type { PersonId } from './ids.js';

/** A line of a review: 0 is the game as it was played, any other number is a branch. */
export type LineId = number;

/** A moment of a line: the number of moves since the beginning of the game, chance's among them. */
export interface Moment {
  readonly line: LineId;
  readonly at: number;
}

/** A person at a review. */
export interface Reviewer {
  readonly person: PersonId;
  /** Missing for a host who never sat down. */
  readonly name?: string;
}

/** How it could have gone on: leaves a line after `at` moves. */
export interface Branch {
  /** The version of the table at which it was begun. */
  readonly id: LineId;
  /** The version at which it last changed. */
  readonly v: number;
  /** The line that it leaves. */
  readonly from: LineId;
  readonly at: number;
  /** Empty once it was removed. */
  readonly moves: readonly Played[];
  /** Who began it. */
  readonly person: PersonId;
  readonly name: string;
  /** Removed: it stays in the list, so that everybody hears of it. */
  readonly gone?: true;
}

/** What one person notes on a moment: at most one for each person and moment; with neither mark nor comment it was removed. */
export interface ReviewNote extends Moment {
  readonly v: number;
  readonly person: PersonId;
  readonly name: string;
  readonly mark?: Mark;
  readonly comment?: string;
}

/** What people look at together after the game. */
export interface Review {
  /** Who leads, and whether they have a connection; `null` once the leader has deleted themselves. */
  readonly lead: (Reviewer & { readonly present: boolean }) | null;
  /** Who would like to lead. */
  readonly asking: readonly Reviewer[];
  /** What the leader shows. */
  readonly shown: Moment;
  readonly branches: readonly Branch[];
  readonly notes: readonly ReviewNote[];
}

/** Asked for at a review. */
export type ReviewAsk =
  /** The leader hands the lead on to this person; with one's own id one takes it, or asks for it. */
  | { readonly t: 'lead'; readonly person: PersonId }
  /** The leader shows a moment. */
  | ({ readonly t: 'show' } & Moment)
  /** Tries a move of a seat at a moment: a branch begins there, or grows. */
  | ({ readonly t: 'try'; readonly seat: Seat; readonly move: unknown } & Moment)
  /** One's own note on a moment; without mark and comment it is removed. */
  | ({ readonly t: 'note'; readonly mark?: Mark; readonly comment?: string } & Moment)
  /** Removes a branch and what leaves it. */
  | { readonly t: 'prune'; readonly line: LineId };

export const MAX_COMMENT = 500;

/** What no review needs, and a malicious one could have. */
export const MOST_REVIEWED = {
  /** Entries of the table's log. */
  entries: 5000,
  /** Branches, removed ones among them. */
  branches: 200,
  /** Branches of branches. */
  depth: 16,
  /** Moves of all branches. */
  moves: 3000,
  notes: 300,
} as const;
