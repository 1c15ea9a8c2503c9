import { GAP_NUMBERS } from '../in-aller-ruhe/gap-numbers.js';
import {
  GAP_UNITS,
  INPUTS,
  LAST_LAYER,
  logitOf,
  readGap,
  TABLE_LAYER,
  UNITS,
  WORTH,
} from '../in-aller-ruhe/network.js';
import { TABLE_NUMBERS } from '../in-aller-ruhe/table-numbers.js';

/** No sea of the standard game has more gaps. */
export const MOST_GAPS = 20;

/** What goes into the network for one position. */
export interface Position {
  readonly gaps: Float64Array;
  count: number;
  readonly table: Float64Array;
  worth: number;
}

export const blankPosition = (): Position => ({
  gaps: new Float64Array(MOST_GAPS * GAP_NUMBERS),
  count: 0,
  table: new Float64Array(TABLE_NUMBERS),
  worth: 0,
});

const gapUnits = new Float64Array(MOST_GAPS * GAP_UNITS);
const inputs = new Float64Array(INPUTS);
const units = new Float64Array(UNITS);
const blame = new Float64Array(GAP_UNITS);

const add = (to: Float64Array, index: number, value: number): void => {
  to[index] = (to[index] as number) + value;
};

/** The chance to win by the network. */
export const chanceIn = (weights: Float64Array, { gaps, count, table, worth }: Position): number => {
  inputs.fill(0, 0, GAP_UNITS);
  inputs.set(table, GAP_UNITS);
  for (let gap = 0; gap < count; gap++) {
    readGap(weights, gaps, gap * GAP_NUMBERS, gapUnits, gap * GAP_UNITS);
    for (let unit = 0; unit < GAP_UNITS; unit++) add(inputs, unit, gapUnits[gap * GAP_UNITS + unit] as number);
  }
  return 1 / (1 + Math.exp(-logitOf(weights, inputs, worth, units)));
};

const blameTable = (weights: Float64Array, error: number, gradient: Float64Array): void => {
  blame.fill(0);
  for (let unit = 0; unit < UNITS; unit++) {
    const out = units[unit] as number;
    if (out <= 0) continue;
    add(gradient, LAST_LAYER + unit, error * out);
    const mistake = error * (weights[LAST_LAYER + unit] as number);
    const row = TABLE_LAYER + unit * (INPUTS + 1);
    for (let i = 0; i < INPUTS; i++) add(gradient, row + i, mistake * (inputs[i] as number));
    add(gradient, row + INPUTS, mistake);
    for (let i = 0; i < GAP_UNITS; i++) add(blame, i, mistake * (weights[row + i] as number));
  }
};

const blameGap = ({ gaps }: Position, gap: number, gradient: Float64Array): void => {
  const from = gap * GAP_NUMBERS;
  for (let unit = 0; unit < GAP_UNITS; unit++) {
    if ((gapUnits[gap * GAP_UNITS + unit] as number) <= 0) continue;
    const mistake = blame[unit] as number;
    const row = unit * (GAP_NUMBERS + 1);
    for (let i = 0; i < GAP_NUMBERS; i++) add(gradient, row + i, mistake * (gaps[from + i] as number));
    add(gradient, row + GAP_NUMBERS, mistake);
  }
};

/** Adds the gradient of the cross-entropy between the network's chance and the wished one; returns that entropy. */
export const addGradient = (
  weights: Float64Array,
  position: Position,
  wished: number,
  gradient: Float64Array,
): number => {
  const chance = chanceIn(weights, position);
  const error = chance - wished;
  add(gradient, WORTH, error * position.worth);
  add(gradient, LAST_LAYER + UNITS, error);
  blameTable(weights, error, gradient);
  for (let gap = 0; gap < position.count; gap++) blameGap(position, gap, gradient);
  return -wished * Math.log(chance + 1e-12) - (1 - wished) * Math.log(1 - chance + 1e-12);
};
