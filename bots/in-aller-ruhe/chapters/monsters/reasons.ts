import { OPEN, type Card } from '@seekiste/rules/in-aller-ruhe';
import { factsOf, gapAt } from '../../reasons/gaps.js';
import type { GapFacts, ReasonsFor } from '../../reasons/reason.js';

type MonstersReason = { readonly code: 'destroys'; readonly params: { readonly card: Card } & GapFacts };

export const monstersReasons: ReasonsFor<'monster', MonstersReason> = {
  /** 11.2 An island goes, and its space joins the gaps on both sides. */
  monster(view, _, { space }) {
    const card = view.sea[space] ?? OPEN;
    const wider = gapAt(view, space, view.sea.with(space, OPEN));
    return { code: 'destroys', params: { card, ...factsOf(view, wider, [card]) } };
  },
};
