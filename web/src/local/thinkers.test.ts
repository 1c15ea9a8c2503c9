import type { Hint } from '@seekiste/bots';
import { describe, expect, it, vi } from 'vitest';
import { thinkersInWorker, type Question } from './thinkers.js';

const question: Question = { game: 'in-aller-ruhe', bot: 'random', view: {}, stream: '0'.repeat(64) };

/** Workers that answer as told, one after the other; counts what was started and ended. */
const workers = (...answers: (() => Promise<unknown>)[]) => {
  const count = { started: 0, ended: 0 };
  const start = () => {
    const answer = answers[count.started++];
    if (!answer) throw new Error('one worker too many');
    return {
      choose: answer,
      advise: answer as () => Promise<readonly Hint[]>,
      end() {
        count.ended++;
      },
    };
  };
  return { count, thinkers: thinkersInWorker(start) };
};

const answers = () => Promise.resolve('a move');
const dies = () => Promise.reject(new Error('run aground'));
const isSilent = () => new Promise<unknown>(() => undefined);

describe('the bots’ worker', () => {
  it('starts with the first question and is kept', async () => {
    const { count, thinkers } = workers(answers);
    expect(count.started).toBe(0);
    expect(await thinkers.choose(question)).toBe('a move');
    expect(await thinkers.choose(question)).toBe('a move');
    expect(count).toEqual({ started: 1, ended: 0 });
  });

  it('that dies is replaced and asked again', async () => {
    const { count, thinkers } = workers(dies, answers);
    expect(await thinkers.choose(question)).toBe('a move');
    expect(count).toEqual({ started: 2, ended: 1 });
  });

  it('that dies twice is reported, and the next question starts anew', async () => {
    const { thinkers } = workers(dies, dies, answers);
    await expect(thinkers.choose(question)).rejects.toThrow('run aground');
    expect(await thinkers.choose(question)).toBe('a move');
  });

  it('gives hints as well, and is replaced when it dies of one', async () => {
    const { count, thinkers } = workers(dies, () => Promise.resolve([]));
    expect(await thinkers.advise({ game: 'in-aller-ruhe', view: {}, stream: '0'.repeat(64) })).toEqual([]);
    expect(count).toEqual({ started: 2, ended: 1 });
  });

  it('that falls silent is ended and replaced', async () => {
    vi.useFakeTimers();
    try {
      const { count, thinkers } = workers(isSilent, answers);
      const move = thinkers.choose(question);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await move).toBe('a move');
      expect(count).toEqual({ started: 2, ended: 1 });
    } finally {
      vi.useRealTimers();
    }
  });
});
