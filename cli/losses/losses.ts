import { CERTAIN } from '@seekiste/bots/analysis';
import { Z, type Interval } from '@seekiste/rules/logbook';

/**
 * What decisions gave away, deal by deal, in hundredths of a point. A deal is one sample, and deals differ in how many
 * decisions they have: so the sums are those of a mean of ratios. Whole numbers, so that their order does not matter.
 */
export interface Losses {
  readonly deals: number;
  readonly decisions: number;
  readonly decisionsSquared: number;
  /** Behind the best move that the analysis found. */
  readonly lost: Given;
  /** Compared with what a sailor would have done: above zero is better. */
  readonly gained: Given;
}

interface Given {
  readonly sum: number;
  readonly squares: number;
  /** Times the decisions of the same deal. */
  readonly crossed: number;
}

/** The decisions of one deal. */
export interface Lost {
  readonly decisions: number;
  readonly lost: number;
  readonly gained: number;
}

const given = (sum: number, decisions: number): Given => ({ sum, squares: sum * sum, crossed: sum * decisions });

const addGiven = (a: Given, b: Given): Given => ({
  sum: a.sum + b.sum,
  squares: a.squares + b.squares,
  crossed: a.crossed + b.crossed,
});

export const lossesOf = ({ decisions, lost, gained }: Lost): Losses => ({
  deals: 1,
  decisions,
  decisionsSquared: decisions * decisions,
  lost: given(lost, decisions),
  gained: given(gained, decisions),
});

export const addLosses = (a: Losses | undefined, b: Losses | undefined): Losses | undefined =>
  a && b
    ? {
        deals: a.deals + b.deals,
        decisions: a.decisions + b.decisions,
        decisionsSquared: a.decisionsSquared + b.decisionsSquared,
        lost: addGiven(a.lost, b.lost),
        gained: addGiven(a.gained, b.gained),
      }
    : (a ?? b);

/** A mean per decision, in points of the hundred, with its 95 % interval. */
export interface PerDecision {
  readonly mean: number;
  readonly interval: Interval;
}

const POINT = CERTAIN / 100;

const perDecision = ({ deals, decisions, decisionsSquared }: Losses, { sum, squares, crossed }: Given): PerDecision => {
  const mean = sum / Math.max(1, decisions);
  const spread = Math.max(0, squares - 2 * mean * crossed + mean * mean * decisionsSquared);
  // One deal alone says nothing about how far the next one is away.
  const half = deals > 1 ? (Z * Math.sqrt((spread * deals) / (deals - 1))) / decisions : CERTAIN;
  return { mean: mean / POINT, interval: [(mean - half) / POINT, (mean + half) / POINT] };
};

/** How much a bot's decisions give away on average. */
export interface LossFindings {
  readonly decisions: number;
  readonly lost: PerDecision;
  readonly gained: PerDecision;
}

export const lossFindings = (losses: Losses): LossFindings => ({
  decisions: losses.decisions,
  lost: perDecision(losses, losses.lost),
  gained: perDecision(losses, losses.gained),
});

const number = (value: number): string => value.toFixed(2).replace('-', '−');

const text = ({ mean, interval: [low, high] }: PerDecision): string =>
  `${number(mean)} (95 % interval ${number(low)} to ${number(high)})`;

/** The same for people. */
export const lossLine = (bot: string, losses: Losses): string => {
  const { decisions, lost, gained } = lossFindings(losses);
  return `${bot}: points lost per decision ${text(lost)}; gained on a sailor ${text(gained)}; ${decisions} decisions`;
};
