import type { Card } from '@seekiste/rules/in-aller-ruhe';
import type { ReasonsFor } from '../../reasons/reason.js';

type DuelReason = { readonly code: 'swaps'; readonly params: { readonly row: readonly Card[] } };

export const duelReasons: ReasonsFor<'swap', DuelReason> = {
  swap: view => ({ code: 'swaps', params: { row: view.duel?.row ?? [] } }),
};
