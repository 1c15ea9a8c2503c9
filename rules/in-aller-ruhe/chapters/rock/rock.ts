import { partOf, refuse, type Seat } from '../../../core/index.js';
import type { Card } from '../../cards.js';
import type { Bar, Chapter, Deed, Refused, Rules, Tell } from '../../chapter.js';
import { cardsIn, code, maskOf, slotsOf, spaceOf } from '../../codes.js';
import { HOLD_ROCK, MOVE_ROCK, ROCK_CODES, type RockTerms } from './terms.js';
import { clearRows, discard, throwable, whyNotThrown } from '../../hands.js';
import { isCards, isCount, readCards, writeCards } from '../../names.js';
import { fullRows, hasGap, ROWS, rowOf, type Row } from '../../rows.js';
import { addMove, throwRuns } from '../../runs.js';
import type { Move, Open, State } from '../../types.js';

/** 10.4 The number of full rows with which the rock is gone. */
const ROWS_TO_PASS = 4;
const HOLDING_COSTS = 2; // 10.3

const BLOCKED: Bar = { code: 'row-blocked-by-rock', clause: '10.2' };

/** 10.3, 13.1 The rows that the rock may move to: with a gap, and not blocked already while there are others. */
const rockRows = (rules: Rules, table: Open): readonly Row[] =>
  clearRows(
    rules,
    table,
    ROWS.filter(row => row !== table.rock?.row && hasGap(table.sea, row)),
  );

const whyNotRock = (table: Open, seat: Seat): Refused => {
  if (table.phase !== 'rock') return refuse('rock-not-due', '10.3');
  return seat === table.turn ? undefined : refuse('not-your-turn', '3.1', { turn: table.turn });
};

type MoveRock = Extract<Move, { type: 'rock' }>;
type Hold = Extract<Move, { type: 'hold' }>;

const moveRock: Deed<MoveRock> = {
  type: 'rock',
  kind: MOVE_ROCK,
  decode: (_, c) => ({ type: 'rock', row: spaceOf(c) }),
  encode: (_, { row }) => code(MOVE_ROCK, 0, 0, row),
  why(rules, table, seat, _hand, { row }) {
    const notNow = whyNotRock(table, seat);
    if (notNow) return notNow;
    if (row === table.rock?.row) return refuse('rock-stays', '10.3', { row });
    if (!hasGap(table.sea, row)) return refuse('row-full', '10.3', { row });
    return rockRows(rules, table).includes(row) ? undefined : refuse('row-blocked-already', '13.1', { row });
  },
  play(_, state, seat, c, tell) {
    const row = spaceOf(c);
    const first = state.rock?.row === null;
    if (state.rock) Object.assign(state.rock, { row, due: false });
    tell?.push({ type: 'rock-moved', seat, row });
    return first ? 'turn' : 'proceed';
  },
  write: ({ row }) => `rock ${row + 1}`,
  read(text) {
    const found = /^rock ([1-6])$/i.exec(text);
    return found ? { type: 'rock', row: Number(found[1]) - 1 } : undefined;
  },
  check: ({ row }) => (isCount(row, ROWS.length - 1) ? { type: 'rock', row } : 'row'),
};

const hold: Deed<Hold> = {
  type: 'hold',
  kind: HOLD_ROCK,
  decode: (hand, c) => ({ type: 'hold', cards: cardsIn(hand, maskOf(c)) }),
  encode: (hand, { cards }) => code(HOLD_ROCK, slotsOf(hand, cards)),
  why(rules, table, seat, hand, { cards }) {
    const notNow = whyNotRock(table, seat);
    if (notNow) return notNow;
    if (table.rock?.row === null) return refuse('rock-not-placed', '10.1');
    if (cards.length !== HOLDING_COSTS) return refuse('holding-costs-two', '10.3', { count: cards.length });
    return whyNotThrown(rules, table, hand, cards, '10.3');
  },
  play(rules, state, seat, c, tell) {
    if (state.rock) state.rock.due = false;
    tell?.push({ type: 'rock-held', seat });
    discard(rules, state, seat, maskOf(c), 'rock', tell);
    return 'proceed';
  },
  write: ({ cards }) => `hold ${writeCards(cards)}`,
  read(text) {
    const found = /^hold\s+(.+)$/i.exec(text);
    const cards = found && readCards(found[1] as string);
    return cards ? { type: 'hold', cards } : undefined;
  },
  costs: { clause: '10.3', count: () => HOLDING_COSTS },
  check: ({ cards }) => (isCards(cards) ? { type: 'hold', cards: [...cards] } : 'cards'),
};

const rockMoves = (rules: Rules, table: Open, seat: Seat, hand: readonly Card[], start: number): number => {
  if (table.phase !== 'rock' || seat !== table.turn) return start;
  let runs = start;
  for (const row of rockRows(rules, table)) runs = addMove(runs, code(MOVE_ROCK, 0, 0, row));
  return table.rock?.row === null
    ? runs
    : throwRuns(code(HOLD_ROCK), throwable(rules, table, hand), HOLDING_COSTS, runs);
};

/** 10.4 Gone for good, as soon as four rows are full. */
const passRock = ({ rock: part, sea }: State, tell: Tell): void => {
  if (!part || part.gone || fullRows(sea) < ROWS_TO_PASS) return;
  Object.assign(part, { row: null, gone: true, due: false });
  tell?.push({ type: 'rock-gone' });
};

/** Chapter 10 The jagged rock. */
export const rock: Chapter<RockTerms> = {
  codes: ROCK_CODES,
  reasons: ['rock'],
  events: { 'rock-moved': { news: 'others' }, 'rock-held': { news: 'others' }, 'rock-gone': { news: 'all' } },
  option: { kind: 'switch', name: 'rock', default: false, difficulty: 1, clause: '10.1' },
  inPlay: options => options.rock === true,
  part: () => ({ rock: { row: null, gone: false, due: false } }),
  copy(from, to) {
    if (from.rock && to.rock) Object.assign(to.rock, from.rock);
  },

  blocks: (table, space) => (table.rock?.row === rowOf(space) ? BLOCKED : undefined),
  deeds: [moveRock, hold],
  moves: rockMoves,
  phases: { rock: { code: 'rock-first', clause: '10.3' } },
  rows: (rules, table) => (table.phase === 'rock' ? rockRows(rules, table) : undefined),
  must: table => (table.phase === 'rock' ? [table.turn] : undefined),

  laid: (state, _, _space, tell) => passRock(state, tell),
  acted(state) {
    if (state.rock) state.rock.due = !state.rock.gone;
  },
  interlude(_, state) {
    if (!state.rock?.due) return false;
    state.phase = 'rock';
    return true;
  },
  opened(state) {
    state.phase = 'rock';
    return true;
  },

  view: ({ rock: part }) => (part ? { rock: { ...part } } : {}),
  imagine(view, state) {
    if (view.rock && state.rock) Object.assign(state.rock, view.rock);
  },
  save: ({ rock: part }) => ({ rock: { ...part } }),
  load(state, from, stop) {
    const passed = fullRows(state.sea) >= ROWS_TO_PASS;
    const lowest = passed ? null : (ROWS.find(open => hasGap(state.sea, open)) ?? null);
    const { row = lowest, gone = passed, due = state.phase === 'rock', ...rest } = partOf(from, 'rock');
    if (Object.keys(rest).length > 0) return stop('rock', 'input');
    if (row !== null && !isCount(row, ROWS.length - 1)) return stop('rock.row', '10.1');
    if (typeof gone !== 'boolean') return stop('rock.gone', 'input');
    if (typeof due !== 'boolean') return stop('rock.due', 'input');
    if (state.rock) Object.assign(state.rock, { row, gone, due });
  },
  check(_, state, stop) {
    const { row, gone, due } = state.rock ?? { row: null, gone: true, due: false };
    const unplaced = row === null && !gone;
    const waits = state.phase === 'rock';
    if (gone ? row !== null || due : fullRows(state.sea) >= ROWS_TO_PASS) return stop('rock', '10.4');
    if (row !== null && !hasGap(state.sea, row)) return stop('rock.row', '10.3');
    if (unplaced && !waits && state.stage !== 'opening') return stop('rock', '10.1');
    if (unplaced && (due || state.open < state.sea.length)) return stop('rock', '10.1');
    if (waits && (gone || due === unplaced)) return stop('phase', '10.3');
    if (due && state.stage !== 'turn') return stop('rock', '10.3');
    if (waits && unplaced && (state.turn !== state.first || state.due.includes(true) || state.stage !== 'turn'))
      return stop('phase', '10.1');
    if (due && !waits && !rockMayWait(state)) return stop('rock', '10.3');
  },
};

/** Something else of the same turn may come before the rock. */
const rockMayWait = (state: State): boolean => state.phase === 'award';
