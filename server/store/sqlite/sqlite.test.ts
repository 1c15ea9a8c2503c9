import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from '../../table/entry.js';
import type { Backend } from '../backend.js';
import { openStore } from '../open.js';
import { SqlStore } from '../sql-store.js';
import { StoreTrouble, type TableSummary } from '../store.js';
import { openSqlite, sqliteBackend } from './backend.js';
import { connect } from './connection.js';
import { JOURNAL } from './journal.js';

const LINE: TableSummary = { game: 'g', phase: 'playing', people: ['p'], asked: ['p'], wakeAt: 1, changedAt: 1 };
const entry = (v: number, text = 'ahoy') =>
  ({ v, at: 1, what: { type: 'said', person: 'p', name: 'n', text } }) as const;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seekiste-sqlite-'));
  path = join(folder, 'tables.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a new file', () => {
  it('can be read by its owner alone, with the files beside it: it holds the cards of running games', async () => {
    const store = await openStore(path);
    await store.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    const rights = readdirSync(folder).map(name => [name, statSync(join(folder, name)).mode & 0o777]);
    expect(rights).toEqual(['', '-shm', '-wal'].map(end => [`tables.sqlite${end}`, 0o600]));
    await store.close();
  });
});

describe('a file that is full', () => {
  it('is trouble for everything that was to be stored with it, loses nothing, and works again with more room', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db));
    for (const id of ['a', 'b']) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    const { page_count: pages } = db.prepare('pragma page_count').get() as { readonly page_count: number };
    db.exec(`pragma max_page_count = ${pages}`);
    const together = await Promise.allSettled([
      store.append('b', entry(2), LINE),
      store.append('a', entry(2, 'x'.repeat(50_000)), LINE),
    ]);
    for (const one of together) {
      expect(one).toMatchObject({ status: 'rejected', reason: { kind: 'full' } });
      expect((one as PromiseRejectedResult).reason).toBeInstanceOf(StoreTrouble);
    }
    for (const id of ['a', 'b']) expect((await store.read(id))?.entries).toEqual([entry(1)]);
    db.exec('pragma max_page_count = 100000');
    expect(await store.append('b', entry(2), LINE)).toBe('stored');
    await store.close();
  });
});

describe('the journal', () => {
  const IDS = ['a', 'b', 'c'] as const;
  const journaled = (db: ReturnType<typeof connect>): unknown => db.prepare('select count(*) as n from journal').get();

  it('is sorted in when there is much in it, and nothing is lost or told apart by it', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db));
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    const versions = Array.from({ length: 1400 }, (_, i) => i + 2);
    const outcomes = await Promise.all(
      versions.flatMap(v => IDS.map(id => store.append(id, entry(v), { ...LINE, wakeAt: v }))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
    expect(journaled(db)).toEqual({ n: 0 });
    expect(db.prepare("select v from entries where table_id = 'a'").all()).toEqual([{ v: 1 }, { v: 2 }]);
    for (const after of [1, 2, 700, 1400, 1401])
      expect((await store.read('a', after))?.entries).toEqual(versions.filter(v => v > after).map(v => entry(v)));
    expect(await store.append('b', entry(1402), { ...LINE, wakeAt: 1402 })).toBe('stored');
    expect(journaled(db)).toEqual({ n: 1 });
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
    const left = await openStore(path);
    await left.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    await left.append('a', entry(2), { ...LINE, people: ['q'], wakeAt: 2 });
    await left.close();
    const store = await openStore(path);
    expect(await store.append('a', entry(2), LINE)).toBe('taken');
    expect(await store.append('a', entry(3), { ...LINE, people: ['q'], wakeAt: 3 })).toBe('stored');
    expect(await store.tablesOf('q', 9)).toMatchObject([{ id: 'a', people: ['q'], wakeAt: 3 }]);
    expect(await store.tablesOf('p', 9)).toEqual([]);
    await store.close();
  });

  it('is known again after something else has gone wrong', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db));
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    await store.append('a', entry(2), LINE);
    db.exec('create trigger no_more before insert on journal begin select raise(abort, "no more"); end');
    const lost = await Promise.allSettled([store.append('a', entry(3), LINE), store.append('b', entry(2), LINE)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await store.read('a'))?.entries).toEqual([entry(1), entry(2)]);
    expect((await store.read('b'))?.entries).toEqual([entry(1)]);
    db.exec('drop trigger no_more');
    expect(await store.append('a', entry(3), LINE)).toBe('stored');
    expect(await store.append('b', entry(2), LINE)).toBe('stored');
    expect((await store.read('a', 1))?.entries).toEqual([entry(2), entry(3)]);
    expect(await store.versions(IDS)).toEqual(new Map(Object.entries({ a: 3, b: 2, c: 1 })));
    await store.close();
  });

  it('is sorted in once when somebody asks for lines in the same moment', async () => {
    const store = await openStore(path);
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
    const again = await openStore(path);
    expect(await again.versions(IDS)).toEqual(new Map(Object.entries({ a: 3, b: 2, c: 1 })));
    expect((await again.read('a'))?.entries).toEqual([1, 2, 3].map(v => entry(v)));
    await again.close();
  });

  it('is seen through views by whoever does not sort it in', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db));
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
    expect(journaled(db)).toEqual({ n: 3 });
    expect(await store.versions(IDS)).toEqual(new Map(Object.entries({ a: 3, b: 2, c: 1 })));
    expect(journaled(db)).toEqual({ n: 0 });
    expect(seen()).toEqual(before);
    expect(before[1]).toEqual(db.prepare('select * from tables order by id').all());
    await store.close();
  });

  it('takes no time that is none: it could never be sorted in', async () => {
    const store = await openStore(path);
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    const outcomes = await Promise.allSettled([
      store.append('a', entry(2), { ...LINE, wakeAt: Infinity }),
      store.append('b', entry(2), { ...LINE, changedAt: NaN }),
      store.append('c', entry(2), LINE),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    await store.close();
    const again = await openStore(path);
    expect(await again.versions(IDS)).toEqual(new Map(Object.entries({ a: 1, b: 1, c: 2 })));
    await again.close();
  });

  it('takes no entry that is no plain data, and all others of its group', async () => {
    const endless: Record<string, unknown> = {};
    endless['itself'] = endless;
    const store = await openStore(path);
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    const outcomes = await Promise.allSettled([
      store.append('a', { ...entry(2), at: 1n as unknown as number }, { ...LINE, people: ['q'] }),
      store.append('b', entry(2), LINE),
      store.append('c', { ...entry(2), what: endless as unknown as Entry['what'] }, LINE),
      store.append('c', entry(2, 'x'.repeat(100_000)), LINE),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    await store.close();
    const again = await openStore(path);
    expect(await again.versions(IDS)).toEqual(new Map(Object.entries({ a: 1, b: 2, c: 2 })));
    expect((await again.read('c', 1))?.entries).toEqual([entry(2, 'x'.repeat(100_000))]);
    expect(await again.tablesOf('q', 9)).toEqual([]);
    await again.close();
  });

  it('goes on at a table whose crew cannot be read, and mends it', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db));
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    db.exec("update tables set people = 'nobody can read this' where id = 'a'");
    expect(await Promise.all(IDS.map(id => store.append(id, entry(2), LINE)))).toEqual(IDS.map(() => 'stored'));
    expect((await store.tablesOf('p', 9)).map(({ id, people }) => [id, people])).toEqual(
      IDS.map(id => [id, LINE.people]),
    );
    await store.close();
  });

  it('keeps text as it is, whatever lines and halves of characters it has', async () => {
    const store = await openStore(path);
    await store.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    const odd = ['two\nlines\r\n', 'separated\u2028by\u2029those', 'half a ship: \ud83d', 'nothing\u0000', 'Öl 🚢'];
    for (const [i, text] of odd.entries()) await store.append('a', entry(i + 2, text), LINE);
    const all = [entry(1), ...odd.map((text, i) => entry(i + 2, text))];
    expect((await store.read('a'))?.entries).toEqual(all);
    await store.versions(IDS);
    expect((await store.read('a'))?.entries).toEqual(all);
    await store.close();
  });

  it('is not opened in another encoding', async () => {
    const db = new DatabaseSync(path);
    db.exec("pragma encoding = 'UTF-16le'; create table t (x)");
    db.close();
    await expect(openStore(path)).rejects.toThrow('not in UTF-8');
  });

  it('that is broken is trouble, and its words hold nothing that is stored', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db));
    await store.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    await store.append('a', entry(2, 'secret'), LINE);
    await store.close();
    const other = connect(path);
    other.exec("update journal set entries = replace(entries, '\"at\"', 'at')");
    other.close();
    const again = await openStore(path);
    const problem = await again.read('a').catch((reason: unknown) => reason);
    expect(problem).toBeInstanceOf(StoreTrouble);
    expect(String(problem)).toMatch(/a row of the journal cannot be read/);
    await again.close();
  });

  it('that does not go on where a table ends stops that table alone, and loses nothing', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db));
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    for (const id of IDS) await store.append(id, entry(2), LINE);
    db.exec("update tables set v = 2 where id = 'a'");
    for (let round = 0; round < 2; round++)
      expect(await store.versions(IDS)).toEqual(new Map(Object.entries({ a: 2, b: 2, c: 2 })));
    await expect(store.read('a')).rejects.toThrow(/does not go on/);
    await expect(store.append('a', entry(3), LINE)).rejects.toThrow(/does not go on/);
    expect(await store.append('b', entry(3), LINE)).toBe('stored');
    await store.close();
    const other = connect(path);
    other.exec("update tables set v = 1 where id = 'a'");
    other.close();
    const again = await openStore(path);
    expect(await again.versions(IDS)).toEqual(new Map(Object.entries({ a: 2, b: 3, c: 2 })));
    expect((await again.read('a'))?.entries).toEqual([entry(1), entry(2)]);
    await again.close();
  });

  it('with a row that cannot be read stops the tables that it names, and keeps it', async () => {
    const db = connect(path);
    const store = new SqlStore(await sqliteBackend(db));
    for (const id of IDS) await store.create({ id, seed: 's' }, [entry(1)], LINE);
    await store.append('a', entry(2), LINE);
    await store.close();
    const other = connect(path);
    other.exec("update journal set entries = replace(entries, '\"at\"', 'at')");
    const again = await openStore(path);
    for (const id of ['b', 'c']) expect(await again.append(id, entry(2), LINE)).toBe('stored');
    expect((await again.tablesOf('p', 9)).map(({ id }) => id)).toEqual(IDS);
    await expect(again.append('a', entry(2), LINE)).rejects.toBeInstanceOf(StoreTrouble);
    await again.ping();
    expect(journaled(other)).toEqual({ n: 1 });
    expect(other.prepare('select count(*) as n from all_entries').get()).toEqual({ n: 5 });
    other.close();
    await again.close();
  });

  it('may be sorted in by somebody else while it is read: nothing is read twice', async () => {
    const [backend, other] = [await openSqlite(path), await openStore(path)];
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
    const [one, other] = [await openStore(path), await openStore(path)];
    await one.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    expect(await one.append('a', entry(2), LINE)).toBe('stored');
    expect(await other.append('a', entry(3, 'other'), LINE)).toBe('stored');
    expect(await one.append('a', entry(3, 'one'), LINE)).toBe('taken');
    expect((await one.read('a'))?.entries).toEqual([entry(1), entry(2), entry(3, 'other')]);
    await Promise.all([one.close(), other.close()]);
  });
});

describe('a file that somebody else writes to', () => {
  it('is trouble when they do not let go, and works again when they do', async () => {
    const store = await openStore(path, { patience: 1 });
    await store.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    const other = connect(path);
    other.exec('begin immediate');
    await expect(store.append('a', entry(2), LINE)).rejects.toMatchObject({ kind: 'locked' });
    expect((await store.read('a'))?.entries).toHaveLength(1);
    other.exec('rollback');
    other.close();
    expect(await store.append('a', entry(2), LINE)).toBe('stored');
    await store.close();
  });
});

describe('a file that cannot be opened', () => {
  it('is trouble', async () => {
    await expect(openStore(join(folder, 'no', 'such', 'folder'))).rejects.toMatchObject({ kind: 'gone' });
    await expect(openStore(import.meta.filename)).rejects.toBeInstanceOf(StoreTrouble);
  });
});

describe('every query', () => {
  it('finds its rows by a key or an index, however many tables there are', async () => {
    const db = connect(path);
    const backend = await sqliteBackend(db);
    const asked: Pick<CompiledQuery, 'sql'>[] = Object.values(JOURNAL).map(sql => ({ sql }));
    const watched: Backend = {
      ...backend,
      rows: query => {
        asked.push(query);
        return backend.rows(query);
      },
      write: queries => {
        asked.push(...queries);
        return backend.write(queries);
      },
      writeSorted: queries => {
        asked.push(...queries);
        return backend.writeSorted(queries);
      },
    };
    const store = new SqlStore(watched);
    await store.create({ id: 'a', seed: 's' }, [entry(1)], LINE);
    await store.read('a', 1);
    await store.versions(['a', 'b']);
    await store.tablesOf('p', 10);
    await store.waking(1, 10);
    await store.ahead(1, 10);
    await store.addPerson({ person: 'p', name: 'n' }, 'hash');
    await store.addSecret('p', 'other');
    await store.personBySecret('hash');
    await store.namesOf(['p', 'q']);
    await store.rename('p', 'm');
    await store.setRecovery('p', 'code');
    await store.takeRecovery('code');
    await store.devicesOf('p');
    await store.removeSecret('p', 'other');
    await store.block('p', { person: 'q', name: 'n', at: 1 });
    await store.blocksOf('p');
    await store.blockersOf('q');
    await store.reportsBy('p', 1);
    await store.trace('p', 'a');
    await store.tracesOf('p');
    await store.rewrite('a', { person: 'p', alias: 'q', change: one => one });
    await store.removeTables(LINE.changedAt + 1, 10);
    await store.takeDuty('upkeep', 1, 2);
    const plans = asked.flatMap(({ sql }) =>
      (db.prepare(`explain query plan ${sql}`).all() as readonly { readonly detail: string }[]).map(row => row.detail),
    );
    expect(plans.filter(plan => plan.startsWith('SEARCH')).length).toBeGreaterThan(10);
    const pages = (view: string, key: string, from: string): readonly string[] =>
      (
        db
          .prepare(`explain query plan select * from ${view} where (${key}) > (${from}) order by ${key} limit 500`)
          .all() as readonly { readonly detail: string }[]
      ).map(row => row.detail);
    // Pages of a backup.
    expect(pages('all_entries', 'table_id, v', '?, ?')).toEqual(
      expect.arrayContaining(['MERGE (UNION ALL)', expect.stringMatching(/^SEARCH entries USING PRIMARY KEY/)]),
    );
    expect(pages('all_tables', 'id', '?')).toContain('SEARCH tables USING PRIMARY KEY (id>?)');
    expect(pages('all_tables', 'id', '?')).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    // The journal is short, however many tables there are.
    expect(new Set(plans.filter(plan => plan.startsWith('SCAN')))).toEqual(new Set(['SCAN journal']));
    await store.close();
  });
});
