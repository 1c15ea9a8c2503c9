import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Row } from '../../rows.js';
import type { StormName, StormsPart, Weather } from './part.js';

export const STORMS_CODES = [
  'storm-first',
  'soak-first',
  'storm-row-first',
  'award-first',
  'distress-first',
  'no-storm-drawn',
  'no-such-storm',
  'no-compass',
  'nothing-to-let-blow',
  'already-let-blow',
  'no-compass-to-award',
  'no-such-seat',
  'nothing-to-soak',
  'wrong-number-soaked',
  'no-row-to-choose',
  'row-blocked-by-storm',
  'orange-needs-neighbour',
  'departure-kept',
] as const;

/**
 * A compass has to be handed out (`award`); a `storm` was drawn and holders of a compass are asked; cards are to be
 * discarded for it (`soak`), or a row chosen (`storm-row`); the active player can do nothing, but a compass might help
 * (`distress`).
 */
type StormsPhase = 'award' | 'storm' | 'soak' | 'storm-row' | 'distress';

/** Its kinds of moves among the codes of the kernel. */
export const COMPASS_MOVE = 9;
export const LET_BLOW = 10;
export const AWARD = 11;
export const SOAK = 12;
export const STORM_ROW = 13;

type StormsMove =
  /** `at` is a seat, or a row for a violet storm; a storm just drawn lies nowhere yet. */
  | { readonly type: 'compass'; readonly storm: StormName | 'drawn'; readonly at?: number }
  | { readonly type: 'blow' }
  | { readonly type: 'award'; readonly seat: Seat }
  | { readonly type: 'soak'; readonly cards: readonly Card[] }
  | { readonly type: 'storm-row'; readonly row: Row };

type StormsEvent =
  | { readonly type: 'storm-drawn'; readonly seat: Seat; readonly storm: StormName }
  | { readonly type: 'storm-blew'; readonly seat: Seat; readonly storm: StormName; readonly row?: Row }
  | { readonly type: 'storm-passed'; readonly seat: Seat; readonly storm: StormName }
  | { readonly type: 'let-blow'; readonly seat: Seat }
  | { readonly type: 'calmed'; readonly seat: Seat; readonly storm: StormName; readonly at?: number }
  | { readonly type: 'compass-earned'; readonly why: 'departure' | 'row' | 'empty-hand' }
  | { readonly type: 'compass-awarded'; readonly seat: Seat };

export interface StormsTerms {
  readonly code: (typeof STORMS_CODES)[number];
  readonly phase: StormsPhase;
  readonly move: StormsMove;
  readonly event: StormsEvent;
  /** 12.3 Cards are discarded for a yellow storm. */
  readonly reason: 'yellow';
  readonly options: { readonly storms?: boolean };
  readonly state: { readonly storms?: StormsPart };
  readonly open: { readonly storms?: Readonly<Weather> };
}
