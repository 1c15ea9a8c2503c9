import { inAllerRuhe, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import type { Guide } from '../../search/index.js';
import { choose } from './choose.js';
import { codeOf } from './code-of.js';
import { ideas, think, thinkOfPaying } from './turn.js';
import { isQuickWithoutCompass, mayUseCompass } from './chapters.js';
import { know } from './from-view/known.js';
import { useCompass } from '../chapters/storms/weather.js';
import { weightsFor } from './weights-for.js';
import type { Weights } from './weights.js';

/** In the duel, how many points ahead make a win likely rather than lucky. */
const SPREAD = 4;

/** 12.9 A compass is thought of first; where it is kept, the turn is the same as without one. */
const compassFirst = (state: State, seat: number, weights: Weights): Move | undefined =>
  mayUseCompass(state, seat) ? useCompass(know(inAllerRuhe.view(state, seat), seat, weights)) : undefined;

/** The heuristic's move by these weights, at search speed where that is possible. */
export const moveBy = (state: State, seat: number, weights: Weights): number => {
  if (state.phase === 'pay') return thinkOfPaying(state, seat, weights);
  if (isQuickWithoutCompass(state)) {
    const aimed = compassFirst(state, seat, weights);
    if (aimed) return codeOf(state, seat, aimed);
    think(state, seat, weights);
    if (ideas.count > 0) return ideas.codes[ideas.best] as number;
  }
  return codeOf(state, seat, choose(inAllerRuhe.view(state, seat), weights));
};

/** What a search has to know of this game: the heuristic, by what each seat itself knows, and who has won. */
export const guide: Guide<State> = {
  policy: (state, seat) => moveBy(state, seat, weightsFor(state.options)),

  value(state, seat) {
    const points = state.duel?.ranking?.points;
    if (!points) return inAllerRuhe.kernel.score(state, seat);
    return 1 / (1 + Math.exp(((points[1 - seat] ?? 0) - (points[seat] ?? 0)) / SPREAD));
  },
};
