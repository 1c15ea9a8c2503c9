import type { Branch, LineId, Moment, PersonId, Reviewer, ReviewNote } from '@seekiste/protocol';
import type { Mark, Played } from '@seekiste/rules/core';
import { movesIn, type GameInPlay, type TableState } from './table.js';

/** Everything that can happen at a review. */
export type ReviewHappening =
  /** The lead passes on: handed on, or taken. */
  | ({ readonly type: 'led' } & Reviewer)
  | ({ readonly type: 'lead-asked' } & Reviewer)
  | ({ readonly type: 'shown' } & Moment)
  /** One move of a seat, then whatever chance added to it. */
  | ({
      readonly type: 'tried';
      readonly moves: readonly Played[];
      readonly person: PersonId;
      readonly name: string;
    } & Moment)
  | ({
      readonly type: 'noted';
      readonly person: PersonId;
      readonly name: string;
      readonly mark?: Mark;
      readonly comment?: string;
    } & Moment)
  | { readonly type: 'pruned'; readonly line: LineId };

/** A review: the part of the table's fold that begins with the end of the game. */
export interface ReviewState {
  readonly lead: Reviewer | null;
  readonly asking: readonly Reviewer[];
  readonly shown: Moment;
  readonly branches: readonly Branch[];
  readonly notes: readonly ReviewNote[];
  /** How many entries of the log it has taken. */
  readonly entries: number;
  /** The versions at which the lead and what is shown last changed. */
  readonly changed: { readonly lead: number; readonly shown: number };
}

/** The line that is the game itself. */
export const GAME: LineId = 0;

/** The host leads first. */
export const begunReview = ({ host, crew, v }: TableState): ReviewState => {
  const seated = crew.find(place => place.kind === 'person' && place.person === host);
  return {
    lead: host === null ? null : { person: host, ...(seated?.kind === 'person' && { name: seated.name }) },
    asking: [],
    shown: { line: GAME, at: 0 },
    branches: [],
    notes: [],
    entries: 0,
    changed: { lead: v, shown: v },
  };
};

/** A branch that was not removed. */
export const branchOf = ({ branches }: ReviewState, line: LineId): Branch | undefined =>
  branches.find(({ id, gone }) => id === line && !gone);

/** How many moves a line has from the beginning of the game; undefined if there is no such line. */
export const lengthOf = (review: ReviewState, play: GameInPlay, line: LineId): number | undefined => {
  if (line === GAME) return movesIn(play);
  const branch = branchOf(review, line);
  return branch && branch.at + branch.moves.length;
};

/** The moves of a line from the beginning of the game. */
export const movesOf = (review: ReviewState, play: GameInPlay, line: LineId): readonly Played[] => {
  const branch = branchOf(review, line);
  if (branch) return [...movesOf(review, play, branch.from).slice(0, branch.at), ...branch.moves];
  const moves: Played[] = [];
  for (let step = play.last; step; step = step.before) moves.push(step.played);
  return moves.reverse();
};

/** How many branches lie between a line and the game. */
export const depthOf = (review: ReviewState, line: LineId): number => {
  const branch = branchOf(review, line);
  return branch ? 1 + depthOf(review, branch.from) : 0;
};

/** The same moment on the line to which it belongs: what a branch shares with the line that it leaves is that line's. */
export const homeOf = (review: ReviewState, moment: Moment): Moment => {
  const branch = branchOf(review, moment.line);
  return branch && moment.at <= branch.at ? homeOf(review, { line: branch.from, at: moment.at }) : moment;
};

/** Whether a move at this moment makes a branch longer. */
export const growsAt = (branch: Branch | undefined, at: number): branch is Branch =>
  branch !== undefined && branch.at + branch.moves.length === at;
