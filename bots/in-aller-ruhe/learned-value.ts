import type { Card, State } from '@seekiste/rules/in-aller-ruhe';
import { isLay, slotIn, spaceIn, thrownIn } from './code-of.js';
import { countIn, GAP_NUMBERS, helpersMask, writeGap } from './gap-numbers.js';
import { GAP_UNITS, INPUTS, logitOf, readGap, UNITS } from './network.js';
import {
  fillOf,
  gapAbove,
  gapBelow,
  gapComing,
  gapStart,
  gapWidth,
  PART,
  priceOf,
  setGap,
  supply,
} from './quick-supply.js';
import { now } from './quick-turn.js';
import { writeTable, type Afterwards } from './table-numbers.js';

/**
 * The learned value of an idea for the turn that `think` was asked about. Gaps that an idea leaves as they are were
 * read once for all ideas; behind them there is room for those that it changes.
 */
const ROWS = PART + 16;
export const rows = { numbers: new Float64Array(ROWS * GAP_NUMBERS), used: new Int32Array(ROWS), count: 0 };
export const inputs = new Float64Array(INPUTS);
/** What the heuristic thinks of the idea that was looked at last. */
export const told = { worth: 0 };

const gapUnits = new Float64Array(ROWS * GAP_UNITS);
const units = new Float64Array(UNITS);
const helpers = new Int32Array(PART + 2);
const prices = new Float64Array(PART + 2);
const turn = { hand: [] as readonly Card[], changed: 0 };
const after: Afterwards = {
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
};

const readRow = (weights: Float64Array, row: number, gap: number, mask: number): void => {
  writeGap(gap, turn.hand, mask, rows.numbers, row * GAP_NUMBERS);
  readGap(weights, rows.numbers, row * GAP_NUMBERS, gapUnits, row * GAP_UNITS);
};

/** Reads all gaps as they are before the turn. */
export const readTurn = (weights: Float64Array, state: State): void => {
  turn.hand = state.hands[now.seat] as Card[];
  for (let gap = 0; gap < supply.gaps; gap++) {
    helpers[gap] = helpersMask(gap, turn.hand);
    prices[gap] = priceOf(gap);
    readRow(weights, gap, gap, helpers[gap] as number);
  }
};

const addGap = (gap: number, row: number, mask: number): void => {
  rows.used[rows.count++] = row;
  const fill = fillOf(gap, countIn(mask));
  after.gaps++;
  after.fills += fill;
  after.price += prices[gap] as number;
  after.coming += gapComing(gap);
  after.helpful |= mask;
  if (gapWidth(gap) === 1) after.singles++;
  if (gapWidth(gap) > 2) after.free |= mask;
  if (fill < after.worst) {
    after.second = after.worst;
    after.worst = fill;
  } else if (fill < after.second) after.second = fill;
  for (let unit = 0; unit < GAP_UNITS; unit++)
    inputs[unit] = (inputs[unit] as number) + (gapUnits[row * GAP_UNITS + unit] as number);
};

const addChanged = (weights: Float64Array, gap: number, mask: number): void => {
  const row = PART + turn.changed++;
  readRow(weights, row, gap, mask);
  addGap(gap, row, mask);
};

const addPart = (weights: Float64Array, part: number): void => {
  prices[part] = priceOf(part);
  addChanged(weights, part, helpersMask(part, turn.hand) & after.left);
};

/** What is left of the gap in which an island is laid. */
const addParts = (weights: Float64Array, gap: number, card: Card, space: number): void => {
  const start = gapStart(gap);
  const last = start + gapWidth(gap) - 1;
  if (space > start) {
    setGap(PART, start, space - start, gapBelow(gap), card);
    addPart(weights, PART);
  }
  if (space < last) {
    setGap(PART + 1, space + 1, last - space, card, gapAbove(gap));
    addPart(weights, PART + 1);
  }
};

/** The logit of the chance to win after this idea. */
export const logitAfter = (weights: Float64Array, state: State, code: number): number => {
  const { hand } = turn;
  const isLaid = isLay(code);
  const card = isLaid ? (hand[slotIn(code)] as number) : 0;
  const gone = thrownIn(code) | (isLaid ? 1 << slotIn(code) : 0);
  rows.count = turn.changed = after.gaps = after.fills = after.worst = after.second = 0;
  after.price = after.coming = after.singles = 0;
  after.helpful = after.free = 0;
  after.left = ((1 << hand.length) - 1) & ~gone;
  after.open = now.open - (isLaid ? 1 : 0);
  inputs.fill(0, 0, GAP_UNITS);
  for (let gap = 0; gap < supply.gaps; gap++) {
    const mask = (helpers[gap] as number) & after.left;
    if (card > gapBelow(gap) && card < gapAbove(gap)) addParts(weights, gap, card, spaceIn(code));
    else if (mask === helpers[gap]) addGap(gap, gap, mask);
    else addChanged(weights, gap, mask);
  }
  told.worth = writeTable(state, after, inputs, GAP_UNITS);
  return logitOf(weights, inputs, told.worth, units);
};
