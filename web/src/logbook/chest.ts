import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameRecord } from '@seekiste/rules/core';
import type { Entry, Page } from './entry.js';

/** Where pages lie. */
export interface Chest {
  /** Whether they are still there after a reload. */
  readonly lasting: boolean;
  entries(): Promise<readonly Entry[]>;
  page(id: string): Promise<Page | undefined>;
  /** Reads and writes in one step, whatever other tabs do. Where `how` answers nothing, nothing changes. */
  change(id: string, how: (page: Page | undefined) => Page | undefined): Promise<Page | undefined>;
  remove(id: string): Promise<void>;
}

/** Entries and records lie apart, so that a list reads no records. */
interface Schema extends DBSchema {
  entries: { key: string; value: Entry };
  records: { key: string; value: GameRecord };
}

const NAME = 'seekiste';
const STORES = ['entries', 'records'] as const;

const chestOf = (db: IDBPDatabase<Schema>): Chest => ({
  lasting: true,
  entries: () => db.getAll('entries'),
  async page(id) {
    const tx = db.transaction(STORES);
    const [entry, record] = await Promise.all([
      tx.objectStore('entries').get(id),
      tx.objectStore('records').get(id),
      tx.done,
    ]);
    return entry && record ? { entry, record } : undefined;
  },
  async change(id, how) {
    const tx = db.transaction(STORES, 'readwrite');
    const [entries, records] = [tx.objectStore('entries'), tx.objectStore('records')];
    const [entry, record] = await Promise.all([entries.get(id), records.get(id)]);
    const page = how(entry && record ? { entry, record } : undefined);
    await Promise.all(page ? [entries.put(page.entry, id), records.put(page.record, id), tx.done] : [tx.done]);
    return page;
  },
  async remove(id) {
    const tx = db.transaction(STORES, 'readwrite');
    await Promise.all([tx.objectStore('entries').delete(id), tx.objectStore('records').delete(id), tx.done]);
  },
});

/** For a browser that keeps nothing: games go on until the page is left. */
export const chestInMemory = (): Chest => {
  const pages = new Map<string, Page>();
  return {
    lasting: false,
    entries: () => Promise.resolve([...pages.values()].map(({ entry }) => entry)),
    page: id => Promise.resolve(pages.get(id)),
    change: (id, how) => {
      const page = how(pages.get(id));
      if (page) pages.set(id, page);
      return Promise.resolve(page);
    },
    remove: id => {
      pages.delete(id);
      return Promise.resolve();
    },
  };
};

export const chestOfDevice = async (): Promise<Chest> => {
  try {
    const db = await openDB<Schema>(NAME, 1, {
      upgrade: fresh => STORES.forEach(store => fresh.createObjectStore(store)),
      // A later version of the app, in another tab, must not wait for this one.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
    return chestOf(db);
  } catch {
    return chestInMemory();
  }
};
