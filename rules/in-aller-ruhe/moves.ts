import type { Rng, Seat } from '../core/index.js';
import { ARRIVAL, type Card } from './cards.js';
import type { Rules } from './chapter.js';
import { ARRIVE, code, COUNTS, DEPART, DISCARD, GIVE, isFirstOfEquals, maskOf, PLEDGE, twins } from './codes.js';
import { closedBy, deferredBy, givableBy, mustDepart, throwable, unseenOf } from './hands.js';
import { rulesOf } from './rules.js';
import { addMove, addRun, layRuns, pickFromRuns, throwRuns, writeRuns, type Closed, type Limits } from './runs.js';
import type { Gaps, Route } from './sea.js';
import type { Open } from './types.js';

/** No list is longer: ten cards on 34 free spaces and two that cost up to C(9, 4). */
export const MOST_MOVES = 4096;

/** 6.1 */
const mayArrive = (rules: Rules, table: Open, seat: Seat, hand: readonly Card[]): boolean =>
  table.open === 0 &&
  (table.departedBy !== null || !rules.departs) &&
  hand.includes(ARRIVAL) &&
  !isBarred(rules, table, seat, hand);

const isBarred = (rules: Rules, table: Open, seat: Seat, hand: readonly Card[]): boolean =>
  rules.bars.some(bars => bars(table, seat, hand));

/** Where chapters let this seat lay nothing, or not this card. */
const closedTo = (rules: Rules, table: Open, seat: Seat): Closed => {
  if (rules.closes.length + rules.blocks.length + rules.forbids.length === 0) return undefined;
  return (card, space) =>
    closedBy(rules, table, seat, space) !== undefined || rules.forbids.some(forbids => forbids(table, card, space));
};

const NO_LIMITS: Limits = { closed: undefined, defers: undefined };

const limitsFor = (rules: Rules, table: Open, seat: Seat): Limits => ({
  closed: closedTo(rules, table, seat),
  defers: rules.defers.length > 0 ? space => deferredBy(rules, table, space) !== undefined : undefined,
});

/** 3.1 What the active player may do, as runs. */
const actionRuns = (rules: Rules, table: Open, gaps: readonly Gaps[], seat: Seat, hand: readonly Card[]): number => {
  if (mustDepart(table, hand)) return addMove(0, code(DEPART));
  const held = throwable(rules, table, hand);
  const limits = rules.plain ? NO_LIMITS : limitsFor(rules, table, seat);
  let runs = mayArrive(rules, table, seat, hand) ? addMove(0, code(ARRIVE)) : 0;
  for (let i = 0; i < gaps.length; i++)
    runs = layRuns(table.sea, rules.routes[i] as Route, gaps[i] as Gaps, hand, held, limits, runs);
  if (!rules.plain) for (const actions of rules.actions) runs = actions(rules, table, seat, hand, runs);
  return throwRuns(code(DISCARD), held, 2, runs);
};

/** 5.5 The cards pledged; as many of them unseen as chapters allow. */
const giveRuns = (rules: Rules, table: Open, seat: Seat, hand: readonly Card[]): number => {
  const pledged = table.pledges[seat] ?? 0;
  const held = throwable(rules, table, hand);
  let runs = 0;
  for (let unseen = Math.min(unseenOf(rules, table, seat), pledged); unseen >= 0; unseen--)
    runs = throwRuns(code(GIVE, 0, unseen), held, pledged - unseen, runs);
  return runs;
};

const standardRuns = (rules: Rules, table: Open, gaps: readonly Gaps[], seat: Seat, hand: readonly Card[]): number => {
  if (table.phase === 'turn') return seat === table.turn ? actionRuns(rules, table, gaps, seat, hand) : 0;
  if (table.phase === 'give') return table.given[seat] ? 0 : giveRuns(rules, table, seat, hand);
  if (table.phase !== 'pledge' || table.pledges[seat] !== null) return 0;
  return addRun(0, code(PLEDGE), COUNTS, givableBy(rules, table, seat, hand) + 1);
};

/** Everything that this seat may do now, as runs; takes a state or a view, its gaps, and the seat's hand. */
const runsOf = (table: Open, gaps: readonly Gaps[], seat: Seat, hand: readonly Card[]): number => {
  const rules = rulesOf(table.options);
  let runs = standardRuns(rules, table, gaps, seat, hand);
  if (!rules.plain) for (const moves of rules.moves) runs = moves(rules, table, seat, hand, runs);
  return runs;
};

/** Writes the codes of all moves, equal ones once: of moves that throw the same cards, the first. */
export const list = (
  table: Open,
  gaps: readonly Gaps[],
  seat: Seat,
  hand: readonly Card[],
  out: Int32Array,
): number => {
  const n = writeRuns(runsOf(table, gaps, seat, hand), out);
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
export const pick = (table: Open, gaps: readonly Gaps[], seat: Seat, hand: readonly Card[], rng: Rng): number => {
  if (twins(hand) !== 0) return SCRATCH[rng.below(list(table, gaps, seat, hand, SCRATCH))] as number;
  return pickFromRuns(runsOf(table, gaps, seat, hand), rng);
};
const SCRATCH = new Int32Array(MOST_MOVES);

/** 8.2 Whether the active player can do anything: two cards that may be thrown are always enough, or a departure. */
export const canAct = (rules: Rules, table: Open, gaps: readonly Gaps[], hand: readonly Card[]): boolean =>
  throwable(rules, table, hand) > 1 || actionRuns(rules, table, gaps, table.turn, hand) > 0;
