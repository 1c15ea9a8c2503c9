import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { SILENT } from '../../log.js';
import { openReadiness } from '../../http/health.js';
import { MemoryBus } from '../../bus/memory.js';
import { Guest, HERE, NO_WAITING, UNSIGNED } from '../../table/node.test-help.js';
import { createTables } from '../../table/tables.js';
import { GAMES } from '@seekiste/rules';
import { SqlStore } from '../sql-store.js';
import { openStore } from '../open.js';
import { sqliteBackend } from './backend.js';
import { connect } from './connection.js';

const folder = mkdtempSync(join(tmpdir(), 'seekiste-read-only-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a disk that takes no more writes', () => {
  it('P2.10, P5.9 leaves the node not ready and its tables as they are, until it takes them again', async () => {
    const db = connect(join(folder, 'tables.sqlite'));
    const [store, bus] = [new SqlStore(await sqliteBackend(db)), new MemoryBus()];
    const clock = { isTrue: true };
    const life = { stage: 'serving' };
    // Asked anew each time: an answer counts for a while.
    const ready = (): Promise<unknown> => openReadiness({ store, bus, life, clock } as never)();
    const tables = createTables({
      ...{ games: GAMES, store, bus, jobs: { plan: () => undefined }, thinkers: HERE },
      ...{ sign: UNSIGNED, log: SILENT, settings: NO_WAITING },
    });
    const opened = await tables.open('anna', {
      ...{ game: 'santa-timea', options: { professional: false, rounds: 1 }, pace: 'live' },
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    if (!opened.ok) throw new Error(opened.error.code);
    const anna = await new Guest('anna').come(tables, opened.value);
    expect(await anna.sit(0)).toMatchObject({ t: 'done', v: 2 });
    expect(await ready()).toMatchObject({ ready: true, store: true });

    // SQLite then says of every write what it says where the file system is read-only.
    db.exec('pragma query_only = on');
    expect(await ready()).toMatchObject({ ready: false, store: false });
    expect(await anna.ask({ t: 'begin' })).toMatchObject({ t: 'refused', code: 'store-trouble', clause: 'table' });
    await expect(store.addPerson({ person: 'bo', name: 'Bo' }, 'ab'.repeat(32))).rejects.toMatchObject({
      kind: 'gone',
      message: expect.stringContaining('readonly database') as string,
    });
    const bo = await new Guest('bo').come(tables, opened.value);
    expect([bo.v, bo.latest('phase')]).toEqual([2, 'gathering']);

    db.exec('pragma query_only = off');
    expect(await ready()).toMatchObject({ ready: true, store: true });
    expect(await anna.ask({ t: 'begin' })).toMatchObject({ t: 'done' });
    await tables.close();
    await store.close();
  });

  it('P2.10 is enough to look at what there is, and never ready', async () => {
    const path = join(folder, 'other.sqlite');
    const before = await openStore(path);
    await before.addPerson({ person: 'anna', name: 'Anna' }, 'ab'.repeat(32));
    await before.close();
    const store = new SqlStore(await sqliteBackend(new DatabaseSync(path, { readOnly: true })));
    expect(await store.personBySecret('ab'.repeat(32))).toEqual({ person: 'anna', name: 'Anna' });
    await expect(store.ping()).rejects.toMatchObject({ kind: 'gone' });
    await store.close();
  });
});
