import type { Card, State } from '@seekiste/rules/in-aller-ruhe';
import {
  PART,
  bonusOf,
  chapters,
  earned,
  fillOf,
  gapAbove,
  gapBelow,
  gapComing,
  gapStart,
  gapWidth,
  isDestroy,
  isLay,
  isOpenedUp,
  isTurn,
  now,
  openUp,
  priceOf,
  setGap,
  slotIn,
  spaceIn,
  supply,
  thrownIn,
  wrongHere,
} from '../sailor/index.js';
import { countIn, GAP_NUMBERS, helpersMask, writeGap } from './gap-numbers.js';
import { GAP_UNITS, logitOf, MOST_GAP_NUMBERS, MOST_INPUTS, readGap, UNITS, type Networks } from './network.js';
import { blankAfterwards, TABLE_NUMBERS, writeTable } from './table-numbers.js';

/**
 * The learned value of an idea for the turn that `think` was asked about: what networks make of it on average, since
 * each has learned mistakes of its own. Gaps that an idea leaves as they are were read once for all ideas; behind them
 * there is room for those that it changes.
 */
const MOST_NETWORKS = 7;

const ROWS = PART + 16;
export const rows = { numbers: new Float64Array(ROWS * MOST_GAP_NUMBERS), used: new Int32Array(ROWS), count: 0 };
/** What goes into each network behind its gaps. */
const inputsOf = Array.from({ length: MOST_NETWORKS }, () => new Float64Array(MOST_INPUTS));
export const inputs = inputsOf[0] as Float64Array;
/** What the heuristic thinks of the idea that was looked at last. */
export const told = { worth: 0 };

const gapUnitsOf = inputsOf.map(() => new Float64Array(ROWS * GAP_UNITS));
const units = new Float64Array(UNITS);
const helpers = new Int32Array(PART + 2);
const prices = new Float64Array(PART + 2);
const turn = { hand: [] as readonly Card[], changed: 0 };
const after = blankAfterwards();

const readRow = ({ shape, weights }: Networks, state: State, row: number, gap: number, mask: number): void => {
  const from = row * shape.gapNumbers;
  writeGap(gap, turn.hand, mask, rows.numbers, from);
  shape.chapter?.writeGap(state, gap, rows.numbers, from + GAP_NUMBERS);
  for (let i = 0; i < weights.length; i++)
    readGap(shape, weights[i] as Float64Array, rows.numbers, from, gapUnitsOf[i] as Float64Array, row * GAP_UNITS);
};

/** Reads all gaps as they are before the turn. */
export const readTurn = (networks: Networks, state: State): void => {
  turn.hand = state.hands[now.seat] as Card[];
  for (let gap = 0; gap < supply.gaps; gap++) {
    helpers[gap] = helpersMask(gap, turn.hand);
    prices[gap] = priceOf(gap);
    readRow(networks, state, gap, gap, helpers[gap] as number);
  }
};

/** Adds what the units of each network make of a gap. */
const addUnits = ({ weights }: Networks, row: number): void => {
  for (let i = 0; i < weights.length; i++) {
    const [sums, units] = [inputsOf[i] as Float64Array, gapUnitsOf[i] as Float64Array];
    for (let unit = 0; unit < GAP_UNITS; unit++)
      sums[unit] = (sums[unit] as number) + (units[row * GAP_UNITS + unit] as number);
  }
};

const addGap = (networks: Networks, gap: number, row: number, mask: number): void => {
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
  addUnits(networks, row);
};

const addChanged = (networks: Networks, state: State, gap: number, mask: number): void => {
  const row = PART + turn.changed++;
  readRow(networks, state, row, gap, mask);
  addGap(networks, gap, row, mask);
};

const addPart = (networks: Networks, state: State, part: number): void => {
  prices[part] = priceOf(part);
  addChanged(networks, state, part, helpersMask(part, turn.hand) & after.left);
};

/** What is left of the gap in which an island is laid. */
const addParts = (networks: Networks, state: State, gap: number, card: Card, space: number): void => {
  const start = gapStart(gap);
  const last = start + gapWidth(gap) - 1;
  if (space > start) {
    setGap(PART, start, space - start, gapBelow(gap), card);
    addPart(networks, state, PART);
  }
  if (space < last) {
    setGap(PART + 1, space + 1, last - space, card, gapAbove(gap));
    addPart(networks, state, PART + 1);
  }
};

const meanLogit = ({ shape, weights }: Networks): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    const own = inputsOf[i] as Float64Array;
    // All networks go by the same numbers about the table.
    for (let at = GAP_UNITS; i > 0 && at < shape.inputs; at++) own[at] = inputs[at] as number;
    sum += logitOf(shape, weights[i] as Float64Array, own, told.worth, units);
  }
  return sum / weights.length;
};

/** The slot, as a mask, of the card that an idea plays. */
const usedUp = (code: number): number => {
  if (isLay(code)) return 1 << slotIn(code);
  return isDestroy(code) ? now.kept & -now.kept : 0; // 11.2
};

/** What an idea leads to, before its gaps are added up. */
const begin = (state: State, code: number): void => {
  const { hand } = turn;
  const thrown = thrownIn(code);
  const gone = thrown | usedUp(code);
  const destroyed = isDestroy(code) ? 1 : 0;
  rows.count = turn.changed = after.gaps = after.fills = after.worst = after.second = 0;
  after.price = after.coming = after.singles = 0;
  after.helpful = after.free = 0;
  after.left = ((1 << hand.length) - 1) & ~gone;
  after.open = now.open + destroyed - (isLay(code) ? 1 : 0);
  after.monsters = chapters.monsters - destroyed;
  after.chores = chapters.chores - (isTurn(code) ? 1 : 0);
  if (isLay(code)) after.chores += (wrongHere[spaceIn(code)] as number) - chapters.choresLaid;
  after.bonus = bonusOf(code) + earned(state, countIn(thrown), countIn(after.left));
};

const addGaps = (networks: Networks, state: State, code: number): void => {
  const isOpening = isDestroy(code);
  if (isOpening) {
    openUp(state.sea, spaceIn(code));
    addPart(networks, state, PART);
  }
  const card = isLay(code) ? (turn.hand[slotIn(code)] as number) : 0;
  for (let gap = 0; gap < supply.gaps; gap++) {
    if (isOpening && isOpenedUp(gap)) continue;
    const mask = (helpers[gap] as number) & after.left;
    if (card > gapBelow(gap) && card < gapAbove(gap)) addParts(networks, state, gap, card, spaceIn(code));
    else if (mask === helpers[gap]) addGap(networks, gap, gap, mask);
    else addChanged(networks, state, gap, mask);
  }
};

/** The logit of the chance to win after this idea. */
export const logitAfter = (networks: Networks, state: State, code: number): number => {
  const { shape, weights } = networks;
  begin(state, code);
  for (let i = 0; i < weights.length; i++) (inputsOf[i] as Float64Array).fill(0, 0, GAP_UNITS);
  addGaps(networks, state, code);
  told.worth = writeTable(state, after, inputs, GAP_UNITS);
  shape.chapter?.writeTable(state, code, after, inputs, GAP_UNITS + TABLE_NUMBERS);
  return meanLogit(networks);
};
