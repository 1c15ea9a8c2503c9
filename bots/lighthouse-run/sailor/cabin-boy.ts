import type { Rng, Seat } from '@seekiste/rules/core';
import type { State } from '@seekiste/rules/lighthouse-run';
import { Judge } from './judge.js';
import { Shortlist } from './shortlist.js';
import { plainTaste } from './taste.js';
import { WEIGHTS } from './weights.js';

/** A beginner sails as far as it can now: light for later turns, rivals and the storm to come do not matter. */
const beginner = new Judge(plainTaste({ ...WEIGHTS, ahead: 0, rivals: 0, light: 0, theirLight: 0 }));

/** How many turns look alike to a beginner. */
const ALIKE = 3;

const turns = new Shortlist(ALIKE);

/** One of the turns that bring most at once. */
export const cabinBoyPolicy = (state: State, seat: Seat, rng: Rng): number => {
  beginner.judge(state, seat, turns);
  return turns.codes[rng.below(turns.count)] as number;
};
