import type { Seat } from '@seekiste/rules/core';
import type { Move, View } from '@seekiste/rules/in-aller-ruhe';
import { openInRow } from '../../reasons/gaps.js';
import type { BasicReason, ReasonsFor } from '../../reasons/reason.js';
import { throwing } from '../../reasons/throwing.js';

type StormsReason =
  | { readonly code: 'calms-drawn'; readonly params: { readonly compasses: number } }
  | { readonly code: 'calms-row'; readonly params: { readonly row: number; readonly open: number } }
  | { readonly code: 'calms-seat'; readonly params: { readonly storm: 'yellow' | 'orange'; readonly seat: Seat } }
  | { readonly code: 'lets-blow'; readonly params: { readonly compasses: number } }
  | { readonly code: 'awards'; readonly params: { readonly seat: Seat; readonly compasses: number } }
  | { readonly code: 'storms-row'; readonly params: { readonly row: number; readonly open: number } };

const compassesOf = (view: View, seat: Seat): number => view.storms?.compasses[seat] ?? 0;

const calming = (view: View, seat: Seat, { storm, at = 0 }: Extract<Move, { type: 'compass' }>): StormsReason => {
  if (storm === 'drawn') return { code: 'calms-drawn', params: { compasses: compassesOf(view, seat) - 1 } };
  if (storm === 'violet') return { code: 'calms-row', params: { row: at + 1, open: openInRow(view, at) } };
  return { code: 'calms-seat', params: { storm, seat: at } };
};

export const stormsReasons: ReasonsFor<
  'compass' | 'blow' | 'award' | 'soak' | 'storm-row',
  StormsReason | BasicReason
> = {
  compass: calming,
  blow: (view, seat) => ({ code: 'lets-blow', params: { compasses: compassesOf(view, seat) } }),
  award: (view, _, { seat }) => ({ code: 'awards', params: { seat, compasses: compassesOf(view, seat) } }),
  soak: (view, _, { cards }) => throwing(view, cards),
  'storm-row': (view, _, { row }) => ({ code: 'storms-row', params: { row: row + 1, open: openInRow(view, row) } }),
};
