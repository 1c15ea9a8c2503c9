/** As if every weight had been seen to be nothing so many times: tames what is seldom seen, or always together. */
const RIDGE = 3;

export interface Fit {
  /** What each factor adds to the outcome; undefined for those never seen. */
  readonly weights: readonly (number | undefined)[];
  /** How far outcomes are from what the weights tell: the standard deviation. */
  readonly spread: number;
}

/** Ridge regression by its normal equations: observations are added up, none is kept. */
export class LeastSquares {
  private readonly products: readonly Float64Array[];
  private readonly sums: Float64Array;
  private squares = 0;
  private count = 0;

  constructor(factors: number) {
    this.products = Array.from({ length: factors }, () => new Float64Array(factors));
    this.sums = new Float64Array(factors);
  }

  add(observed: Float64Array, outcome: number): void {
    this.count++;
    this.squares += outcome * outcome;
    this.products.forEach((row, i) => {
      const factor = observed[i] as number;
      if (factor === 0) return;
      this.sums[i] = (this.sums[i] as number) + factor * outcome;
      for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) + factor * (observed[j] as number);
    });
  }

  fit(): Fit {
    const rows = this.products.map((row, i) => row.with(i, (row[i] as number) + RIDGE));
    const weights = solve(rows, this.sums.slice());
    const explained = weights.reduce((sum, weight, i) => sum + weight * ((this.sums[i] as number) + RIDGE * weight), 0);
    return {
      weights: Array.from(weights, (weight, i) => (this.products[i]?.[i] === 0 ? undefined : weight)),
      spread: Math.sqrt(Math.max(0, this.squares - explained) / this.count),
    };
  }
}

/** By elimination, in place. No pivots are sought: with a ridge, the products are positive definite. */
const solve = (rows: readonly Float64Array[], sums: Float64Array): Float64Array => {
  rows.forEach((pivot, i) => {
    for (let below = i + 1; below < rows.length; below++) {
      const row = rows[below] as Float64Array;
      const times = (row[i] as number) / (pivot[i] as number);
      for (let j = i; j < row.length; j++) row[j] = (row[j] as number) - times * (pivot[j] as number);
      sums[below] = (sums[below] as number) - times * (sums[i] as number);
    }
  });
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] as Float64Array;
    let rest = sums[i] as number;
    for (let j = i + 1; j < row.length; j++) rest -= (row[j] as number) * (sums[j] as number);
    sums[i] = rest / (row[i] as number);
  }
  return sums;
};
