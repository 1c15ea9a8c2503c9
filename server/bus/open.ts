import { SILENT, type Log } from '../log.js';
import type { Store } from '../store/store.js';
import type { Bus } from './bus.js';
import { MemoryBus } from './memory.js';
import type { RedisBusTimes } from './redis.js';

/** A bus over Redis if there is an address of one, else one for this process alone, which need not load what speaks to Redis. */
export const openBus = async (
  url: string | undefined,
  store: Pick<Store, 'versions'>,
  times: Partial<RedisBusTimes> = {},
  log: Log = SILENT,
): Promise<Bus> => {
  if (url === undefined) return new MemoryBus();
  const { RedisBus } = await import('./redis.js');
  return RedisBus.open(url, tables => store.versions(tables), times, log);
};
