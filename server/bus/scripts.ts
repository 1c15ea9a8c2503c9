import type { Redis, Result } from 'ioredis';

/** By Redis' own clock, so that the clocks of nodes need not agree. */
const NOW = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** Says that members are still here until `ttl` has passed: how many came, and how many others had gone silent. */
const REFRESH = `${NOW}
local changed = redis.call('zremrangebyscore', KEYS[1], '-inf', now)
for i = 2, #ARGV do
  changed = changed + redis.call('zadd', KEYS[1], now + ARGV[1], ARGV[i])
end
redis.call('pexpire', KEYS[1], ARGV[1])
return changed`;

const PRESENT = `${NOW}
return redis.call('zrangebyscore', KEYS[1], now, '+inf')`;

export const defineScripts = (redis: Redis): void => {
  redis.defineCommand('seekisteRefresh', { numberOfKeys: 1, lua: REFRESH });
  redis.defineCommand('seekistePresent', { numberOfKeys: 1, lua: PRESENT, readOnly: true });
};

declare module 'ioredis' {
  interface RedisCommander<Context> {
    seekisteRefresh(key: string, ttl: number, ...members: string[]): Result<number, Context>;
    seekistePresent(key: string): Result<string[], Context>;
  }
}
