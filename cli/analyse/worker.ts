import { loadAnalysed, look, planOf, type Effort, type Look, type Plan } from '@seekiste/bots/analysis';
import type { GameRecord } from '@seekiste/rules/core';
import type { Share } from '../simulate/pool.js';

/** Some of the spots of a record: plain data, so that it can travel to a thread. */
export interface Batch extends Share {
  readonly record: GameRecord;
  readonly effort: Effort;
}

export const planFor = async (record: GameRecord): Promise<Plan> => {
  const analysed = await loadAnalysed(record.game);
  const plan = analysed && planOf(analysed, record);
  if (!plan?.ok) throw new Error(`a record of ${record.game} that was checked cannot be analysed`);
  return plan.value;
};

const judgeBatch = async ({ record, effort, from, to }: Batch): Promise<readonly Look[]> => {
  const plan = await planFor(record);
  return Array.from({ length: to - from }, (_, i) => look(plan, from + i, effort));
};

export default judgeBatch;
