import { tryDeal, type Try } from '@seekiste/bots/analysis';
import { botFor, gameFor } from '../arguments.js';
import { planFor, type Batch } from './worker.js';

/** Captains play the same deal again, once for each number. */
const tryBatch = async ({ record, from, to }: Omit<Batch, 'effort'>): Promise<readonly Try[]> => {
  const plan = await planFor(record);
  const captain = botFor(gameFor(record.game), 'captain');
  return Array.from({ length: to - from }, (_, i) => tryDeal(plan, captain, from + i));
};

export default tryBatch;
