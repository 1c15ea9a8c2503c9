import { inAllerRuhe, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import { ANSWERS } from '../chapters/answers.js';
import { best, type Idea } from './idea.js';
import { know, type Known } from './from-view/known.js';
import { chooseDuel } from '../chapters/duel/duel.js';
import { choosePledge, give } from './pledge.js';
import { actions } from './from-view/turn.js';
import { useCompass } from '../chapters/storms/weather.js';
import type { Weights } from './weights.js';

/** The heuristic's move. The same view and weights always give the same one. */
export const choose = (view: View, weights: Weights): Move => {
  const { viewer: seat, toAct } = view;
  if (seat === 'watcher' || toAct.kind !== 'seats' || !toAct.must.includes(seat))
    throw new RangeError('this seat has nothing to do');
  if (view.phase === 'pledge') return { type: 'pledge', count: choosePledge(view, seat, weights) };
  if (view.duel) return chooseDuel(view, seat, weights);
  const known = know(view, seat, weights);
  if (view.phase === 'turn') return useCompass(known) ?? bestAllowed(view, [...actions(known)]);
  return firstAllowed(view, answers(known));
};

/** Ideas are not checked one by one: what a chapter forbids besides is found out where it would be played. */
const bestAllowed = (view: View, ideas: Idea[]): Move => {
  for (let idea = best(ideas); idea; idea = best(ideas)) {
    if (!inAllerRuhe.why(view, idea.move)) return idea.move;
    ideas.splice(ideas.indexOf(idea), 1);
  }
  return firstAllowed(view, []);
};

const firstAllowed = (view: View, moves: readonly Move[]): Move =>
  moves.find(move => !inAllerRuhe.why(view, move)) ?? (inAllerRuhe.moves(view)[0] as Move);

/** The moves that come into question where something is decided besides the turn, best first. */
const answers = (known: Known): readonly Move[] =>
  known.view.phase === 'give' ? [give(known)] : (ANSWERS[known.view.phase]?.(known) ?? []);
