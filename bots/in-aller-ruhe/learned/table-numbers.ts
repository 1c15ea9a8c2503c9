import { ARRIVAL, GROUP_DISCARD, SPACES, type Card, type State } from '@seekiste/rules/in-aller-ruhe';
import { clip, countIn } from './gap-numbers.js';
import { arrives, cards, comfortOf, countOf, now, slackOf, supply } from '../sailor/index.js';

/** What the learned value goes by for the table: so many numbers, most of them near 0. */
export const TABLE_NUMBERS = 37;

/** What an idea leads to, put together from its gaps and the hand that is left. */
export interface Afterwards {
  open: number;
  gaps: number;
  /** How many of the gaps have one space. */
  singles: number;
  /** The sum of the logarithms of the chances of all gaps, and the two least. */
  fills: number;
  worst: number;
  second: number;
  price: number;
  /** How many numbers that may still come would help. */
  coming: number;
  /** The slots of the hand that are left, and those of them that help to fill a gap, and one that is wide. */
  left: number;
  helpful: number;
  free: number;
  /** Chores, sea monsters to be played, and what else a chapter adds to the worth. */
  chores: number;
  monsters: number;
  bonus: number;
}

export const blankAfterwards = (): Afterwards => ({
  open: 0,
  gaps: 0,
  singles: 0,
  fills: 0,
  worst: 0,
  second: 0,
  price: 0,
  coming: 0,
  left: 0,
  helpful: 0,
  free: 0,
  chores: 0,
  monsters: 0,
  bonus: 0,
});

/** What every seat has left over for its own turns, in the order in which they act. */
const writeSeats = (mine: number, { open, price }: Afterwards, out: Float64Array, to: number): void => {
  const { seat: own, seats, departed } = now;
  const eight = (departed ? 0 : GROUP_DISCARD / seats) + (now.strict ? 1 : 0);
  const perTurn = 1 + (open > 0 ? price / open : 0);
  for (let order = 0; order < seats; order++) {
    const seat = (own + 1 + order) % seats;
    const turns = Math.max(0, Math.ceil((open + 1 + (departed ? 0 : 1) - order) / seats));
    const has = seat === own ? mine : (cards[seat] as number);
    out[to + order] = clip((has - turns * perTurn - eight) / 4, -2, 2);
  }
};

const thrownByOthers = ({ thrown }: State): number => {
  let count = 0;
  for (let seat = 0; seat < now.seats; seat++) if (seat !== now.seat) count += (thrown[seat] as Card[]).length;
  return count;
};

/** A worth below is hopeless anyway. */
const LEAST_WORTH = -12;

/** Writes the numbers about the table after an idea, from `to` on; returns what the heuristic thinks it worth. */
export const writeTable = (state: State, after: Afterwards, out: Float64Array, to: number): number => {
  const hand = state.hands[now.seat] as Card[];
  const { open, price } = after;
  const left = countIn(after.left);
  const arrivals = countOf(hand, after.left, ARRIVAL);
  const mine = (cards[now.seat] as number) - hand.length + left;
  const total = now.total - hand.length + left;
  const slack = slackOf(total, open, price);
  const comfort = comfortOf(mine, open, price, after.chores, after.monsters);
  const worth = after.fills + (arrives[arrivals] as number) + comfort + after.bonus;
  out.fill(0, to, to + TABLE_NUMBERS);
  out[to] = open / SPACES;
  out[to + 1] = total / 60;
  out[to + 2] = clip(slack / 10, -1, 3);
  out[to + 3] = clip(after.fills, -10, 0) / 4;
  out[to + 4] = clip(arrives[arrivals] as number, -5, 0);
  out[to + 5] = now.departed ? 1 : 0;
  out[to + 5 + now.seats] = 1;
  out[to + 11] = state.options.islandsRemoved / 12;
  out[to + 12] = supply.inPlay;
  out[to + 13] = supply.comes;
  out[to + 14] = Math.min(2, arrivals) / 2;
  out[to + 15] = supply.unseenArrivals / 5;
  out[to + 16] = supply.arrivalInPlay;
  out[to + 17] = left / 5;
  out[to + 18] = (left - arrivals - countIn(after.helpful)) / 5;
  out[to + 19] = countIn(after.free) / 5;
  out[to + 20] = clip((mine - left) / 10, 0, 2);
  out[to + 21] = thrownByOthers(state) / 20;
  out[to + 22] = price / 10;
  out[to + 23] = after.gaps / 8;
  out[to + 24] = clip(after.worst, -6, 0) / 3;
  out[to + 25] = clip(after.second, -6, 0) / 3;
  writeSeats(mine, after, out, to + 26);
  out[to + 31] = after.singles / 6;
  out[to + 32] = clip(worth, -10, 0) / 4;
  out[to + 33] = open < 6 ? (6 - open) / 6 : 0;
  out[to + 34] = open < 14 ? (14 - open) / 14 : 0;
  out[to + 35] = clip(slack / 3, -2, 1);
  out[to + 36] = (after.coming * supply.comes - open) / 20;
  return Math.max(LEAST_WORTH, worth);
};
