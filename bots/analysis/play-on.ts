import type { Seat } from '@seekiste/rules/core';
import { codeFor } from './decision.js';
import type { Plan } from './spots.js';
import { rngAt, Trials } from './trial.js';

/** By side, from 0 to 1: what comes of a move with the cards as they lie, if all play on like sailors. */
export const playOn = (plan: Plan, index: number, move: unknown, seed: string): readonly number[] => {
  const spot = plan.spots[index];
  if (!spot || spot.actor === 'chance') throw new RangeError(`nobody decides at spot ${index}`);
  const trials = new Trials(plan.analysed, plan.sides, plan.record);
  const seat: Seat = spot.actor;
  const code = codeFor(trials, spot.state, { seat, move });
  return trials.after(spot.state, { seat, code }, rngAt(seed, spot.at).seed()).scores;
};

/** What a seat sees before it decides there. */
export const viewAt = ({ analysed, spots }: Plan, index: number): unknown => {
  const spot = spots[index];
  if (!spot || spot.actor === 'chance') throw new RangeError(`nobody decides at spot ${index}`);
  return analysed.game.view(spot.state, spot.actor);
};
