import type { Space } from '@seekiste/rules/in-aller-ruhe';
import type { BasicReason, ReasonsFor } from '../../reasons/reason.js';
import { throwing } from '../../reasons/throwing.js';

type PyramidReason = { readonly code: 'clears'; readonly params: { readonly space: Space } };

export const pyramidReasons: ReasonsFor<'pay' | 'clear', PyramidReason | BasicReason> = {
  pay: (view, _, { cards }) => throwing(view, cards),
  clear: (_view, _seat, { space }) => ({ code: 'clears', params: { space } }),
};
