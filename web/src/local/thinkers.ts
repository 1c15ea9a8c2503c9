import type { Hint } from '@seekiste/bots';
import type { Seed } from '@seekiste/rules/core';
import { offeredBy } from '../parts/worker-calls.js';

/** What a bot is asked with: the view of its own seat and a stream of its own, nothing else. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly stream: Seed;
}

/** What is asked for a hint: the same, of nobody in particular. */
export type HintQuestion = Omit<Question, 'bot'>;

export interface Thinkers {
  choose(question: Question): Promise<unknown>;
  /** The best moves, each with its worth and its reason. */
  advise(question: HintQuestion): Promise<readonly Hint[]>;
}

interface Worked extends Thinkers {
  end(): void;
}

const startWorker = (): Worked => {
  const worker = new Worker(new URL('./thinkers.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const remote = offeredBy<Thinkers>(worker);
  // A worker that cannot even start answers nothing: the question fails.
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the bots could not start')));
  });
  failed.catch(() => undefined);
  return {
    choose: question => Promise.race([remote.choose(question), failed]),
    advise: question => Promise.race([remote.advise(question), failed]),
    end: () => worker.terminate(),
  };
};

/** Far longer than any bot thinks: a worker that is silent for so long will not answer any more. */
const PATIENCE_MS = 20_000;

const silence = (): { readonly broken: Promise<never>; end(): void } => {
  let stop = (): void => undefined;
  const broken = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('the bots do not answer')), PATIENCE_MS);
    stop = () => clearTimeout(timer);
  });
  return { broken, end: () => stop() };
};

/**
 * Bots think beside the page, so that it never stutters; the worker starts with the first question.
 * One that died or fell silent is replaced and asked again, once: the same question has the same answer.
 */
export const thinkersInWorker = (start: () => Worked = startWorker): Thinkers => {
  let thinkers: Worked | undefined;
  const once = async <Answer>(ask: (thinkers: Worked) => Promise<Answer>): Promise<Answer> => {
    const waiting = silence();
    try {
      return await Promise.race([ask((thinkers ??= start())), waiting.broken]);
    } catch (problem) {
      thinkers?.end();
      thinkers = undefined;
      throw problem;
    } finally {
      waiting.end();
    }
  };
  const patiently = <Answer>(ask: (thinkers: Worked) => Promise<Answer>): Promise<Answer> =>
    once(ask).catch(() => once(ask));
  return {
    choose: question => patiently(bots => bots.choose(question)),
    advise: question => patiently(bots => bots.advise(question)),
  };
};
