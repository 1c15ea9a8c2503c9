import type { Redis } from 'ioredis';
import type { Log } from '../log.js';

/**
 * Says once that Redis is gone, and once that it is back, however often it is tried in between. Of an
 * error only its message is told: ioredis hangs the command on it, with the names of tables.
 */
export const noteLoss = (redis: Redis, connection: string, log: Log): void => {
  let problem = '';
  let isLost = false;
  redis.on('error', ({ message }: Error) => (problem = message));
  redis.on('reconnecting', () => {
    if (!isLost) log.warn({ connection, problem }, 'Redis cannot be reached: this node goes on without it');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) log.info({ connection }, 'Redis is there again');
    isLost = false;
    problem = '';
  });
};
