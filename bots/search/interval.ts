/** A mean and the interval that has it in 95 of 100 cases. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Of a normal distribution, 95 % lie within this many standard deviations. */
const WITHIN = 1.96;

/** This many wins and losses are added for an interval that holds for few trials too (Agresti and Coull 1998). */
const ADDED = 2;

/** The mean of values from 0 to 1. What came out alike a few times is not taken for certain. */
export const estimateOf = (values: readonly number[]): Estimate => {
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const count = values.length + 2 * ADDED;
  const centre = (sum + ADDED) / count;
  const margin = WITHIN * Math.sqrt(((squares + ADDED) / count - centre * centre) / count);
  return { mean: sum / values.length, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
};
