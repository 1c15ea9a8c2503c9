import { GAP_UNITS, MOST_INPUTS, UNITS, logitOf, readGap, type Shape } from '../../in-aller-ruhe/learned/index.js';

/** No sea without pillars has more gaps. */
export const MOST_GAPS = 20;

/** What goes into the network for one position. */
export interface Position {
  readonly shape: Shape;
  readonly gaps: Float64Array;
  count: number;
  readonly table: Float64Array;
  worth: number;
}

export const blankPosition = (shape: Shape): Position => ({
  shape,
  gaps: new Float64Array(MOST_GAPS * shape.gapNumbers),
  count: 0,
  table: new Float64Array(shape.tableNumbers),
  worth: 0,
});

const gapUnits = new Float64Array(MOST_GAPS * GAP_UNITS);
const inputs = new Float64Array(MOST_INPUTS);
const units = new Float64Array(UNITS);
const blame = new Float64Array(GAP_UNITS);

const add = (to: Float64Array, index: number, value: number): void => {
  to[index] = (to[index] as number) + value;
};

/** The chance to win by the network. */
export const chanceIn = (weights: Float64Array, { shape, gaps, count, table, worth }: Position): number => {
  inputs.fill(0, 0, GAP_UNITS);
  inputs.set(table, GAP_UNITS);
  for (let gap = 0; gap < count; gap++) {
    readGap(shape, weights, gaps, gap * shape.gapNumbers, gapUnits, gap * GAP_UNITS);
    for (let unit = 0; unit < GAP_UNITS; unit++) add(inputs, unit, gapUnits[gap * GAP_UNITS + unit] as number);
  }
  return 1 / (1 + Math.exp(-logitOf(shape, weights, inputs, worth, units)));
};

const blameTable = (shape: Shape, weights: Float64Array, error: number, gradient: Float64Array): void => {
  const { inputs: count, tableLayer, lastLayer } = shape;
  blame.fill(0);
  for (let unit = 0; unit < UNITS; unit++) {
    const out = units[unit] as number;
    if (out <= 0) continue;
    add(gradient, lastLayer + unit, error * out);
    const mistake = error * (weights[lastLayer + unit] as number);
    const row = tableLayer + unit * (count + 1);
    for (let i = 0; i < count; i++) add(gradient, row + i, mistake * (inputs[i] as number));
    add(gradient, row + count, mistake);
    for (let i = 0; i < GAP_UNITS; i++) add(blame, i, mistake * (weights[row + i] as number));
  }
};

const blameGap = ({ shape, gaps }: Position, gap: number, gradient: Float64Array): void => {
  const count = shape.gapNumbers;
  const from = gap * count;
  for (let unit = 0; unit < GAP_UNITS; unit++) {
    if ((gapUnits[gap * GAP_UNITS + unit] as number) <= 0) continue;
    const mistake = blame[unit] as number;
    const row = unit * (count + 1);
    for (let i = 0; i < count; i++) add(gradient, row + i, mistake * (gaps[from + i] as number));
    add(gradient, row + count, mistake);
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
  const { shape } = position;
  add(gradient, shape.worth, error * position.worth);
  add(gradient, shape.lastLayer + UNITS, error);
  blameTable(shape, weights, error, gradient);
  for (let gap = 0; gap < position.count; gap++) blameGap(position, gap, gradient);
  return -wished * Math.log(chance + 1e-12) - (1 - wished) * Math.log(1 - chance + 1e-12);
};
