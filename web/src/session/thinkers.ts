import { wrap } from 'comlink';
import type { Seed } from '@seekiste/rules/core';

/** What a bot is asked with: the view of its own seat and a stream of its own, nothing else. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly stream: Seed;
}

export interface Thinkers {
  choose(question: Question): Promise<unknown>;
}

const startWorker = (): Thinkers => {
  const worker = new Worker(new URL('./thinkers.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const remote = wrap<Thinkers>(worker);
  // A worker that cannot even start answers nothing: whoever asked has to hear of it.
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the bots could not start')));
  });
  failed.catch(() => undefined);
  return { choose: question => Promise.race([remote.choose(question), failed]) };
};

/** Bots think beside the page, so that it never stutters; the worker starts with the first question. */
export const thinkersInWorker = (): Thinkers => {
  let thinkers: Thinkers | undefined;
  return { choose: async question => (thinkers ??= startWorker()).choose(question) };
};
