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

/** Bots think beside the page, so that it never stutters; the worker starts with the first question. */
export const thinkersInWorker = (): Thinkers => {
  let thinkers: Thinkers | undefined;
  const started = (): Thinkers =>
    (thinkers ??= wrap<Thinkers>(
      new Worker(new URL('./thinkers.worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
    ));
  return { choose: async question => started().choose(question) };
};
