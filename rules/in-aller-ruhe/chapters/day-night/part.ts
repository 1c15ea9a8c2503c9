import type { Side } from '../../sides.js';

/** Chapter 15 */
export interface DayNightPart {
  /** Which side of all hands is up. */
  up: Side;
  /** How many compasses have been drawn. */
  drawn: number;
  /** How the island on each space lies; null where there is none. */
  readonly sides: (Side | null)[];
}
