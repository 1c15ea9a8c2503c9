import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { DuelPart, Ranking } from './part.js';

export const DUEL_CODES = [
  'strict-excludes-duel',
  'duel-is-for-two',
  'leaves-impossible-gap',
  'could-lay',
  'row-empty',
] as const;

/** Its kinds of moves among the codes of the kernel. */
export const SWAP = 15;

type DuelMove = { readonly type: 'swap' };

type DuelEvent =
  | { readonly type: 'took'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'revealed'; readonly cards: readonly Card[] }
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'scored'; readonly outcome: Ranking };

export interface DuelTerms {
  readonly code: (typeof DUEL_CODES)[number];
  readonly variant: 'duel';
  readonly move: DuelMove;
  readonly event: DuelEvent;
  readonly state: { readonly duel?: DuelPart };
  readonly open: { readonly duel?: Readonly<DuelPart> };
}
