import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog, openStore, Upkeep, type Store } from '@seekiste/server';
import { freshHash, freshId, opened, YARDS, type Yard } from './stores.js';

const KEEPING = { archive: 100, remove: 50, reports: 30 };
const NOW = 1_000;

describe.each(YARDS)('upkeep on %s', (_name, build) => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await build();
  });
  afterAll(() => yard.stop());

  it('is done by one of many nodes: what is too old goes, and who is deleted is forgotten', async () => {
    const address = await yard.fresh();
    const stores: Store[] = [];
    for (let n = 0; n < 3; n++) stores.push(await openStore(address));
    const [store] = stores as [Store];
    const person = freshId();
    const [old, kept] = [await opened(store, { changedAt: NOW - 151 }), await opened(store, { changedAt: NOW - 149 })];
    await store.addPerson({ person, name: 'Ida' }, freshHash());
    await store.trace(person, kept);
    await store.beginErasure(person, NOW);
    const report = { person: null, about: person, name: 'Ida', table: kept, reason: 'talk', text: '', said: [] };
    await store.addReport({ ...report, id: 'old', at: NOW - 31 });
    await store.addReport({ ...report, id: 'new', at: NOW - 29 });
    const done: string[] = [];
    const tables = {
      removed: (table: string) => void done.push(`removed ${table}`),
      forget: (table: string, whom: string) => Promise.resolve(void done.push(`forgot ${whom} at ${table}`)),
    };
    const nodes = stores.map(
      one => new Upkeep({ store: one, tables, keeping: KEEPING, now: () => NOW, log: openLog('silent') }),
    );
    await Promise.all(nodes.map(node => node.doRound()));
    expect(done).toEqual([`forgot ${person} at ${kept}`, `removed ${old}`]);
    expect([await store.read(old), (await store.read(kept))?.entries.length]).toEqual([undefined, 1]);
    expect((await store.reports(10)).map(({ id }) => id)).toEqual(['new']);
    expect(await store.erasures()).toEqual([]);
    for (const one of stores) await one.close();
  });

  it('removes nothing unless it is told to', async () => {
    const store = await openStore(await yard.fresh());
    const table = await opened(store, { changedAt: 1 });
    const parts = { tables: { removed: () => undefined, forget: () => Promise.resolve() }, now: () => NOW };
    const keeping = { archive: 100, remove: 0, reports: 0 };
    const node = new Upkeep({ store, keeping, log: openLog('silent'), ...parts });
    await node.doRound();
    expect((await store.read(table))?.entries).toHaveLength(1);
    await store.close();
  });
});
