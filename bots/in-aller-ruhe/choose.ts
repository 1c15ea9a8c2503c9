import { inAllerRuhe, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import { outlook, throwLeast } from './hand.js';
import { know } from './known.js';
import { choosePledge } from './pledge.js';
import { chooseAction } from './turn.js';
import type { Weights } from './weights.js';

/** The heuristic's move. The same view and weights always give the same one. */
export const choose = (view: View, weights: Weights): Move => {
  const { viewer: seat, toAct } = view;
  if (seat === 'watcher' || toAct.kind !== 'seats' || !toAct.must.includes(seat))
    throw new RangeError('this seat has nothing to do');
  const idea = standardIdea(view, seat, weights);
  // It knows the standard game only: where an expansion asks for something else, the first move on offer.
  return idea && !inAllerRuhe.why(view, idea) ? idea : (inAllerRuhe.moves(view)[0] as Move);
};

const standardIdea = (view: View, seat: number, weights: Weights): Move | undefined => {
  if (view.phase === 'pledge') return { type: 'pledge', count: choosePledge(view, seat, weights) };
  const known = know(view, seat, weights);
  if (view.phase === 'turn') return chooseAction(known);
  if (view.phase !== 'give') return undefined;
  const pledged = view.pledges[seat] ?? 0;
  const now = outlook(known, known.gaps, known.hand);
  return { type: 'give', cards: throwLeast(known, now, known.hand, pledged).cards };
};
