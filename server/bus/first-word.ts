import type { Redis } from 'ioredis';

/** A command that Redis has not answered by then has failed: one that is silent is as good as gone. In milliseconds. */
export const ANSWER_WITHIN = 1_000;

/** Settles when Redis is there, has failed to be for the first time, or is silent: a node starts without it too. */
export const firstWord = (redis: Redis): Promise<void> =>
  redis.status === 'ready'
    ? Promise.resolve()
    : new Promise(resolve => {
        const late = setTimeout(resolve, ANSWER_WITHIN);
        const heard = (): void => {
          clearTimeout(late);
          resolve();
        };
        redis.once('ready', heard).once('close', heard);
      });

/** At once or later, but only the first time. */
export const whenReady = (redis: Redis, then: () => void): void => {
  if (redis.status === 'ready') then();
  else redis.once('ready', then);
};
