/**
 * In silent games moves are played on a beat, so that nobody reads a partner's thoughts from how
 * long they take: on a grid of moments, and never sooner than `least` after they were sent. Until
 * then a move is pending: not decided, not stored, known to its sender alone. So there is never
 * anything stored that has not been told, and no answer can tell of it.
 */
export interface Beat {
  /** Milliseconds between two moments; 0 tells everything at once. */
  readonly grid: number;
  readonly least: number;
}

/** When a move that comes at this time is played. */
export const onTheBeat = ({ grid, least }: Beat, at: number): number =>
  grid === 0 ? at : Math.ceil((at + least) / grid) * grid;

/** By how much the clocks of nodes may differ. */
export const TOLERANCE = 2_000;

/** Whether a time lies further ahead than anything that is stored now could: a clock was wrong when it was written. */
export const isAstray = (time: number, now: number, most: number): boolean => time - now > most + TOLERANCE;

/** The longest that anything waits for its beat. */
export const longest = ({ grid, least }: Beat): number => grid + least;
