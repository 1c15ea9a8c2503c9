/** What a server under load is asked by the one who measures it. */
export type Question = 'usage' | 'memory';

/** Microseconds of CPU since the start, all threads; bytes. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
  /** Everything that V8 keeps or knows of: objects, buffers. */
  readonly heap: number;
}

const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: user + system, rss, heap: heapUsed + external };
};

const pause = (ms: number): Promise<void> => new Promise(go => setTimeout(go, ms));

/** What is used is known only when what is not has been thrown away. */
const tidied = async (): Promise<Usage> => {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await pause(300);
  }
  return usage();
};

/** Marked as ours: what a peer's server says to its parent by itself is no answer. */
export const say = (answer: unknown): void => {
  process.send?.({ answer });
};

/** Tells the parent process where this server is, and answers it until it is gone. */
export const answer = (origin: string): void => {
  process.on('message', (question: Question) => {
    if (question === 'usage') say(usage());
    else void tidied().then(say);
  });
  process.on('disconnect', () => process.exit());
  say(origin);
};
