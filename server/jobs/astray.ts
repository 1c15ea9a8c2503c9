import type { TableId } from '@seekiste/protocol';
import type { Log } from '../log.js';
import type { Store } from '../store/store.js';
import { TOLERANCE } from '../table/state/index.js';
import { SWEPT } from './times.js';

/** What jobs ask a store for. */
export type Sleepers = Pick<Store, 'waking' | 'ahead'>;

/** Finds tables that were stored by a clock that was ahead: they would sleep for as long as it was. */
export class Astray {
  #last = Number.POSITIVE_INFINITY;

  constructor(
    private readonly store: Pick<Store, 'ahead'>,
    private readonly log: Log,
  ) {}

  /** Asked with every sweep; looks only with the first one, and when the clock was set back since the one before. */
  async at(now: number): Promise<readonly TableId[]> {
    if (now >= this.#last) {
      this.#last = now;
      return [];
    }
    const found = await this.store.ahead(now + TOLERANCE, SWEPT);
    this.#last = now;
    if (found.length > 0)
      this.log.warn({ tables: found.length }, 'tables have times that lie ahead: they are woken now');
    return found;
  }
}
