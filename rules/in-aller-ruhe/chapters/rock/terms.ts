import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Row } from '../../rows.js';

export const ROCK_CODES = [
  'rock-first',
  'rock-not-due',
  'rock-not-placed',
  'rock-stays',
  'holding-costs-two',
  'row-blocked-by-rock',
] as const;
export const ROCK_PHASES = ['rock'] as const;

/** Its kinds of moves among the codes of the kernel. */
export const MOVE_ROCK = 6;
export const HOLD_ROCK = 7;

export type RockMove =
  { readonly type: 'rock'; readonly row: Row } | { readonly type: 'hold'; readonly cards: readonly Card[] };

export type RockEvent =
  | { readonly type: 'rock-moved'; readonly seat: Seat; readonly row: Row }
  | { readonly type: 'rock-held'; readonly seat: Seat }
  | { readonly type: 'rock-gone' };
