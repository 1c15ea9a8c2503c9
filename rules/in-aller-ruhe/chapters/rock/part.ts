import type { Row } from '../../rows.js';

/** Chapter 10 */
export interface RockPart {
  /** The row that it blocks; null before it is placed, and when it is gone. */
  row: Row | null;
  gone: boolean;
  /** Whether it has to be moved before hands are refilled. */
  due: boolean;
}
