import type { Seat } from '@seekiste/rules/core';
import { inAllerRuhe, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import { PROSPECTS, codeOf, ideas, isQuick, logComfort, prospects, think, weightsFor } from '../sailor/index.js';
import { adviceFor, isJudged, isTaught, judge, judged, type Judgement } from '../learned/index.js';
import type { Starter } from './race-starters.js';

export interface CodedStarter extends Starter {
  readonly code: number;
}

const quickStarters = (state: State, seat: Seat): readonly CodedStarter[] => {
  think(state, seat);
  const worth = (i: number): number => ideas.worths[i] as number;
  const top = worth(ideas.best);
  return Array.from({ length: ideas.count }, (_, i) => i)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, PROSPECTS)
    .map(i => ({ code: ideas.codes[i] as number, behind: worth(i) === top ? 0 : top - worth(i) }));
};

/** The moves that come into question, as codes of the kernel, what the heuristic would do first. */
export const startersIn = (state: State, seat: Seat): readonly CodedStarter[] => {
  const quick = isQuick(state, seat) ? quickStarters(state, seat) : [];
  if (quick.length > 0) return quick;
  return prospects(inAllerRuhe.view(state, seat), seat, weightsFor(state.options)).map(({ move, behind }) => ({
    code: codeOf(state, seat, move),
    behind,
  }));
};

/** Whether the learned value may have a say. */
export const isLearned = (table: State | View): boolean => isTaught(table.options, table.seats) && isJudged(table);

const bestBy = (judgement: Judgement | undefined, state: State, seat: Seat): number | undefined =>
  judgement && isJudged(state) && judge(judgement, state, seat) ? judged.codes[judged.best] : undefined;

/** What the learned value would do, if it has a say. */
export const learnedMove = (state: State, seat: Seat): number | undefined =>
  bestBy(adviceFor(state.options, state.seats)?.own, state, seat);

/** What it would do in a playout. */
export const learnedMoveInPlayout = (state: State, seat: Seat): number | undefined =>
  bestBy(adviceFor(state.options, state.seats)?.inPlayouts, state, seat);

/** The moves that come into question if the learned value has a say, what it would do first. */
export const learnedStarters = (state: State, seat: Seat): readonly CodedStarter[] | undefined => {
  if (learnedMove(state, seat) === undefined) return undefined;
  const logit = (i: number): number => judged.logits[i] as number;
  const top = logComfort(logit(judged.best));
  return Array.from({ length: judged.count }, (_, i) => i)
    .sort((a, b) => Number(b === judged.best) - Number(a === judged.best) || logit(b) - logit(a))
    .map(i => ({ code: judged.codes[i] as number, behind: Math.max(0, top - logComfort(logit(i))) }));
};
