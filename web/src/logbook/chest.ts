import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { GameRecord } from '@seekiste/rules/core';
import type { Entry, Page } from './entry.js';
import { hashOf } from './hash.js';

/** Where pages lie. */
export interface Chest {
  /** Whether they are still there after a reload. */
  readonly lasting: boolean;
  entries(): Promise<readonly Entry[]>;
  page(id: string): Promise<Page | undefined>;
  /** Reads many at once, each leaf once for all its entries; missing ones are left out. */
  pages(ids: readonly string[]): Promise<readonly Page[]>;
  /** Reads and writes in one step, whatever other tabs do. Where `how` answers nothing, nothing changes. */
  change(id: string, how: (page: Page | undefined) => Page | undefined): Promise<Page | undefined>;
  remove(id: string): Promise<void>;
}

/**
 * Entries and records lie apart, so that a list reads no records; and entries lie together on a few leaves, as JSON:
 * ten thousand values of their own would take a browser ten times as long to read.
 */
interface Schema extends DBSchema {
  leaves: { key: number; value: string };
  entries: { key: string; value: Entry };
  records: { key: string; value: GameRecord };
}

const NAME = 'seekiste';
const STORES = ['leaves', 'records'] as const;
/** A game that goes on writes its leaf anew with each move: with ten thousand games some 70 kB. */
const LEAVES = 64;

const leafOf = (id: string): number => hashOf(id) % LEAVES;

const read = (leaf: string | undefined): readonly Entry[] => JSON.parse(leaf ?? '[]') as Entry[];

const write = (entries: readonly Entry[]): string => JSON.stringify(entries);

/** Reads leaves again only where they have changed since. */
class LastRead {
  private readonly leaves = new Map<number, { readonly text: string; readonly entries: readonly Entry[] }>();
  private all: readonly Entry[] = [];

  entries(leaves: readonly (readonly [number, string])[]): readonly Entry[] {
    const fresh = leaves.filter(([at, text]) => this.leaves.get(at)?.text !== text);
    for (const [at, text] of fresh) this.leaves.set(at, { text, entries: read(text) });
    if (fresh.length > 0) this.all = [...this.leaves.values()].flatMap(({ entries }) => entries);
    return this.all;
  }
}

const chestOf = (db: IDBPDatabase<Schema>): Chest => {
  const last = new LastRead();
  return {
    lasting: true,
    async entries() {
      const leaves = db.transaction('leaves').objectStore('leaves');
      const [keys, texts] = await Promise.all([leaves.getAllKeys(), leaves.getAll()]);
      return last.entries(keys.map((key, at) => [key, texts[at] ?? '[]']));
    },
    async page(id) {
      const tx = db.transaction(STORES);
      const [leaf, record] = await Promise.all([
        tx.objectStore('leaves').get(leafOf(id)),
        tx.objectStore('records').get(id),
        tx.done,
      ]);
      const entry = read(leaf).find(one => one.id === id);
      return entry && record ? { entry, record } : undefined;
    },
    async pages(ids) {
      const tx = db.transaction(STORES);
      const leaves = await tx.objectStore('leaves').getAll();
      const entries = new Map(leaves.flatMap(read).map(entry => [entry.id, entry]));
      const records = await Promise.all(ids.map(id => tx.objectStore('records').get(id)));
      return ids.flatMap((id, at) => {
        const [entry, record] = [entries.get(id), records[at]];
        return entry && record ? [{ entry, record }] : [];
      });
    },
    async change(id, how) {
      const tx = db.transaction(STORES, 'readwrite');
      const [leaves, records] = [tx.objectStore('leaves'), tx.objectStore('records')];
      const [leaf, record] = await Promise.all([leaves.get(leafOf(id)), records.get(id)]);
      const entries = read(leaf);
      const entry = entries.find(one => one.id === id);
      const page = how(entry && record ? { entry, record } : undefined);
      if (!page) await tx.done;
      else {
        const others = entries.filter(one => one.id !== id);
        const put = leaves.put(write([...others, page.entry]), leafOf(id));
        await Promise.all([put, records.put(page.record, id), tx.done]);
      }
      return page;
    },
    async remove(id) {
      const tx = db.transaction(STORES, 'readwrite');
      const leaves = tx.objectStore('leaves');
      const others = read(await leaves.get(leafOf(id))).filter(one => one.id !== id);
      await Promise.all([leaves.put(write(others), leafOf(id)), tx.objectStore('records').delete(id), tx.done]);
    },
  };
};

type Upgrade = IDBPTransaction<Schema, ((typeof STORES)[number] | 'entries')[], 'versionchange'>;

/** Version 1 kept each entry as a value of its own. */
const layOnLeaves = async (db: IDBPDatabase<Schema>, tx: Upgrade): Promise<void> => {
  const leaves: Entry[][] = Array.from({ length: LEAVES }, () => []);
  for (const entry of await tx.objectStore('entries').getAll()) leaves[leafOf(entry.id)]?.push(entry);
  await Promise.all(leaves.map((own, at) => tx.objectStore('leaves').put(write(own), at)));
  db.deleteObjectStore('entries');
};

/** For a browser that keeps nothing: games go on until the page is left. */
export const chestInMemory = (): Chest => {
  const pages = new Map<string, Page>();
  return {
    lasting: false,
    entries: () => Promise.resolve([...pages.values()].map(({ entry }) => entry)),
    page: id => Promise.resolve(pages.get(id)),
    pages: ids => Promise.resolve(ids.flatMap(id => pages.get(id) ?? [])),
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
    const db = await openDB<Schema>(NAME, 2, {
      upgrade(fresh, before, _, tx) {
        fresh.createObjectStore('leaves');
        if (before === 0) fresh.createObjectStore('records');
        else return void layOnLeaves(fresh, tx);
      },
      // A later version of the app, in another tab, must not wait for this one.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
    return chestOf(db);
  } catch {
    return chestInMemory();
  }
};
