import type { Weights } from '../in-aller-ruhe/weights.js';

/** The logarithms of factors, one for each number of the weights that is tuned. */
export type Genome = readonly number[];

/** Chances near to one, which factors would lift above it. */
const FIXED: readonly (keyof Weights)[] = ['ownKept', 'ownArrivalKept'];
/** Only for the duel, where nobody practises. */
const isTuned = (key: keyof Weights): boolean => !FIXED.includes(key) && !key.startsWith('duel');

const keysOf = (weights: Weights): readonly (keyof Weights)[] =>
  (Object.keys(weights) as (keyof Weights)[]).filter(isTuned);

const numbersIn = (value: number | readonly number[]): number => (typeof value === 'number' ? 1 : value.length);

export const genesIn = (weights: Weights): number =>
  keysOf(weights).reduce((count, key) => count + numbersIn(weights[key]), 0);

const rounded = (value: number): number => Number(value.toPrecision(3));

/** The weights times the factors. */
export const grown = (weights: Weights, genome: Genome): Weights => {
  let gene = 0;
  const times = (value: number): number => rounded(value * Math.exp(genome[gene++] ?? 0));
  return {
    ...weights,
    ...Object.fromEntries(
      keysOf(weights).map(key => {
        const value = weights[key];
        return [key, typeof value === 'number' ? times(value) : value.map(times)];
      }),
    ),
  };
};
