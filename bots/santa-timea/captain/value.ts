import type { Seat } from '@seekiste/rules/core';
import {
  countsIn,
  DIRECTIONS,
  partOf,
  PARTS,
  santaTimea,
  type Direction,
  type Hoard,
  type State,
} from '@seekiste/rules/santa-timea';

/** How far points drift apart in one round, and what a round won counts beside them (8.2): from games of sailors. */
const [SPREAD, ROUND_WON] = [1.2, 0.4];
/** What a point of damage less counts beside them: places are coarse, so that nearly good has to count. */
const DAMAGE = 0.2;
/** For how much a near win counts where the game is over. */
const NEARLY = 0.1;

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

const standing = ({ points, roundsWon, collected }: State, seat: Seat): number =>
  (points[seat] as number) + ROUND_WON * (roundsWon[seat] as number) - DAMAGE * damageOf(collected[seat] as Hoard);

/** A seat's share of e^(standing / spread), the spread growing with the rounds that are left. */
const share = (state: State, seat: Seat, left: number): number => {
  const spread = SPREAD * Math.sqrt(left);
  const mine = standing(state, seat);
  let all = 0;
  for (let other = 0; other < state.seats; other++) all += Math.exp((standing(state, other) - mine) / spread);
  return 1 / all;
};

/** How likely a seat is to win the game, at the end of a round. */
export const value = (state: State, seat: Seat): number => {
  const left = state.options.rounds - state.round;
  if (left > 0) return share(state, seat, left);
  return (1 - NEARLY) * santaTimea.kernel.score(state, seat) + NEARLY * share(state, seat, 1);
};
