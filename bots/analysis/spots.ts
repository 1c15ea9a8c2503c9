import { err, ok, replay, type Actor, type GameRecord, type Refusal, type Result } from '@seekiste/rules/core';
import type { Analysed } from './analysed.js';
import { CERTAIN, type Look, type Part } from './curve.js';
import { judgeDecision } from './decision.js';
import { openValue, valueBeforeChance } from './hindsight.js';
import type { Seen } from '../search/index.js';
import { rngAt, Trials } from './trial.js';
import type { Effort } from './curve.js';

/** A place in a record that is judged: chance acts, or a seat has a choice. */
interface Spot {
  readonly at: number;
  readonly actor: Actor;
  readonly move: unknown;
  readonly state: unknown;
}

/** A record, folded once, and its places to be judged. */
export interface Plan {
  readonly analysed: Analysed;
  readonly record: GameRecord;
  readonly spots: readonly Spot[];
  readonly sides: number;
  readonly end?: readonly Part[];
}

/** Whether there was anything to choose: a seat that may act could also have waited. */
const isChoice = ({ game }: Analysed, state: unknown, actor: Actor): boolean => {
  if (actor === 'chance') return true;
  const acts = game.toAct(state);
  if (acts.kind !== 'seats' || !acts.must.includes(actor)) return true;
  return game.moves(game.view(state, actor)).length > 1;
};

/** All win or lose together, or each seat for itself: as it is at the end of any game of this kind. */
export const sidesOf = (analysed: Analysed, record: Pick<GameRecord, 'options' | 'seats' | 'seed'>): number => {
  const trials = new Trials(analysed, 1, record);
  const start = analysed.game.start(record.options, record.seats);
  return trials.after(start, undefined, rngAt(record.seed, 0).seed()).points ? record.seats : 1;
};

/** Folds a record; refused like any replay of it. */
export const planOf = (analysed: Analysed, record: GameRecord): Result<Plan, Refusal> => {
  const { game } = analysed;
  const spots: Spot[] = [];
  let state = game.start(record.options, record.seats);
  let at = 0;
  const folded = replay(game, record, step => {
    const { actor, move } = step.played;
    if (isChoice(analysed, state, actor)) spots.push({ at, actor, move, state });
    state = step.state;
    at++;
  });
  if (!folded.ok) return err(folded.error);
  const sides = sidesOf(analysed, record);
  const isOver = game.result(state) !== undefined;
  const end = Array.from({ length: sides }, (_, side) => Math.round(game.kernel.score(state, side) * CERTAIN));
  return ok({ analysed, record, spots, sides, ...(isOver ? { end } : {}) });
};

/** Of the budget, what goes to the value with open cards. */
const HINDSIGHT = 0.15;

/** Judges one spot; what comes out depends on nothing but record, spot, seed and budget. */
export const look = (plan: Plan, index: number, { budget, seed }: Effort): Look => {
  const { analysed, record, sides } = plan;
  const spot = plan.spots[index];
  if (!spot) throw new RangeError(`there is no spot ${index}`);
  const { at, actor, move, state } = spot;
  const rng = rngAt(seed, at);
  const trials = new Trials(analysed, sides, record);
  if (actor === 'chance') {
    const fair = valueBeforeChance(trials, state, budget, rng);
    return { at, actor, fair, open: fair, after: fair.map(({ mean }) => mean), moves: [], played: 0, usual: 0 };
  }
  const acts = analysed.game.toAct(state);
  const must = acts.kind === 'seats' && acts.must.includes(actor);
  const view = analysed.game.view(state, actor) as Seen;
  const judged = judgeDecision(trials, { view, seat: actor, move, must }, (1 - HINDSIGHT) * budget, rng);
  return { at, actor, ...judged, open: openValue(trials, state, HINDSIGHT * budget, rng) };
};
