import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { begin, type Task } from './think.js';
import type { Thinkers } from './thinkers.js';

/** Longer than any bot thinks on a busy machine: one that still thinks then is stuck, and its thread is replaced. */
const LONGEST = 20_000;

/**
 * Aborts what has been thought about for too long. Waiting for a thread, or for one that starts, is not
 * counted: on a machine with too much to do that would replace threads before they have thought at all.
 */
const watch = (begun: Int32Array): { readonly signal: AbortSignal; end(): void } => {
  const stuck = new AbortController();
  let hadBegun = false;
  const looking = setInterval(() => {
    if (hadBegun) stuck.abort();
    hadBegun = Atomics.load(begun, 0) === 1;
  }, LONGEST);
  return { signal: stuck.signal, end: () => clearInterval(looking) };
};

/** Threads load no TypeScript: a pool that was itself loaded from its source takes what was last built, without the flags that lead to sources. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../dist/thinkers/think.js' : './think.js', import.meta.url);

/** Bots in worker threads. One core stays with the tables. */
export const openThinkers = (threads = Math.max(1, availableParallelism() - 1)): Thinkers => {
  const pool = new Tinypool({
    filename: WORKER.href,
    execArgv: [],
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  return {
    async think(thought) {
      const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const { signal, end } = watch(begun);
      try {
        return (await pool.run({ thought, begun } satisfies Task, { signal, name: begin.name })) as unknown;
      } finally {
        end();
      }
    },
    close: () => pool.destroy(),
  };
};
