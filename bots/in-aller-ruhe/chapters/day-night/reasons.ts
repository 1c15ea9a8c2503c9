import { OPEN, wrongSpaces, type Card } from '@seekiste/rules/in-aller-ruhe';
import type { ReasonsFor } from '../../reasons/reason.js';

type DayNightReason = { readonly code: 'turns'; readonly params: { readonly card: Card; readonly wrong: number } };

export const dayNightReasons: ReasonsFor<'turn', DayNightReason> = {
  /** 15.5 How many islands still lie wrong after this one was turned. */
  turn(view, _, { space }) {
    const wrong = wrongSpaces(view).filter(at => at !== space);
    return { code: 'turns', params: { card: view.sea[space] ?? OPEN, wrong: wrong.length } };
  },
};
