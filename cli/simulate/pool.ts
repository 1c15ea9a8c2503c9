import { Tinypool } from 'tinypool';

/** A share of the work, by number. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

/** How much there is to do, from which number on, and on how many threads. */
export interface Work {
  readonly first?: number;
  readonly count: number;
  readonly threads: number;
}

/** Small enough that all threads finish together, large enough that handing over costs nothing. */
const shareSize = (count: number, threads: number): number =>
  Math.max(1, Math.min(100, Math.ceil(count / threads / 8)));

/** Splits work among threads and hands over every part that is done, in whatever order. */
export const onThreads = async <Part>(
  worker: URL,
  job: object,
  { first = 0, count, threads }: Work,
  done: (part: Part) => void,
): Promise<void> => {
  const pool = new Tinypool({ filename: worker.href, minThreads: threads, maxThreads: threads });
  const size = shareSize(count, threads);
  const parts: Promise<void>[] = [];
  for (let from = first; from < first + count; from += size) {
    const share: Share = { from, to: Math.min(from + size, first + count) };
    parts.push(pool.run({ ...job, ...share }).then(done));
  }
  try {
    await Promise.all(parts);
  } finally {
    await pool.destroy();
  }
};
