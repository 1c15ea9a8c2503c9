import { inAllerRuhe, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import { choose } from './choose.js';
import { inOrder } from './code-of.js';
import { duelIdeas } from '../chapters/duel/duel.js';
import type { Idea } from './idea.js';
import { know } from './from-view/known.js';
import { actions } from './from-view/turn.js';
import { aims, useCompass } from '../chapters/storms/weather.js';
import type { Weights } from './weights.js';

/** How many moves are worth a closer look. */
export const PROSPECTS = 6;

/** A move that comes into question, and how much less the heuristic thinks of it than of its own choice. */
export interface Prospect {
  readonly move: Move;
  readonly behind: number;
}

/** Moves that the heuristic does not weigh against each other are this far behind its choice. */
const UNWEIGHED = 0.05;

/** The best that are allowed. */
const bestOf = (view: View, ideas: readonly Idea[]): readonly Prospect[] => {
  const found: Prospect[] = [];
  let top = 0;
  for (const { move, worth } of ideas.toSorted((a, b) => b.worth - a.worth)) {
    if (found.length === PROSPECTS) break;
    if (inAllerRuhe.why(view, move)) continue;
    if (found.length === 0) top = worth;
    if (worth === top || top < Infinity) found.push({ move, behind: worth === top ? 0 : top - worth });
  }
  return found;
};

const unweighed = (move: Move): Prospect => ({ move, behind: UNWEIGHED });

/** In the duel worth is counted in points, and so many of them change the chance to win by a factor of e. */
const POINTS = 8;

const lessSure = ({ move, behind }: Prospect): Prospect => ({ move, behind: behind / POINTS });

/** 12.9 A compass can be used before the turn: first if the heuristic would, otherwise last. */
const onTurn = (view: View, seat: number, weights: Weights): readonly Prospect[] => {
  if (view.duel) return bestOf(view, duelIdeas(view, seat, weights)).map(lessSure);
  const known = know(view, seat, weights);
  const moves = bestOf(view, actions(known));
  const compass = useCompass(known);
  if (!compass) return [...moves, ...aims(known).map(unweighed)];
  return [{ move: compass, behind: 0 }, ...moves.map(({ move, behind }) => ({ move, behind: behind + UNWEIGHED }))];
};

/** Where something is answered, the heuristic's answer and others from the whole list, evenly. */
const answering = (view: View, weights: Weights): readonly Prospect[] => {
  const answer = inOrder(choose(view, weights));
  const text = inAllerRuhe.write(answer);
  const others = inAllerRuhe.moves(view).filter(move => inAllerRuhe.write(move) !== text);
  const step = Math.max(1, Math.ceil(others.length / (PROSPECTS - 1)));
  const near =
    answer.type === 'pledge'
      ? others.filter(move => move.type === 'pledge' && Math.abs(move.count - answer.count) === 1)
      : others.filter((_, i) => i % step === 0);
  return [{ move: answer, behind: 0 }, ...near.map(unweighed)];
};

/** The moves that come into question for the seat whose view this is, what the heuristic would do first. */
export const prospects = (view: View, seat: number, weights: Weights): readonly Prospect[] => {
  const found = view.phase === 'turn' ? onTurn(view, seat, weights) : answering(view, weights);
  return found.length > 0 ? found : [{ move: choose(view, weights), behind: 0 }];
};
