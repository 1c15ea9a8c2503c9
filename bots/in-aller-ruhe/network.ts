import { GAP_NUMBERS } from './gap-numbers.js';
import { TABLE_NUMBERS } from './table-numbers.js';

/**
 * A set network: every gap goes through the same units; what they make of all gaps together, and the numbers about
 * the table, go through a few more. The heuristic's worth is added to what comes out: the network only learns where
 * that is mistaken.
 */
export const GAP_UNITS = 24;
export const UNITS = 32;
export const INPUTS = GAP_UNITS + TABLE_NUMBERS;

/** Where the weights of each layer begin; the last weight of every unit is its bias. */
export const TABLE_LAYER = GAP_UNITS * (GAP_NUMBERS + 1);
export const LAST_LAYER = TABLE_LAYER + UNITS * (INPUTS + 1);
/** How much the heuristic's worth counts. */
export const WORTH = LAST_LAYER + UNITS + 1;
export const WEIGHT_COUNT = WORTH + 1;

/**
 * So many units at once, since each of their sums would otherwise wait for its last addition. Layers have a whole
 * number of such fours.
 */
const AT_ONCE = 4;

/** What the units from `row` on make of `count` numbers from `from` on, written to `out` from `to` on. */
const readFour = (
  weights: Float64Array,
  row: number,
  numbers: Float64Array,
  from: number,
  count: number,
  out: Float64Array,
  to: number,
): void => {
  const second = row + count + 1;
  const third = second + count + 1;
  const fourth = third + count + 1;
  let a = weights[row + count] as number;
  let b = weights[second + count] as number;
  let c = weights[third + count] as number;
  let d = weights[fourth + count] as number;
  for (let i = 0; i < count; i++) {
    const number = numbers[from + i] as number;
    a += (weights[row + i] as number) * number;
    b += (weights[second + i] as number) * number;
    c += (weights[third + i] as number) * number;
    d += (weights[fourth + i] as number) * number;
  }
  out[to] = a > 0 ? a : 0;
  out[to + 1] = b > 0 ? b : 0;
  out[to + 2] = c > 0 ? c : 0;
  out[to + 3] = d > 0 ? d : 0;
};

/** What the units make of one gap: `numbers` from `from` on, written to `out` from `to` on. */
export const readGap = (
  weights: Float64Array,
  numbers: Float64Array,
  from: number,
  out: Float64Array,
  to: number,
): void => {
  for (let unit = 0; unit < GAP_UNITS; unit += AT_ONCE)
    readFour(weights, unit * (GAP_NUMBERS + 1), numbers, from, GAP_NUMBERS, out, to + unit);
};

/** The logit of the chance to win. `inputs` are the sums over all gaps and the numbers about the table. */
export const logitOf = (weights: Float64Array, inputs: Float64Array, worth: number, units: Float64Array): number => {
  let logit = (weights[WORTH] as number) * worth + (weights[LAST_LAYER + UNITS] as number);
  for (let unit = 0; unit < UNITS; unit += AT_ONCE)
    readFour(weights, TABLE_LAYER + unit * (INPUTS + 1), inputs, 0, INPUTS, units, unit);
  for (let unit = 0; unit < UNITS; unit++) logit += (weights[LAST_LAYER + unit] as number) * (units[unit] as number);
  return logit;
};
