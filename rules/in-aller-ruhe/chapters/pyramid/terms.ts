import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Space } from '../../sea.js';
import type { Exploration, PyramidPart } from './part.js';

export const PYRAMID_CODES = [
  'difficulty-needs-pyramid',
  'storm-in-the-way',
  'no-storm-there',
  'nothing-to-pay',
  'wrong-number-paid',
  'pay-first',
  'pay-later',
] as const;

/** 17.10 How hard it is. */
export const PYRAMID_DIFFICULTIES = ['normal', 'easier', 'harder'] as const;
type PyramidDifficulty = (typeof PYRAMID_DIFFICULTIES)[number];

/** Its kinds of moves among the codes of the kernel. */
export const PAY = 16;
export const CLEAR = 17;

type PyramidMove =
  { readonly type: 'pay'; readonly cards: readonly Card[] } | { readonly type: 'clear'; readonly space: Space };

type PyramidEvent =
  | { readonly type: 'explored'; readonly seat: Seat; readonly space: Space; readonly card: Card }
  | { readonly type: 'cleared'; readonly seat: Seat; readonly space: Space };

/** 17.4 Left out where another seat took the card secretly. */
type ShownExplored = { readonly type: 'explored'; readonly seat: Seat; readonly space: Space; readonly card?: Card };

export interface PyramidTerms {
  readonly code: (typeof PYRAMID_CODES)[number];
  readonly variant: 'pyramid';
  /** 17.5 A price is paid late. */
  readonly phase: 'pay';
  readonly move: PyramidMove;
  readonly event: PyramidEvent;
  readonly shown: ShownExplored;
  readonly options: { readonly pyramid?: PyramidDifficulty };
  readonly state: { readonly pyramid?: PyramidPart };
  readonly open: { readonly pyramid?: Readonly<Exploration> & { readonly deck: readonly Card[] | number } };
  readonly view: { readonly pyramid?: Readonly<Exploration> & { readonly deck: number } };
}
