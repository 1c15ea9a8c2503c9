/** Counts per second. */
export interface Tally {
  readonly games: number;
  readonly moves: number;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? NaN;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the mean. */
export const standardError = (values: readonly number[]): number => {
  const centre = mean(values);
  return Math.sqrt(mean(values.map(value => (value - centre) ** 2)) / (values.length - 1));
};

export const spread = (values: readonly number[], digits: number): string => {
  const all = sorted(values);
  return `${(all[0] ?? NaN).toFixed(digits)}–${(all.at(-1) ?? NaN).toFixed(digits)}`;
};
