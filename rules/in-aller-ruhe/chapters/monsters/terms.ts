import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Space } from '../../sea.js';

export const MONSTERS_CODES = ['monster-kept', 'nothing-to-destroy', 'monster-in-hand', 'monsters-about'] as const;

/** Its kinds of moves among the codes of the kernel. */
export const DESTROY = 8;

export type MonstersMove = { readonly type: 'monster'; readonly space: Space };

export type MonstersEvent =
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly card: Card; readonly space: Space }
  | { readonly type: 'monsters-announced'; readonly seat: Seat; readonly holders: readonly Seat[] };
