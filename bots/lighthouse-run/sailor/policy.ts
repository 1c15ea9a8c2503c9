import type { Seat } from '@seekiste/rules/core';
import type { State } from '@seekiste/rules/lighthouse-run';
import { Judge } from './judge.js';
import { Shortlist } from './shortlist.js';
import { plainTaste } from './taste.js';
import { WEIGHTS } from './weights.js';

const best = new Shortlist(1);

/** The turn that a judge thinks best. */
export const bestOf = (judge: Judge, state: State, seat: Seat): number => {
  judge.judge(state, seat, best);
  return best.codes[0] as number;
};

const greedy = new Judge(plainTaste(WEIGHTS));

/** The greedy player's turn. */
export const policy = (state: State, seat: Seat): number => bestOf(greedy, state, seat);

/** What the greedy player thinks of its best turn. */
export const greedyWorth = (state: State, seat: Seat): number => {
  greedy.judge(state, seat, best);
  return best.worths[0] as number;
};
