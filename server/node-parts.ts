import type { Bus } from './bus/bus.js';
import type { NodeClock } from './clock.js';
import type { Approach } from './http/caller.js';
import type { Addresses, Limits } from './http/limits.js';
import type { Log } from './log.js';
import type { Machinery } from './machinery.js';
import type { Metrics } from './metrics.js';
import type { PushDesk } from './push/desk.js';
import type { People } from './people/people.js';
import type { Store } from './store/store.js';
import type { Tables } from './table/tables-types.js';
import type { Thinkers } from './thinkers/thinkers.js';
import type { Keeping, Upkeep } from './upkeep.js';

/** What a node is put together from, as its edges need it. */
export interface NodeParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly thinkers: Pick<Thinkers, 'think'>;
  readonly people: People;
  readonly pushes: PushDesk;
  readonly approach: Approach;
  /** Where others in the same network find this node. */
  readonly network: () => readonly string[];
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly life: Life;
  readonly clock: Pick<NodeClock, 'isTrue' | 'now'>;
  readonly keeping: Keeping;
  readonly upkeep: Pick<Upkeep, 'hurry'>;
  readonly machinery: Pick<Machinery, 'turn' | 'mail'>;
}

/** A leaving node wants no new visitors but still takes them; a closing one takes nobody. */
interface Life {
  stage: 'serving' | 'leaving' | 'closing';
}
