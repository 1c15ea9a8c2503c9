import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, restoreBackup, writeBackup, type Store } from '@seekiste/server';
import { entry, freshHash, freshId, line, opened, YARDS, type Yard } from './stores.js';

const collected = async (lines: AsyncIterable<string>): Promise<readonly string[]> => {
  const all: string[] = [];
  for await (const one of lines) all.push(one);
  return all;
};

const played = async (lines: readonly string[]): Promise<AsyncIterable<string>> => {
  await Promise.resolve();
  return (async function* () {
    await Promise.resolve();
    yield* lines;
  })();
};

/** More than a page of each kind. */
const TABLES = 600;

describe('a backup', () => {
  const yards: Yard[] = [];
  beforeAll(async () => {
    for (const [, build] of YARDS) yards.push(await build());
  });
  afterAll(() => Promise.all(yards.map(yard => yard.stop())));

  const filled = async (store: Store) => {
    const me = { person: freshId(), name: 'Ända' };
    const [secret, code] = [freshHash(), freshHash()];
    await store.addPerson(me, secret);
    await store.setRecovery(me.person, code);
    const ids = await Promise.all(
      Array.from({ length: TABLES }, (_, i) => opened(store, { people: [me.person], wakeAt: i, changedAt: i })),
    );
    const append = (some: readonly string[], v: number): Promise<unknown> =>
      Promise.all(some.map(id => store.append(id, entry(v), line({ people: [me.person], changedAt: v }))));
    for (const v of [2, 3, 4]) await append(ids, v);
    // SQLite sorts in what it has then: three entries of every table at once.
    expect((await store.versions(ids)).get(ids[0]!)).toBe(4);
    for (const v of [5, 6]) await append(ids.slice(0, 9), v);
    return { me, secret, code, ids };
  };

  const content = async (store: Store, ids: readonly string[], person: string) => ({
    tables: await Promise.all(ids.map(id => store.read(id))),
    lines: await store.tablesOf(person, TABLES + 1),
    waking: await store.waking(Number.MAX_SAFE_INTEGER, TABLES + 1),
  });

  it.each([
    [0, 1],
    [1, 0],
    [0, 0],
    [1, 1],
  ])('of store %i is restored into store %i, whole and the same', async (from, to) => {
    const address = await yards[from]!.fresh();
    const store = await openStore(address);
    const { me, secret, code, ids } = await filled(store);
    const lines = await collected(writeBackup(address));
    const target = await yards[to]!.fresh();
    const copies = [await played(lines), await played(lines)];
    expect(await restoreBackup(target, () => copies.pop()!)).toBe(lines.length - 2);

    const copy = await openStore(target);
    expect(await content(copy, ids, me.person)).toEqual(await content(store, ids, me.person));
    expect(await copy.personBySecret(secret)).toEqual(me);
    expect(await copy.append(ids[0]!, entry(7), line())).toBe('stored');
    expect(await copy.append(ids[1]!, entry(6), line())).toBe('taken');
    expect(await copy.takeRecovery(code)).toEqual(me);
    await Promise.all([store.close(), copy.close()]);
  });

  it.each([
    ['SQLite', 0],
    ['PostgreSQL', 1],
  ])('of %s is of one moment, while play goes on', async (_name, yard) => {
    const address = await yards[yard]!.fresh();
    const store = await openStore(address);
    const { ids } = await filled(store);
    const lines: string[] = [];
    let v = 2;
    // Every line that is read lets a table move on: the backup must not see it.
    for await (const one of writeBackup(address)) {
      if (lines.push(one) % 50 === 0) {
        v++;
        await store.append(ids.at(-1)!, entry(v), line({ changedAt: v }));
        await store.append(ids[0]!, entry(v), line({ changedAt: v }));
      }
    }
    const rows = lines.slice(1, -1).map(text => JSON.parse(text) as [string, Record<string, unknown>]);
    const versions = new Map<unknown, unknown>();
    for (const [table, row] of rows) if (table === 'entries') versions.set(row['table_id'], row['v']);
    expect(v).toBeGreaterThan(10);
    for (const [table, row] of rows) if (table === 'tables') expect(versions.get(row['id'])).toBe(row['v']);
    expect([versions.get(ids[0]), versions.get(ids.at(-1))].every(seen => Number(seen) < v)).toBe(true);
    await store.close();
  });

  /** The same backup as another version of the program would have headed it. */
  const ofSchema = (schema: string, [head, ...rest]: readonly string[]): readonly string[] => {
    const rows = rest.slice(0, -1);
    const lines = [JSON.stringify({ ...(JSON.parse(head!) as object), schema }), ...rows];
    const sha256 = createHash('sha256')
      .update(lines.map(one => `${one}\n`).join(''))
      .digest('hex');
    return [...lines, JSON.stringify({ rows: rows.length, sha256 })];
  };

  it('of an earlier schema is restored, one of a schema that is not known yet is refused and nothing is written', async () => {
    const address = await yards[0]!.fresh();
    const store = await openStore(address);
    const id = await opened(store);
    await store.append(id, entry(2), line());
    const lines = await collected(writeBackup(address));
    const target = await yards[0]!.fresh();
    const restored = async (schema: string): Promise<number> => {
      const copies = [await played(ofSchema(schema, lines)), await played(ofSchema(schema, lines))];
      return restoreBackup(target, () => copies.pop()!);
    };
    await expect(restored('0999-whatever')).rejects.toThrow(/another version/);
    expect(await restored('0001-tables')).toBe(lines.length - 2);
    const copy = await openStore(target);
    expect(await copy.read(id)).toEqual(await store.read(id));
    await Promise.all([store.close(), copy.close()]);
  });
});
