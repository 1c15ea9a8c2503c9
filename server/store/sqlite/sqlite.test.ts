import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.js';
import { openStore } from '../open.js';
import { SqlStore } from '../sql-store.js';
import { StoreTrouble, type TableSummary } from '../store.js';
import { sqliteBackend } from './backend.js';
import { FAST_JOURNAL } from '../../fast/journal.js';
import { connect } from './connection.js';
import { PLAIN_JOURNAL } from './plain-journal.js';
import { TABLE_ROWS } from './table-rows.js';

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
  it('is not opened in another encoding', async () => {
    const db = new DatabaseSync(path);
    db.exec("pragma encoding = 'UTF-16le'; create table t (x)");
    db.close();
    await expect(openStore(path)).rejects.toThrow('not in UTF-8');
  });

  it('is trouble', async () => {
    await expect(openStore(join(folder, 'no', 'such', 'folder'))).rejects.toMatchObject({ kind: 'gone' });
    await expect(openStore(import.meta.filename)).rejects.toBeInstanceOf(StoreTrouble);
  });
});

describe('every query', () => {
  it('finds its rows by a key or an index, however many tables there are', async () => {
    const db = connect(path);
    const backend = await sqliteBackend(db);
    const asked: Pick<CompiledQuery, 'sql'>[] = [TABLE_ROWS, FAST_JOURNAL, PLAIN_JOURNAL]
      .flatMap(Object.values<string>)
      .map(sql => ({ sql }));
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
      writeSorted: (tables, queries) => {
        asked.push(...queries);
        return backend.writeSorted(tables, queries);
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
