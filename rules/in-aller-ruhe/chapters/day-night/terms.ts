import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Space } from '../../sea.js';
import type { Side } from '../../sides.js';

export const DAY_NIGHT_CODES = ['nothing-to-turn', 'wrong-sides', 'strict-excludes-day-night'] as const;

/** Its kinds of moves among the codes of the kernel. */
export const TURN_OVER = 14;

export type DayNightMove = { readonly type: 'turn'; readonly space: Space; readonly card: Card };

export type DayNightEvent =
  | { readonly type: 'hands-turned'; readonly seat: Seat; readonly side: Side }
  | { readonly type: 'turned'; readonly seat: Seat; readonly space: Space; readonly side: Side };
