import { err, ok, refuse, type Refusal, type Result, type Seed } from '@seekiste/rules/core';
import type { Effort } from './curve.js';
import type { Plan } from './spots.js';

/** How long an analysis takes: a first curve, the final one, and one for those who want to know more. */
export const PACES = ['quick', 'full', 'deep'] as const;
export type Pace = (typeof PACES)[number];

/** Seconds of one core for a whole game, roughly. Two cores do it in half of that. */
const SECONDS: Readonly<Record<Pace, number>> = { quick: 3, full: 14, deep: 120 };

/** The same for every record: a curve depends on no card but those that were seen. */
const SEED: Seed = '5eeca57e'.repeat(8);

const isPace = (value: unknown): value is Pace => (PACES as readonly unknown[]).includes(value);

/** More would take hours. */
export const MOST_BUDGET = 1_000_000;

const isBudget = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_BUDGET;

const badBudget = (asked: unknown): Refusal =>
  refuse('bad-budget', 'input', { value: String(asked), from: 1, to: MOST_BUDGET });

/** Why no analysis can keep to this, if so. */
export const whyBadBudget = (asked: unknown): Refusal | undefined =>
  isPace(asked) || isBudget(asked) ? undefined : badBudget(asked);

/** A pace, or the decisions that are played out for each spot; refused where no analysis can keep to it. */
export const effortFor = (plan: Plan, asked: unknown = 'full', seed: Seed = SEED): Result<Effort, Refusal> => {
  if (isPace(asked)) {
    const each = (SECONDS[asked] * 1e6) / plan.analysed.cost(plan.record.options) / Math.max(1, plan.spots.length);
    return ok({ budget: Math.max(1, Math.round(each)), seed });
  }
  return isBudget(asked) ? ok({ budget: asked, seed }) : err(badBudget(asked));
};
