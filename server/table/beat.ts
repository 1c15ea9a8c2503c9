/**
 * In silent games what is played is told on a beat, so that nobody reads a partner's thoughts from
 * how long they take: on a grid of moments, and never sooner than `least` after it was made.
 */
export interface Beat {
  /** Milliseconds between two moments; 0 tells everything at once. */
  readonly grid: number;
  readonly least: number;
}

/** When something made at this time is told: from the stored time alone, so that all nodes agree. */
export const onTheBeat = ({ grid, least }: Beat, at: number): number =>
  grid === 0 ? at : Math.ceil((at + least) / grid) * grid;

/** By how much the clocks of nodes may differ. */
export const TOLERANCE = 2_000;

/** Whether a time lies further ahead than anything that is stored now could: a clock was wrong when it was written. */
export const isAstray = (time: number, now: number, most: number): boolean => time - now > most + TOLERANCE;

/** The longest that anything waits for its beat. */
export const longest = ({ grid, least }: Beat): number => grid + least;

/** Whether what is told at this time still waits for it; what is astray waits for nothing. */
export const isWaiting = (beat: Beat, tellAt: number, now: number): boolean =>
  tellAt > now && !isAstray(tellAt, now, longest(beat));
