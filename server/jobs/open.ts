import { SILENT, type Log } from '../log.js';
import type { Sleepers } from './astray.js';
import { BullJobs } from './bull.js';
import type { Jobs } from './jobs.js';
import { MemoryJobs } from './memory.js';
import { JOB_TIMES, type JobTimes } from './times.js';

/** Jobs shared out over Redis if there is an address of one, else for this process alone. */
export const openJobs = (
  url: string | undefined,
  store: Sleepers,
  times: Partial<JobTimes> = {},
  log: Log = SILENT,
): Jobs => {
  const chosen = { ...JOB_TIMES, ...times };
  return url === undefined ? new MemoryJobs(store, chosen, log) : new BullJobs(url, store, chosen, log);
};
