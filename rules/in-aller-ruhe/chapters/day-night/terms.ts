import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Space } from '../../sea.js';
import type { Side } from '../../sides.js';
import type { DayNightPart } from './part.js';

export const DAY_NIGHT_CODES = ['nothing-to-turn', 'wrong-sides', 'strict-excludes-day-night'] as const;

/** Its kinds of moves among the codes of the kernel. */
export const TURN_OVER = 14;

type DayNightMove = { readonly type: 'turn'; readonly space: Space; readonly card: Card };

type DayNightEvent =
  | { readonly type: 'hands-turned'; readonly seat: Seat; readonly side: Side }
  | { readonly type: 'turned'; readonly seat: Seat; readonly space: Space; readonly side: Side };

export interface DayNightTerms {
  readonly code: (typeof DAY_NIGHT_CODES)[number];
  readonly variant: 'day-night';
  readonly move: DayNightMove;
  readonly event: DayNightEvent;
  /** 15.4 A card is discarded to turn an island. */
  readonly reason: 'turn';
  readonly state: { readonly dayNight?: DayNightPart };
  readonly open: { readonly dayNight?: Readonly<DayNightPart> };
}
