import { Tinypool } from 'tinypool';
import { add, EMPTY, type Tally } from './tally.js';
import type { Batch } from './worker.js';

/** Small enough that all threads finish together, large enough that handing over costs nothing. */
const batchSize = (games: number, threads: number): number =>
  Math.max(1, Math.min(100, Math.ceil(games / threads / 8)));

/** Splits the games among threads and adds up what they counted. */
export const playOnThreads = async (
  all: Omit<Batch, 'from' | 'to'> & { readonly games: number },
  threads: number,
  progress: (played: number) => void,
): Promise<Tally> => {
  const { games, ...setup } = all;
  const pool = new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const size = batchSize(games, threads);
  let tally = EMPTY;
  const batches: Promise<void>[] = [];
  for (let from = 0; from < games; from += size) {
    const batch: Batch = { ...setup, from, to: Math.min(from + size, games) };
    batches.push(
      pool.run(batch).then((part: Tally) => {
        tally = add(tally, part);
        progress(tally.games);
      }),
    );
  }
  try {
    await Promise.all(batches);
  } finally {
    await pool.destroy();
  }
  return tally;
};
