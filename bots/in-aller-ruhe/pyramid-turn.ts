import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { choose } from './choose.js';
import { codeOf } from './code-of.js';
import { know, type Known } from './known.js';
import { read } from './quick-table.js';
import { addIdea, ideas } from './quick-turn.js';
import { actions } from './turn.js';
import { weightsFor } from './weights-for.js';

/**
 * The pyramid is not thought of at search speed: the heuristic's ideas are written where those of other ways to play
 * are, and what the seat knows is read for the learned value.
 */
const knownBy = (state: State, seat: number): Known =>
  know(inAllerRuhe.view(state, seat), seat, weightsFor(state.options));

/** Writes all ideas for the turn of this seat, and which is the best. */
export const thinkInPyramid = (state: State, seat: number): void => {
  const known = knownBy(state, seat);
  ideas.count = 0;
  ideas.best = 0;
  for (const { move, worth } of actions(known))
    if (!inAllerRuhe.why(known.view, move)) addIdea(codeOf(state, seat, move), worth);
  read(state, seat, known);
};

/** 17.5 Reads what this seat knows and returns the code for paying with the cards that are missed least. */
export const thinkOfPaying = (state: State, seat: number): number => {
  const known = knownBy(state, seat);
  read(state, seat, known);
  return codeOf(state, seat, choose(known.view, known.weights));
};
