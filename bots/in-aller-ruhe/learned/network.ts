import type { ChapterNumbers } from './chapter-numbers.js';
import { dayNightNumbers } from '../chapters/day-night/numbers.js';
import { expansionNumbers } from './expansion-numbers.js';
import { GAP_NUMBERS } from './gap-numbers.js';
import { TABLE_NUMBERS } from './table-numbers.js';

/**
 * A set network: every gap goes through the same units; what they make of all gaps together, and the numbers about
 * the table, go through a few more. The heuristic's worth is added to what comes out: the network only learns where
 * that is mistaken.
 */
export const GAP_UNITS = 24;
export const UNITS = 32;

/** How many numbers go into a network, and where the weights of each layer begin; the last weight of every unit is its bias. */
export interface Shape {
  readonly gapNumbers: number;
  readonly tableNumbers: number;
  /** The sums over all gaps, and the numbers about the table. */
  readonly inputs: number;
  readonly tableLayer: number;
  readonly lastLayer: number;
  /** How much the heuristic's worth counts. */
  readonly worth: number;
  readonly weights: number;
  readonly chapter: ChapterNumbers | undefined;
}

const shapeFor = (chapter?: ChapterNumbers): Shape => {
  const gapNumbers = GAP_NUMBERS + (chapter?.gapNumbers ?? 0);
  const tableNumbers = TABLE_NUMBERS + (chapter?.tableNumbers ?? 0);
  const inputs = GAP_UNITS + tableNumbers;
  const tableLayer = GAP_UNITS * (gapNumbers + 1);
  const lastLayer = tableLayer + UNITS * (inputs + 1);
  const worth = lastLayer + UNITS + 1;
  return { gapNumbers, tableNumbers, inputs, tableLayer, lastLayer, worth, weights: worth + 1, chapter };
};

/** In the standard game; by day and night; with sea monsters and storms. */
export const PLAIN = shapeFor();
export const DAY_NIGHT = shapeFor(dayNightNumbers);
export const EXPANSIONS = shapeFor(expansionNumbers);

/** The most that any shape needs. */
export const MOST_GAP_NUMBERS = Math.max(PLAIN.gapNumbers, DAY_NIGHT.gapNumbers, EXPANSIONS.gapNumbers);
export const MOST_INPUTS = Math.max(PLAIN.inputs, DAY_NIGHT.inputs, EXPANSIONS.inputs);

/** Networks of one shape, of which each has learned by itself. */
export interface Networks {
  readonly shape: Shape;
  readonly weights: readonly Float64Array[];
}

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
  { gapNumbers }: Shape,
  weights: Float64Array,
  numbers: Float64Array,
  from: number,
  out: Float64Array,
  to: number,
): void => {
  for (let unit = 0; unit < GAP_UNITS; unit += AT_ONCE)
    readFour(weights, unit * (gapNumbers + 1), numbers, from, gapNumbers, out, to + unit);
};

/** The logit of the chance to win. `inputs` are the sums over all gaps and the numbers about the table. */
export const logitOf = (
  { inputs: count, tableLayer, lastLayer, worth: told }: Shape,
  weights: Float64Array,
  inputs: Float64Array,
  worth: number,
  units: Float64Array,
): number => {
  let logit = (weights[told] as number) * worth + (weights[lastLayer + UNITS] as number);
  for (let unit = 0; unit < UNITS; unit += AT_ONCE)
    readFour(weights, tableLayer + unit * (count + 1), inputs, 0, count, units, unit);
  for (let unit = 0; unit < UNITS; unit++) logit += (weights[lastLayer + unit] as number) * (units[unit] as number);
  return logit;
};
