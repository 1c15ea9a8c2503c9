import { openInRow, thrownFacts } from '../../reasons/gaps.js';
import type { ReasonsFor, ThrownFacts } from '../../reasons/reason.js';

type RockReason =
  | { readonly code: 'moves-rock'; readonly params: { readonly row: number; readonly open: number } }
  | { readonly code: 'holds-rock'; readonly params: ThrownFacts & { readonly row: number } };

export const rockReasons: ReasonsFor<'rock' | 'hold', RockReason> = {
  rock: (view, _, { row }) => ({ code: 'moves-rock', params: { row: row + 1, open: openInRow(view, row) } }),
  hold: (view, _, { cards }) => ({
    code: 'holds-rock',
    params: { ...thrownFacts(view, cards), row: (view.rock?.row ?? 0) + 1 },
  }),
};
