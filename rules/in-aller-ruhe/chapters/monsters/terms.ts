import type { Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Space } from '../../sea.js';
import type { MonstersPart } from './part.js';

export const MONSTERS_CODES = ['monster-kept', 'nothing-to-destroy', 'monster-in-hand', 'monsters-about'] as const;

/** Its kinds of moves among the codes of the kernel. */
export const DESTROY = 8;

type MonstersMove = { readonly type: 'monster'; readonly space: Space };

type MonstersEvent =
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly card: Card; readonly space: Space }
  | { readonly type: 'monsters-announced'; readonly seat: Seat; readonly holders: readonly Seat[] };

export interface MonstersTerms {
  readonly code: (typeof MONSTERS_CODES)[number];
  readonly move: MonstersMove;
  readonly event: MonstersEvent;
  /** 11.1 How many are shuffled in. */
  readonly options: { readonly monsters?: number };
  readonly state: { readonly monsters?: MonstersPart };
  readonly open: { readonly monsters?: Readonly<MonstersPart> };
}
