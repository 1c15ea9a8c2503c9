import type { Rng } from '../core/index.js';
import { ISLANDS, type Card } from './cards.js';
import { CHOICES, code, LAY, PAYMENTS, STEPS } from './codes.js';
import type { Gaps, Route, Sea, Space } from './sea.js';

/**
 * Moves come in runs that share their beginning and differ in one part: the space along a gap,
 * or the cards thrown. Listing writes the runs out; picking at random need not.
 */
const MOST_RUNS = 1024;
const RUN_BASE = new Int32Array(MOST_RUNS);
const RUN_WAYS = new Int32Array(MOST_RUNS);
const RUN_PARTS: (readonly number[])[] = [];
while (RUN_PARTS.length < MOST_RUNS) RUN_PARTS.push([]);

export const addRun = (runs: number, base: number, parts: readonly number[], ways: number): number => {
  RUN_BASE[runs] = base;
  RUN_PARTS[runs] = parts;
  RUN_WAYS[runs] = ways;
  return runs + 1;
};

/** A single move. */
export const addMove = (runs: number, base: number): number => addRun(runs, base, STEPS, 1);

/** Writes the moves of all runs out; how many there are. */
export const writeRuns = (runs: number, out: Int32Array): number => {
  let n = 0;
  for (let run = 0; run < runs; run++) {
    const base = RUN_BASE[run] as number;
    const parts = RUN_PARTS[run] as readonly number[];
    const ways = RUN_WAYS[run] as number;
    for (let i = 0; i < ways; i++) out[n++] = base + (parts[i] as number);
  }
  return n;
};

/** One of the moves of all runs, each equally likely. */
export const pickFromRuns = (runs: number, rng: Rng): number => {
  let count = 0;
  for (let run = 0; run < runs; run++) count += RUN_WAYS[run] as number;
  let index = rng.below(count);
  let run = 0;
  for (; index >= (RUN_WAYS[run] as number); run++) index -= RUN_WAYS[run] as number;
  return (RUN_BASE[run] as number) + ((RUN_PARTS[run] as readonly number[])[index] as number);
};

/** The ways to throw `count` of the first `held` cards of a hand. */
export const throwRuns = (base: number, held: number, count: number, runs: number): number => {
  if (count > held || count < 0) return runs;
  const ways = CHOICES[held]?.[count] as readonly number[];
  return addRun(runs, base, ways, ways.length);
};

/** Whether a chapter lets this card not be laid on this space; where nothing can be closed, nobody is asked. */
export type Closed = ((card: Card, space: Space) => boolean) | undefined;

/** What chapters change about laying; `defers` says where the price is paid later. */
export interface Limits {
  readonly closed?: Closed;
  readonly defers?: ((space: Space) => boolean) | undefined;
}

/** The one way to pay nothing yet. */
const LATER: readonly number[] = [code(LAY)];

/** Free spaces from `from` on, where some of them may be closed. */
const openRuns = (
  card: Card,
  slot: number,
  [from, spaces]: readonly [Space, number],
  closed: NonNullable<Closed>,
  start: number,
): number => {
  let runs = start;
  for (let space = from; space < from + spaces; space++)
    if (!closed(card, space)) runs = addMove(runs, code(LAY, 0, slot, space));
  return runs;
};

/**
 * 4.1–4.7 The ways to lay an island on a route, paid with the first `held` cards of the hand. Only
 * the two ends of an island's gap have a neighbour and so a price.
 */
export const layRuns = (
  sea: Sea,
  route: Route,
  { lowest, highest }: Gaps,
  hand: readonly Card[],
  held: number,
  { closed, defers }: Limits,
  already: number,
): number => {
  const { from: begin, pays } = route;
  const end = route.to - 1;
  const payments = PAYMENTS[held] as (readonly (readonly number[])[])[];
  let runs = already;
  for (let slot = 0; slot < held; slot++) {
    const card = hand[slot] as Card;
    if (card > ISLANDS) break; // a hand ascends: from here on there are no islands
    const first = lowest[card] as Space;
    const last = highest[card] as Space;
    if (first > last) continue;
    let up = first === begin || !pays ? 0 : card - (sea[first - 1] as Card);
    let down = last === end || !pays ? 0 : (sea[last + 1] as Card) - card;
    if (first === last && down > 0) {
      if (up === 0 || down < up) up = down; // 4.5 the smaller difference of the two, or the only one
      down = 0;
    }
    const byPrice = payments[slot] as (readonly number[])[];
    let open = last - first + 1;
    if (up > 0) {
      open--;
      if (up < held && !closed?.(card, first)) {
        const ways = (defers?.(first) ? LATER : byPrice[up]) as readonly number[];
        runs = addRun(runs, code(LAY, 0, slot, first), ways, ways.length);
      }
    }
    if (down > 0) open--;
    if (open > 0) {
      const from = up > 0 ? first + 1 : first;
      if (closed === undefined) runs = addRun(runs, code(LAY, 0, slot, from), STEPS, open);
      else runs = openRuns(card, slot, [from, open], closed, runs);
    }
    if (down > 0 && down < held && !closed?.(card, last)) {
      const ways = (defers?.(last) ? LATER : byPrice[down]) as readonly number[];
      runs = addRun(runs, code(LAY, 0, slot, last), ways, ways.length);
    }
  }
  return runs;
};
