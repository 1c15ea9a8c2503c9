import type { Redis } from 'ioredis';

/** A Redis that has not answered by then is as good as gone: the connection is cut, and made anew. In milliseconds. */
export const ANSWER_WITHIN = 2_000;

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
