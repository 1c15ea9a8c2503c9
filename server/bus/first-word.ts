import type { Redis } from 'ioredis';

/** Settles when Redis is there, or has failed to be for the first time: a node starts without it too. */
export const firstWord = (redis: Redis): Promise<void> =>
  redis.status === 'ready'
    ? Promise.resolve()
    : new Promise(resolve => void redis.once('ready', () => resolve()).once('close', () => resolve()));

/** At once or later, but only the first time. */
export const whenReady = (redis: Redis, then: () => void): void => {
  if (redis.status === 'ready') then();
  else redis.once('ready', then);
};
