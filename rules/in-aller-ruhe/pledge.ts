import type { Seat } from '../core/index.js';
import { GROUP_DISCARD } from './cards.js';
import type { Rules } from './chapter.js';
import { givableBy } from './hands.js';
import { at } from './state.js';
import type { Event, State } from './types.js';

/** 5.4 After this many rounds that missed the eight, the last numbers are settled evenly. */
export const PLEDGE_ROUNDS = 3;

/** How much every seat could give at the departure. */
export const givable = (rules: Rules, state: State): readonly number[] =>
  state.hands.map((hand, seat) => givableBy(rules, state, seat, hand));

/** 5.3 Everybody names a number. Alone there is nothing to agree on: all eight are yours (5.7). */
export const beginPledges = (state: State): void => {
  state.phase = 'pledge';
  state.round = 1;
  if (state.seats > 1) return;
  state.pledges[0] = GROUP_DISCARD;
  beginGiving(state);
};

/** 5.5 A player who pledged nothing has nothing left to do. */
const beginGiving = (state: State): void => {
  state.phase = 'give';
  for (let seat = 0; seat < state.seats; seat++) state.given[seat] = state.pledges[seat] === 0;
};

/**
 * 5.4 Numbers that do not add up are settled one card at a time: who gives least gives one more,
 * who gives most one less; among equals the active player first, then clockwise.
 */
export const settle = (pledges: readonly number[], held: readonly number[], active: Seat): readonly number[] => {
  const settled = [...pledges];
  let missing = GROUP_DISCARD;
  for (const count of pledges) missing -= count;
  for (; missing !== 0; missing -= Math.sign(missing)) {
    const step = Math.sign(missing);
    let chosen = -1;
    for (let i = 0; i < settled.length; i++) {
      const seat = (active + i) % settled.length;
      const count = at(settled, seat);
      if (step > 0 ? count >= at(held, seat) : count === 0) continue;
      if (chosen < 0 || (at(settled, chosen) - count) * step > 0) chosen = seat;
    }
    settled[chosen] = at(settled, chosen) + step;
  }
  return settled;
};

/** 5.3, 5.4 */
export const pledge = (rules: Rules, state: State, seat: Seat, count: number, tell: Event[] | undefined): void => {
  state.pledges[seat] = count;
  tell?.push({ type: 'pledged', seat, count });
  let sum = 0;
  for (const named of state.pledges) {
    if (named === null) return;
    sum += named;
  }
  if (sum !== GROUP_DISCARD && state.round < PLEDGE_ROUNDS) {
    tell?.push({ type: 'pledges-missed', round: state.round, sum });
    for (let i = 0; i < state.seats; i++) {
      state.offers[i] = at(state.pledges, i);
      state.pledges[i] = null;
    }
    state.round++;
    return;
  }
  if (sum !== GROUP_DISCARD) {
    const settled = settle(state.pledges as readonly number[], givable(rules, state), state.turn);
    for (let player = 0; player < state.seats; player++) state.pledges[player] = at(settled, player);
    tell?.push({ type: 'pledges-settled', pledges: settled });
  }
  beginGiving(state);
};
