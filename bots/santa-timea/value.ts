import type { Seat } from '@seekiste/rules/core';
import { DIRECTIONS, santaTimea, type Direction, type State } from '@seekiste/rules/santa-timea';
import { countsIn, PARTS, partOf, type Hoard } from './hoard.js';

/** How far points drift apart in one round, for the chance to win the game. */
const SPREAD = 3;

/** What a point of damage less than the others have is worth: places are coarse, so that nearly good has to count. */
const DAMAGE = 0.02;

/** By six bits of a direction: its damage, the set laid aside. */
const DAMAGES: readonly number[] = Array.from({ length: PARTS }, (_, part) => {
  const [ones, twos, threes] = countsIn(part);
  return ones + 2 * twos + 3 * threes - (Math.min(ones, twos, threes) > 0 ? 6 : 0);
});

const damageOf = (hoard: Hoard): number => {
  let damage = 0;
  for (let direction = 0; direction < DIRECTIONS.length; direction++)
    damage += DAMAGES[partOf(hoard, direction as Direction)] as number;
  return damage;
};

/** How much less damage this seat has than all have on average. */
const lead = ({ collected, seats }: State, seat: Seat): number => {
  let all = 0;
  for (let other = 0; other < seats; other++) all += damageOf(collected[other] as Hoard);
  return all / seats - damageOf(collected[seat] as Hoard);
};

/** The chance to win: each seat's share of e^(points / spread), the spread growing with the rounds that are left. */
const chance = (state: State, seat: Seat): number => {
  if (state.phase === 'over') return santaTimea.kernel.score(state, seat);
  const { points, options, round } = state;
  const spread = SPREAD * Math.sqrt(options.rounds - round);
  let all = 0;
  for (let other = 0; other < points.length; other++)
    all += Math.exp(((points[other] as number) - (points[seat] as number)) / spread);
  return 1 / all;
};

/** How good the end of a round is for a seat. */
export const value = (state: State, seat: Seat): number => chance(state, seat) + DAMAGE * lead(state, seat);
