import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Row } from '../../rows.js';
import type { RockPart } from './part.js';

export const ROCK_CODES = [
  'rock-first',
  'rock-not-due',
  'rock-not-placed',
  'rock-stays',
  'holding-costs-two',
  'row-blocked-by-rock',
] as const;

/** Its kinds of moves among the codes of the kernel. */
export const MOVE_ROCK = 6;
export const HOLD_ROCK = 7;

type RockMove =
  { readonly type: 'rock'; readonly row: Row } | { readonly type: 'hold'; readonly cards: readonly Card[] };

type RockEvent =
  | { readonly type: 'rock-moved'; readonly seat: Seat; readonly row: Row }
  | { readonly type: 'rock-held'; readonly seat: Seat }
  | { readonly type: 'rock-gone' };

export interface RockTerms {
  readonly code: (typeof ROCK_CODES)[number];
  readonly phase: 'rock';
  readonly move: RockMove;
  readonly event: RockEvent;
  /** 10.3 Cards are discarded to hold it. */
  readonly reason: 'rock';
  readonly options: { readonly rock?: boolean };
  readonly state: { readonly rock?: RockPart };
  readonly open: { readonly rock?: Readonly<RockPart> };
}
