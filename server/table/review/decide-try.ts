import { MOST_REVIEWED, type Moment, type Request } from '@seekiste/protocol';
import { chanceFrom, err, letChanceAct, ok, type Played } from '@seekiste/rules/core';
import type { Decision } from '../decide/index.js';
import {
  branchOf,
  depthOf,
  growsAt,
  homeOf,
  lengthOf,
  movesOf,
  positionAfter,
  type TableState,
} from '../state/index.js';
import { no } from '../refusals.js';
import type { Reviewed } from './decide-review.js';

/** Whether a line goes on from a moment with just this move. */
const goesOn = ({ game }: TableState, next: Played | undefined, { actor, move }: Played): boolean =>
  next?.actor === actor && game.write(next.move) === game.write(move);

/** A branch that grows is none more. */
const isFull = ({ review }: Reviewed, { line, at }: Moment): boolean =>
  (!growsAt(branchOf(review, line), at) &&
    (review.branches.length >= MOST_REVIEWED.branches || depthOf(review, line) >= MOST_REVIEWED.depth)) ||
  review.branches.reduce((sum, { moves }) => sum + moves.length, 0) >= MOST_REVIEWED.moves;

/** A legal move at a moment of a line. What was tried there already is not tried again. */
export const decideTry = (reviewed: Reviewed, request: Extract<Request, { t: 'try' }>): Decision => {
  const { table, play, review, who } = reviewed;
  const { game } = table;
  const length = lengthOf(review, play, request.line);
  if (length === undefined) return no('no-such-line', { line: request.line });
  if (request.at > length) return no('no-such-moment', { line: request.line, at: request.at });
  const { line, at } = homeOf(review, request);
  const { seat } = request;
  if (seat >= table.crew.length) return no('no-such-seat', { seat, seats: table.crew.length });
  const move = game.decode(request.move);
  if (!move.ok) return move;
  const made = { actor: seat, move: move.value };
  const others = review.branches.filter(branch => branch.from === line && branch.at === at && !branch.gone);
  const moves = movesOf(review, play, line);
  const known = [moves[at], ...others.map(branch => branch.moves[0])];
  if (known.some(next => goesOn(table, next, made))) return ok([]);
  if (isFull(reviewed, { line, at })) return no('review-full', { most: MOST_REVIEWED.branches });
  const from = { state: game.start(table.options, table.crew.length), chance: chanceFrom(table.rng, play.seed) };
  const { state, chance } = positionAfter(table, from, moves.slice(0, at));
  const step = game.apply(state, seat, move.value);
  if (!step.ok) return err(game.why(game.view(state, seat), move.value) ?? step.error);
  const { steps } = letChanceAct(game, step.value.state, chance);
  return ok([{ type: 'tried', line, at, moves: [made, ...steps.map(({ played }) => played)], ...who }]);
};
