import { onThreads, type Share, type Work } from '../simulate/pool.js';
import { add, EMPTY, type Tally } from './tally.js';
import type { Batch } from './worker.js';

/** Many deals on many threads; `progress` hears how many are done. */
export const playDeals = async (
  job: Omit<Batch, keyof Share>,
  work: Work,
  progress: (deals: number) => void = () => undefined,
): Promise<Tally> => {
  let tally = EMPTY;
  await onThreads<Tally>(new URL('./worker.js', import.meta.url), job, work, part => {
    tally = add(tally, part);
    progress(tally.deals);
  });
  return tally;
};
