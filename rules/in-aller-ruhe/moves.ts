import type { Rng, Seat } from '../core/index.js';
import { ARRIVAL, DEPARTURE, ISLANDS, type Card } from './cards.js';
import {
  ARRIVE,
  CHOICES,
  code,
  COUNTS,
  DEPART,
  DISCARD,
  GIVE,
  isFirstOfEquals,
  LAY,
  maskOf,
  PAYMENTS,
  PLEDGE,
  STEPS,
  twins,
} from './codes.js';
import { SPACES, type Gaps, type Space } from './sea.js';
import type { Open } from './types.js';

/** No list is longer: ten cards on 34 free spaces and two that cost up to C(9, 4). */
export const MOST_MOVES = 4096;

/** 5.1 A departure card at the start of a turn has to be played while none lies. A hand ascends, so it is the last card. */
export const mustDepart = (table: Pick<Open, 'departedBy'>, hand: readonly Card[]): boolean =>
  table.departedBy === null && hand.length > 0 && hand[hand.length - 1] === DEPARTURE;

/** 6.1 */
const mayArrive = (table: Pick<Open, 'departedBy' | 'open'>, hand: readonly Card[]): boolean =>
  table.open === 0 && table.departedBy !== null && hand.includes(ARRIVAL);

/**
 * Moves come in runs that share their beginning and differ in one part: the space along a gap,
 * or the cards thrown. Listing writes the runs out; picking at random need not.
 */
const RUN_BASE = new Int32Array(64);
const RUN_WAYS = new Int32Array(64);
const RUN_PARTS: (readonly number[])[] = [];
while (RUN_PARTS.length < 64) RUN_PARTS.push([]);

const addRun = (runs: number, base: number, parts: readonly number[], ways: number): number => {
  RUN_BASE[runs] = base;
  RUN_PARTS[runs] = parts;
  RUN_WAYS[runs] = ways;
  return runs + 1;
};

/** 4.1–4.7 The ways to lay an island. Only the two ends of its gap have a neighbour and so a price. */
const layRuns = (sea: readonly Card[], { lowest, highest }: Gaps, hand: readonly Card[], from: number): number => {
  const held = hand.length;
  const payments = PAYMENTS[held] as (readonly (readonly number[])[])[];
  let runs = from;
  for (let slot = 0; slot < held; slot++) {
    const card = hand[slot] as Card;
    if (card > ISLANDS) break; // a hand ascends: from here on there are no islands
    const first = lowest[card] as Space;
    const last = highest[card] as Space;
    if (first > last) continue;
    let up = first === 0 ? 0 : card - (sea[first - 1] as Card);
    let down = last === SPACES - 1 ? 0 : (sea[last + 1] as Card) - card;
    if (first === last && down > 0) {
      if (up === 0 || down < up) up = down; // 4.5 the smaller difference of the two, or the only one
      down = 0;
    }
    const byPrice = payments[slot] as (readonly number[])[];
    let open = last - first + 1;
    if (up > 0) {
      open--;
      if (up < held) {
        const ways = byPrice[up] as readonly number[];
        runs = addRun(runs, code(LAY, 0, slot, first), ways, ways.length);
      }
    }
    if (down > 0) open--;
    if (open > 0) runs = addRun(runs, code(LAY, 0, slot, up > 0 ? first + 1 : first), STEPS, open);
    if (down > 0 && down < held) {
      const ways = byPrice[down] as readonly number[];
      runs = addRun(runs, code(LAY, 0, slot, last), ways, ways.length);
    }
  }
  return runs;
};

/** The ways to throw `count` cards of the hand. */
const throwRuns = (hand: readonly Card[], kind: number, count: number, from: number): number => {
  if (count > hand.length) return from;
  const ways = CHOICES[hand.length]?.[count] as readonly number[];
  return addRun(from, code(kind), ways, ways.length);
};

/** Everything that this seat may do now, as runs; takes a state or a view, its gaps, and the seat's hand. */
const runsOf = (table: Open, gaps: Gaps, seat: Seat, hand: readonly Card[]): number => {
  switch (table.phase) {
    case 'turn': {
      if (seat !== table.turn) return 0;
      if (mustDepart(table, hand)) return addRun(0, code(DEPART), STEPS, 1);
      const runs = mayArrive(table, hand) ? addRun(0, code(ARRIVE), STEPS, 1) : 0;
      return throwRuns(hand, DISCARD, 2, layRuns(table.sea, gaps, hand, runs));
    }
    case 'pledge':
      return table.pledges[seat] === null ? addRun(0, code(PLEDGE), COUNTS, hand.length + 1) : 0;
    case 'give':
      return table.given[seat] ? 0 : throwRuns(hand, GIVE, table.pledges[seat] ?? 0, 0);
    case 'deal':
    case 'over':
      return 0;
  }
};

/** Writes the codes of all moves, equal ones once: of moves that throw the same cards, the first. */
export const list = (table: Open, gaps: Gaps, seat: Seat, hand: readonly Card[], out: Int32Array): number => {
  const runs = runsOf(table, gaps, seat, hand);
  let n = 0;
  for (let run = 0; run < runs; run++) {
    const base = RUN_BASE[run] as number;
    const parts = RUN_PARTS[run] as readonly number[];
    const ways = RUN_WAYS[run] as number;
    for (let i = 0; i < ways; i++) out[n++] = base + (parts[i] as number);
  }
  const same = twins(hand);
  if (same === 0 || table.phase === 'pledge') return n;
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const listed = out[i] as number;
    if (isFirstOfEquals(maskOf(listed), same)) out[kept++] = listed;
  }
  return kept;
};

/** One of the listed moves, every one equally likely, without listing them. There must be one. */
export const pick = (table: Open, gaps: Gaps, seat: Seat, hand: readonly Card[], rng: Rng): number => {
  if (twins(hand) !== 0) return SCRATCH[rng.below(list(table, gaps, seat, hand, SCRATCH))] as number;
  const runs = runsOf(table, gaps, seat, hand);
  let count = 0;
  for (let run = 0; run < runs; run++) count += RUN_WAYS[run] as number;
  let index = rng.below(count);
  let run = 0;
  for (; index >= (RUN_WAYS[run] as number); run++) index -= RUN_WAYS[run] as number;
  return (RUN_BASE[run] as number) + ((RUN_PARTS[run] as readonly number[])[index] as number);
};
const SCRATCH = new Int32Array(MOST_MOVES);

/** 8.2 Whether anything can be done: two cards can always be thrown, or the departure card among them played. */
export const canAct = (table: Open, gaps: Gaps, hand: readonly Card[]): boolean => {
  if (hand.length !== 1) return hand.length > 1;
  return mustDepart(table, hand) || mayArrive(table, hand) || layRuns(table.sea, gaps, hand, 0) > 0;
};
