import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Space } from '../../sea.js';

export const PYRAMID_CODES = [
  'difficulty-needs-pyramid',
  'storm-in-the-way',
  'no-storm-there',
  'nothing-to-pay',
  'wrong-number-paid',
  'pay-first',
  'pay-later',
] as const;
export const PYRAMID_PHASES = ['pay'] as const;

/** Its kinds of moves among the codes of the kernel. */
export const PAY = 16;
export const CLEAR = 17;

export type PyramidMove =
  { readonly type: 'pay'; readonly cards: readonly Card[] } | { readonly type: 'clear'; readonly space: Space };

export type PyramidEvent =
  | { readonly type: 'explored'; readonly seat: Seat; readonly space: Space; readonly card: Card }
  | { readonly type: 'cleared'; readonly seat: Seat; readonly space: Space };
