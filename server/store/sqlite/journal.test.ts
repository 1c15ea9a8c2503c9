import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST, PORTION } from '../../fast/journal.js';
import { FAST, PLAIN, type Machinery } from '../../machinery.js';
import type { Entry } from '../../table/state/index.js';
import { openStore } from '../open.js';
import { SqlStore } from '../sql-store.js';
import { StoreTrouble, type TableSummary } from '../store.js';
import { openSqlite, sqliteBackend } from './backend.js';
import { connect } from './connection.js';

const LINE: TableSummary = { game: 'g', phase: 'playing', people: ['p'], asked: ['p'], wakeAt: 1, changedAt: 1 };
const IDS = ['a', 'b', 'c'] as const;
const entry = (v: number, text = 'ahoy') =>
  ({ v, at: 1, what: { type: 'said', person: 'p', name: 'n', text } }) as const;
const journaled = (db: ReturnType<typeof connect>): unknown => db.prepare('select count(*) as n from journal').get();

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seekiste-journal-'));
  path = join(folder, 'tables.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const UNREADABLE = `update journal set entries = replace(entries, '"at"', 'at')`;

/** A file with entries in its journal, as the fast twin leaves it, and after this damage. */
const leave = async (more: readonly (readonly [string, Entry, TableSummary])[], damage = ''): Promise<void> => {
  const store = await openStore(path);
  for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
  for (const [id, one, line] of more) await store.append(id, one, line);
  await store.close();
  const other = connect(path);
  expect(journaled(other)).toEqual({ n: more.length });
  other.exec(damage);
  other.close();
};

describe.each([
  ['fast', FAST],
  ['plain', PLAIN],
] as const)('the journal, %s', (_name, machinery: Machinery) => {
  const isFast = machinery === FAST;

  it('loses nothing, however much comes, and tells nothing apart', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db, { machinery }));
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    const versions = Array.from({ length: 1400 }, (_, i) => i + 2);
    const outcomes = await Promise.all(
      versions.flatMap(v => IDS.map(id => store.append(id, entry(v), { ...LINE, wakeAt: v }))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
    for (const after of [1, 2, 700, 1400, 1401])
      expect((await store.read('a', after))?.entries).toEqual(versions.filter(v => v > after).map(v => entry(v)));
    expect(await store.append('b', entry(1402), { ...LINE, wakeAt: 1402 })).toBe('stored');
    for (const id of IDS)
      expect((await store.read(id))?.entries).toEqual(
        [1, ...versions, ...(id === 'b' ? [1402] : [])].map(v => entry(v)),
      );
    expect(await store.waking(1402, 9)).toEqual([
      { id: 'a', wakeAt: 1401 },
      { id: 'c', wakeAt: 1401 },
      { id: 'b', wakeAt: 1402 },
    ]);
    expect(journaled(db)).toEqual({ n: 0 });
    await store.close();
  });

  it('is sorted in by whoever opens the file next', async () => {
    const left = await openStore(path, { machinery });
    await left.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    await left.append('a', entry(2), { ...LINE, people: ['q'], wakeAt: 2 });
    await left.close();
    const store = await openStore(path, { machinery });
    expect(await store.append('a', entry(2), LINE)).toBe('taken');
    expect(await store.append('a', entry(3), { ...LINE, people: ['q'], wakeAt: 3 })).toBe('stored');
    expect(await store.tablesOf('q', 9)).toMatchObject([{ id: 'a', people: ['q'], wakeAt: 3 }]);
    expect(await store.tablesOf('p', 9)).toEqual([]);
    await store.close();
  });

  it('is known again after something else has gone wrong', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db, { machinery }));
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    await store.append('a', entry(2), LINE);
    for (const where of ['journal', 'entries'])
      db.exec(`create trigger no_${where} before insert on ${where} begin select raise(abort, 'no more'); end`);
    const lost = await Promise.allSettled([store.append('a', entry(3), LINE), store.append('b', entry(2), LINE)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await store.read('a'))?.entries).toEqual([entry(1), entry(2)]);
    expect((await store.read('b'))?.entries).toEqual([entry(1)]);
    db.exec('drop trigger no_journal; drop trigger no_entries');
    expect(await store.append('a', entry(3), LINE)).toBe('stored');
    expect(await store.append('b', entry(2), LINE)).toBe('stored');
    expect((await store.read('a', 1))?.entries).toEqual([entry(2), entry(3)]);
    await store.close();
    const again = await openStore(path, { machinery });
    expect((await again.read('a', 1))?.entries).toEqual([entry(2), entry(3)]);
    expect(await again.versions(IDS)).toEqual(new Map(Object.entries({ a: 3, b: 2, c: 1 })));
    await again.close();
  });

  it('is sorted in once when somebody asks for lines in the same moment', async () => {
    const store = await openStore(path, { machinery });
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    await store.append('a', entry(2), LINE);
    const [before, versions, after] = await Promise.all([
      store.append('b', entry(2), LINE),
      store.versions(IDS),
      store.append('a', entry(3), LINE),
    ]);
    expect([before, after]).toEqual(['stored', 'stored']);
    expect(versions.get('c')).toBe(1);
    expect((await store.read('a'))?.entries).toEqual([1, 2, 3].map(v => entry(v)));
    expect((await store.read('b'))?.entries).toEqual([1, 2].map(v => entry(v)));
    await store.close();
    const again = await openStore(path, { machinery });
    expect(await again.versions(IDS)).toEqual(new Map(Object.entries({ a: 3, b: 2, c: 1 })));
    expect((await again.read('a'))?.entries).toEqual([1, 2, 3].map(v => entry(v)));
    await again.close();
  });

  it('is seen through views by whoever does not sort it in', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db, { machinery }));
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    await store.append('a', entry(2, 'Öl, “quotes”, \u0000 and \ud83d\udea2'), { ...LINE, people: ['q', 'p'] });
    await store.append('a', entry(3), { ...LINE, phase: 'over', asked: [], wakeAt: null, changedAt: 7 });
    await store.append('b', entry(2), { ...LINE, wakeAt: 9 });
    const seen = (): readonly unknown[] => [
      (db.prepare('select * from all_entries order by table_id, v').all() as { v: number; body: string }[]).flatMap(
        row => row.body.split('\n').map((body, i) => ({ ...row, v: row.v + i, body })),
      ),
      db.prepare('select * from all_tables order by id').all(),
    ];
    const before = seen();
    expect(journaled(db)).toEqual({ n: isFast ? 3 : 0 });
    expect(await store.versions(IDS)).toEqual(new Map(Object.entries({ a: 3, b: 2, c: 1 })));
    expect(journaled(db)).toEqual({ n: 0 });
    expect(seen()).toEqual(before);
    expect(before[1]).toEqual(db.prepare('select * from tables order by id').all());
    await store.close();
  });

  it('takes no time that is none: it could never be sorted in', async () => {
    const store = await openStore(path, { machinery });
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    const outcomes = await Promise.allSettled([
      store.append('a', entry(2), { ...LINE, wakeAt: Infinity }),
      store.append('b', entry(2), { ...LINE, changedAt: NaN }),
      store.append('c', entry(2), LINE),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    await store.close();
    const again = await openStore(path, { machinery });
    expect(await again.versions(IDS)).toEqual(new Map(Object.entries({ a: 1, b: 1, c: 2 })));
    await again.close();
  });

  it('takes no entry that is no plain data, and all others of its group', async () => {
    const endless: Record<string, unknown> = {};
    endless['itself'] = endless;
    const store = await openStore(path, { machinery });
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    const outcomes = await Promise.allSettled([
      store.append('a', { ...entry(2), at: 1n as unknown as number }, { ...LINE, people: ['q'] }),
      store.append('b', entry(2), LINE),
      store.append('c', { ...entry(2), what: endless as unknown as Entry['what'] }, LINE),
      store.append('c', entry(2, 'x'.repeat(100_000)), LINE),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    await store.close();
    const again = await openStore(path, { machinery });
    expect(await again.versions(IDS)).toEqual(new Map(Object.entries({ a: 1, b: 2, c: 2 })));
    expect((await again.read('c', 1))?.entries).toEqual([entry(2, 'x'.repeat(100_000))]);
    expect(await again.tablesOf('q', 9)).toEqual([]);
    await again.close();
  });

  it('goes on at a table whose crew cannot be read, and mends it', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db, { machinery }));
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    db.exec("update tables set people = 'nobody can read this' where id = 'a'");
    expect(await Promise.all(IDS.map(id => store.append(id, entry(2), LINE)))).toEqual(IDS.map(() => 'stored'));
    expect((await store.tablesOf('p', 9)).map(({ id, people }) => [id, people])).toEqual(
      IDS.map(id => [id, LINE.people]),
    );
    await store.close();
  });

  it('keeps text as it is, whatever lines and halves of characters it has', async () => {
    const store = await openStore(path, { machinery });
    await store.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    const odd = ['two\nlines\r\n', 'separated\u2028by\u2029those', 'half a ship: \ud83d', 'nothing\u0000', 'Öl 🚢'];
    for (const [i, text] of odd.entries()) await store.append('a', entry(i + 2, text), LINE);
    const all = [entry(1), ...odd.map((text, i) => entry(i + 2, text))];
    expect((await store.read('a'))?.entries).toEqual(all);
    await store.versions(IDS);
    expect((await store.read('a'))?.entries).toEqual(all);
    await store.close();
  });

  it('that is broken is trouble, and its words hold nothing that is stored', async () => {
    await leave([['a', entry(2, 'secret'), LINE]], UNREADABLE);
    const store = await openStore(path, { machinery });
    const problem = await store.read('a').catch((reason: unknown) => reason);
    expect(problem).toBeInstanceOf(StoreTrouble);
    expect(String(problem)).toMatch(/a row of the journal cannot be read/);
    await store.close();
  });

  it('that does not go on where a table ends stops that table alone, and loses nothing', async () => {
    await leave(
      IDS.map(id => [id, entry(2), LINE]),
      "update tables set v = 2 where id = 'a'",
    );
    const store = await openStore(path, { machinery });
    for (let round = 0; round < 2; round++)
      expect(await store.versions(IDS)).toEqual(new Map(Object.entries({ a: 2, b: 2, c: 2 })));
    await expect(store.read('a')).rejects.toThrow(/does not go on/);
    await expect(store.append('a', entry(3), LINE)).rejects.toThrow(/does not go on/);
    expect(await store.append('b', entry(3), LINE)).toBe('stored');
    await store.close();
    const other = connect(path);
    other.exec("update tables set v = 1 where id = 'a'");
    other.close();
    const again = await openStore(path, { machinery });
    expect(await again.versions(IDS)).toEqual(new Map(Object.entries({ a: 2, b: 3, c: 2 })));
    expect((await again.read('a'))?.entries).toEqual([entry(1), entry(2)]);
    await again.close();
  });

  it('with a row that cannot be read stops the tables that it names, and keeps it', async () => {
    await leave([['a', entry(2), LINE]], UNREADABLE);
    const store = await openStore(path, { machinery });
    for (const id of ['b', 'c']) expect(await store.append(id, entry(2), LINE)).toBe('stored');
    expect((await store.tablesOf('p', 9)).map(({ id }) => id)).toEqual(IDS);
    await expect(store.append('a', entry(2), LINE)).rejects.toBeInstanceOf(StoreTrouble);
    await store.ping();
    const other = connect(path);
    expect(journaled(other)).toEqual({ n: 1 });
    expect(other.prepare('select count(*) as n from all_entries').get()).toEqual({ n: 5 });
    other.close();
    await store.close();
  });

  it('may be sorted in by somebody else while it is read: nothing is read twice', async () => {
    const [backend, other] = [await openSqlite(path), await openStore(path, { machinery })];
    const store = new SqlStore({
      ...backend,
      rows: async query => {
        await other.versions(['a']);
        return backend.rows(query);
      },
    });
    await store.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    for (const v of [2, 3]) await store.append('a', entry(v), LINE);
    expect((await store.read('a'))?.entries).toEqual([1, 2, 3].map(v => entry(v)));
    await Promise.all([store.close(), other.close()]);
  });

  it('may grow under somebody else’s hands: who comes second finds it taken', async () => {
    const [one, other] = [await openStore(path), await openStore(path, { machinery })];
    await one.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    expect(await one.append('a', entry(2), LINE)).toBe('stored');
    expect(await other.append('a', entry(3, 'other'), LINE)).toBe('stored');
    expect(await one.append('a', entry(3, 'one'), LINE)).toBe('taken');
    expect((await one.read('a'))?.entries).toEqual([entry(1), entry(2), entry(3, 'other')]);
    await Promise.all([one.close(), other.close()]);
  });
});

/** Ids as they are made: they begin with one of 64 characters. */
const idsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => createHash('sha256').update(`${i}`).digest('base64url').slice(0, 22));

describe('sorting in, fast', () => {
  /** A store, and of how many tables each portion was. */
  const open = async (ids: readonly string[]) => {
    const db = connect(path);
    const portions: number[] = [];
    const store = new SqlStore(await sqliteBackend(db, { sortedIn: (_seconds, tables) => void portions.push(tables) }));
    await Promise.all(ids.map(id => store.create({ id, seed: 's' }, [entry(1)], LINE)));
    return { db, store, portions };
  };
  const inTurn = (): Promise<void> => new Promise(go => setImmediate(go));

  it('keeps what comes together for tables side by side as one row, and what it sorts in of a table as one', async () => {
    const { db, store } = await open(['aa', 'ab', 'b']);
    const versions = [2, 3, 4];
    await Promise.all(versions.flatMap(v => ['aa', 'ab', 'b'].map(id => store.append(id, entry(v), LINE))));
    expect(journaled(db)).toEqual({ n: 2 });
    await store.versions(['aa']);
    expect(journaled(db)).toEqual({ n: 0 });
    expect(db.prepare("select v from entries where table_id = 'aa'").all()).toEqual([{ v: 1 }, { v: 2 }]);
    await store.close();
  });

  it('takes portions of few tables, each in a turn of its own, and everything is read between them', async () => {
    const ids = idsOf(600);
    const { store, portions } = await open(ids);
    await Promise.all(ids.map(id => store.append(id, entry(2), LINE)));
    expect(portions).toEqual([]);
    const sorting = { isDone: false };
    const sorted = store.versions(ids).finally(() => (sorting.isDone = true));
    let turns = 0;
    for (; !sorting.isDone; turns++) {
      const [id, other] = [ids[turns % ids.length]!, ids[(turns + 300) % ids.length]!];
      expect((await store.read(id))?.entries.slice(0, 2)).toEqual([entry(1), entry(2)]);
      expect(await store.append(other, entry(3), LINE)).toBe('stored');
      expect((await store.read(other))?.entries).toEqual([1, 2, 3].map(v => entry(v)));
      await inTurn();
    }
    expect(new Set((await sorted).values())).toEqual(new Set([2, 3]));
    expect(turns).toBeGreaterThan(5);
    expect(portions.length).toBeGreaterThan(600 / PORTION);
    expect(Math.max(...portions)).toBeLessThanOrEqual(PORTION);
    await store.close();
  });

  it('comes with every commit while there is much in the journal, a little at a time', async () => {
    const ids = idsOf(1000);
    const { store, portions } = await open(ids);
    const versions = Array.from({ length: 1 + MOST / ids.length }, (_, i) => i + 2);
    for (const v of versions) await Promise.all(ids.map(id => store.append(id, entry(v), LINE)));
    expect(portions.length).toBe(2);
    for (let i = 0; i < 70; i++) await store.append(ids[0]!, entry(versions.length + 2 + i), LINE);
    expect(portions.reduce((sum, tables) => sum + tables)).toBeGreaterThan(ids.length / 8);
    expect(Math.max(...portions)).toBeLessThan(PORTION);
    for (const id of ids.slice(1)) expect((await store.read(id, 1))?.entries).toEqual(versions.map(v => entry(v)));
    await store.close();
  });

  it('may be cut off after any portion: nothing is lost, and nothing is there twice', async () => {
    const ids = idsOf(300);
    const { db, store, portions } = await open(ids);
    for (const v of [2, 3]) await Promise.all(ids.map(id => store.append(id, entry(v), { ...LINE, wakeAt: v })));
    const copies: string[] = [];
    const keep = (): void => {
      const copy = join(folder, `after-${portions.length}.sqlite`);
      db.exec(`vacuum into '${copy}'`);
      copies.push(copy);
    };
    const sorting = { isDone: false };
    const sorted = store.versions(ids).finally(() => (sorting.isDone = true));
    for (let seen = -1; !sorting.isDone; await inTurn())
      if (seen !== portions.length) {
        seen = portions.length;
        keep();
      }
    await sorted;
    await store.close();
    expect(copies.length).toBeGreaterThan(3);
    for (const copy of copies)
      for (const machinery of [FAST, PLAIN]) {
        const twin = `${copy}-twin`;
        copyFileSync(copy, twin);
        const left = connect(twin);
        const { n } = left.prepare('select count(*) as n from all_tables where v = 3 and wake_at = 3').get() as {
          n: number;
        };
        left.close();
        expect(n).toBe(ids.length);
        const again = await openStore(twin, { machinery });
        for (const id of ids) expect((await again.read(id))?.entries).toEqual([1, 2, 3].map(v => entry(v)));
        expect(await again.append(ids[0]!, entry(4), LINE)).toBe('stored');
        expect((await again.versions(ids)).get(ids[0]!)).toBe(4);
        for (const id of ids.slice(1)) expect((await again.read(id))?.entries).toEqual([1, 2, 3].map(v => entry(v)));
        await again.close();
        rmSync(twin);
      }
  });
});
