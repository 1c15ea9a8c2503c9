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
