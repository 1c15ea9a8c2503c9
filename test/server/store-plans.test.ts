import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@seekiste/server';
import { startPostgres, type Service } from '../services.js';
import { entry, freshHash, line, opened, psql } from './stores.js';
import { until } from './until.js';

describe('every query to PostgreSQL', () => {
  let server: Service;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('finds its rows by a key or an index, however many tables there are', async () => {
    await (await openStore(server.url)).close();
    await psql(server.url, '--command', 'select pg_stat_reset()');
    const store = await openStore(server.url);
    const person = { person: 'p', name: 'n' };
    const [secret, code] = [freshHash(), freshHash()];
    const id = await opened(store, { people: ['p'], asked: ['p'], wakeAt: 1 });
    for (let v = 2; v < 12; v++) {
      expect(await store.append(id, entry(v), line({ people: v % 2 ? ['p'] : ['q', 'p'] }))).toBe('stored');
      expect(await store.append(id, entry(v), line())).toBe('taken');
    }
    await store.read(id, 1);
    await store.versions([id, 'b']);
    await store.tablesOf('p', 10);
    await store.waking(1, 10);
    await store.addPerson(person, secret);
    await store.addSecret('p', freshHash());
    await store.personBySecret(secret);
    await store.namesOf(['p']);
    await store.rename('p', 'm');
    await store.setRecovery('p', code);
    expect(await store.takeRecovery(code)).toEqual({ person: 'p', name: 'm' });
    // A connection reports what it did at the latest when it ends.
    await store.close();
    const scans = (column: string): Promise<string> =>
      psql(
        server.url,
        '--command',
        `select relname from pg_stat_user_tables where ${column} > 0 and relname not like 'kysely%' order by relname`,
      );
    const all = 'entries people recoveries seats secrets tables'.split(' ');
    await until(async () => (await scans('idx_scan')).trim().split('\n').length === all.length);
    expect((await scans('idx_scan')).trim().split('\n')).toEqual(all);
    expect(await scans('seq_scan')).toBe('');
  });
});
