import type { OptionValues, Seat } from '@seekiste/rules/core';
import type { Seen } from '../search/index.js';
import type { Analysed } from './analysed.js';
import type { Effort, JudgedMove, Look } from './curve.js';
import { judgeDecision } from './decision.js';
import { sidesOf } from './spots.js';
import { rngAt, Trials } from './trial.js';

/** A decision outside a record. */
interface Position {
  readonly state: unknown;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: OptionValues;
}

/** The best moves that the analysis finds, the usual one and this one, best first; from the seat's view alone. */
export const judgeMoves = (
  analysed: Analysed,
  position: Position,
  move: unknown,
  { budget, seed }: Effort,
): Pick<Look, 'moves' | 'played' | 'usual'> => {
  const { state, seat, seats, options } = position;
  const trials = new Trials(analysed, sidesOf(analysed, { options, seats, seed }), { options, seats });
  const view = analysed.game.view(state, seat) as Seen;
  return judgeDecision(trials, { view, seat, move, must: true }, budget, rngAt(seed, 0));
};

/** What a move is worth beside the best that the analysis finds. */
export const judgeMove = (analysed: Analysed, position: Position, move: unknown, effort: Effort): JudgedMove => {
  const { moves, played } = judgeMoves(analysed, position, move, effort);
  const judged = moves[played];
  if (!judged) throw new Error(`not judged: ${analysed.game.write(move)}`);
  return judged;
};
