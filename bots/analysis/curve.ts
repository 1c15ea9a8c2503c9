import type { Actor, Params, Seat, Seed } from '@seekiste/rules/core';

export const CURVE_FORMAT = 'seekiste-curve/1';

/** Raised whenever the same record, seed and budget could give another curve. */
export const ANALYSIS_VERSION = 2;

/** A chance, or a change of one, in hundredths of a point: a sure win has 10,000. Whole, so that parts sum up exactly. */
export type Part = number;

export const CERTAIN: Part = 10_000;

/** A value and the interval that has it in 95 of 100 cases. */
export interface Span {
  readonly mean: Part;
  readonly low: Part;
  readonly high: Part;
}

/** How clearly a move fell behind the best one, and `find` for a move that was best and hard to find. */
export const MARKS = ['inaccuracy', 'mistake', 'blunder', 'find'] as const;
export type Mark = (typeof MARKS)[number];

/** A move that was tried, as its player could judge it. */
export interface JudgedMove {
  /** In the game's notation; `null` for waiting, where a seat may act but need not. */
  readonly move: string | null;
  /** The player's chance to win after it. */
  readonly chance: Span;
  /** How much less than after the best move, in the same worlds. */
  readonly loss: Span;
  /** The points that the player can expect, where points are counted. */
  readonly points?: number;
  /** What speaks for it, as hints say it: a code with its facts. */
  readonly reason?: { readonly code: string; readonly params: Params };
}

/** What was found out about one spot of a record before it is put into its place on the curve. */
export interface Look {
  /** How many moves of the record come before. */
  readonly at: number;
  readonly actor: Actor;
  /** By side: the chance to win by what the actor knows, if all play on like sailors. */
  readonly fair: readonly Span[];
  /** By side: the same with open cards. */
  readonly open: readonly Span[];
  /** By side: the fair value after the move that was made. */
  readonly after: readonly Part[];
  /** The best moves, the one that was made and the one that a sailor would make, best first; none for chance. */
  readonly moves: readonly JudgedMove[];
  /** Which of them was made, and which a sailor would make. */
  readonly played: number;
  readonly usual: number;
}

/** A spot on the curve. Until the next one, the fair value changes by `decision` and `luck` together. */
export interface Judgement extends Look {
  /** By side: what the move changed, compared with what a sailor would do. */
  readonly decision: readonly Part[];
  /** By side: what cards and what others knew changed afterwards. */
  readonly luck: readonly Part[];
  readonly mark?: Mark;
}

/** How a curve was made: the same for the same record, and it comes out the same. */
export interface Effort {
  /** The decisions that are played out for each spot. */
  readonly budget: number;
  readonly seed: Seed;
}

/** A whole game, judged. A team is one side; otherwise each seat is a side. */
export interface Curve extends Effort {
  readonly format: typeof CURVE_FORMAT;
  readonly version: number;
  readonly game: string;
  readonly seats: number;
  readonly sides: number;
  /** How many moves the record has. */
  readonly moves: number;
  readonly judgements: readonly Judgement[];
  /** By side: the result. Left out while a game is not over. */
  readonly end?: readonly Part[];
}

/** The side that a seat plays for. */
export const sideOf = ({ sides }: Pick<Curve, 'sides'>, seat: Seat): number => (sides === 1 ? 0 : seat);
