import { estimateOf, leadOf, type Estimate } from '../search/index.js';
import { CERTAIN, type Part, type Span } from './curve.js';

/** Zero is never negative, so that a curve is the same after a way through JSON. */
export const partOf = (chance: number): Part => Math.round(chance * CERTAIN) + 0;

const spanOf = ({ mean, low, high }: Estimate): Span => ({
  mean: partOf(mean),
  low: Math.min(partOf(low), partOf(mean)),
  high: Math.max(partOf(high), partOf(mean)),
});

export const chanceSpan = (values: readonly number[]): Span => spanOf(estimateOf(values));

/** 95 % for three comparisons with the best at once (Bonferroni). */
const WITHIN = 2.39;

/** A few worlds without a difference prove nothing: one more might differ by a whole game. */
const SURPRISE = 1;

/** How much less a move came to than the best one. Both met the same worlds, so that most of the luck cancels out. */
export const lossSpan = (best: readonly number[], move: readonly number[]): Span => {
  const { mean, error } = leadOf(best, move, SURPRISE);
  return spanOf({ mean, low: mean - WITHIN * error, high: mean + WITHIN * error });
};

export const NO_LOSS: Span = { mean: 0, low: 0, high: 0 };
