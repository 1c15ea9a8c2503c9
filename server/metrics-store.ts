import { UNMEASURED, type Metrics } from './metrics.js';
import type { Store } from './store/store.js';

/** Holds a watch beside every append. Entries that become durable together are answered in one turn of the event loop. */
export const timeAppends = (store: Store, metrics: Metrics): Store => {
  if (metrics === UNMEASURED) return store;
  const append = store.append.bind(store);
  let together = 0;
  const count = (): void => {
    metrics.stored(together);
    together = 0;
  };
  store.append = async (table, entry, line) => {
    const begun = performance.now();
    const outcome = await append(table, entry, line);
    metrics.appended((performance.now() - begun) / 1000);
    if (together++ === 0) setImmediate(count);
    return outcome;
  };
  return store;
};
