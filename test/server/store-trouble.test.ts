import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, StoreTrouble, type Store } from '@seekiste/server';
import { program } from '../../tools/programs.mjs';
import { startPostgres, type Service } from '../services.js';
import { entry, line, opened, postgresYardOn, psql, type Yard } from './stores.js';
import { straitTo } from './strait.js';
import { until } from './until.js';

const works = async (store: Store): Promise<boolean> =>
  store.ping().then(
    () => true,
    () => false,
  );

describe('a store on PostgreSQL', () => {
  let server: Service;
  let yard: Yard;
  beforeAll(async () => {
    server = await startPostgres();
    yard = postgresYardOn(server);
  });
  afterAll(() => yard.stop());

  it('that is gone is trouble for every call, and works again once it is back', async () => {
    const strait = await straitTo(await yard.fresh());
    const store = await openStore(strait.url);
    const id = await opened(store);
    strait.close();
    for (const call of [
      () => store.append(id, entry(2), line()),
      () => store.read(id),
      () => store.tablesOf('p', 1),
      () => store.addSecret('p', 'hash'),
      () => store.ping(),
    ]) {
      await expect(call()).rejects.toBeInstanceOf(StoreTrouble);
      await expect(call()).rejects.toMatchObject({ kind: 'gone' });
    }
    strait.open();
    expect(await store.append(id, entry(2), line())).toBe('stored');
    expect((await store.read(id))?.entries).toHaveLength(2);
    await store.close();
    await strait.stop();
  });

  it('whose answer was lost finds out that the entry is stored, and stores it once', async () => {
    const strait = await straitTo(await yard.fresh());
    const store = await openStore(strait.url);
    const ids = await Promise.all([opened(store), opened(store), opened(store)]);
    for (let v = 2; v < 12; v++) {
      strait.swallowAnswers();
      const outcomes = await Promise.all(ids.map(id => store.append(id, entry(v), line())));
      expect(outcomes).toEqual(['stored', 'stored', 'stored']);
    }
    for (const id of ids) expect((await store.read(id))?.entries).toHaveLength(11);
    await store.close();
    await strait.stop();
  });

  it('whose answer was lost does not take somebody else’s entry for its own', async () => {
    const address = await yard.fresh();
    const strait = await straitTo(address);
    const [store, rival] = [await openStore(strait.url), await openStore(address)];
    const id = await opened(store);
    await rival.append(id, entry(2, 'the rival’s'), line());
    strait.swallowAnswers();
    expect(await store.append(id, entry(2, 'ours'), line())).toBe('taken');
    await Promise.all([store.close(), rival.close()]);
    await strait.stop();
  });

  it('survives that its connections are ended by the server', async () => {
    const address = await yard.fresh();
    const store = await openStore(address);
    const id = await opened(store);
    const ended = await psql(
      address,
      '--command',
      `select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name = 'seekiste' and datname = current_database()`,
    );
    expect(Number(ended)).toBeGreaterThan(0);
    expect(await store.append(id, entry(2), line())).toBe('stored');
    await store.close();
  });

  it('that is read-only answers, and is trouble all the same', async () => {
    const address = await yard.fresh();
    const store = await openStore(address);
    const id = await opened(store);
    await store.ping();
    const name = new URL(address).pathname.slice(1);
    await psql(address, '--command', `alter database ${name} set default_transaction_read_only = on`);
    await psql(
      server.url,
      '--command',
      `select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name = 'seekiste' and datname = '${name}'`,
    );
    expect((await store.read(id))?.entries).toHaveLength(1);
    await expect(store.ping()).rejects.toMatchObject({ kind: 'gone' });
    await store.close();
  });

  it('says that it cannot be opened', async () => {
    const strait = await straitTo(server.url);
    strait.close();
    await expect(openStore(strait.url)).rejects.toMatchObject({ kind: 'gone' });
    await strait.stop();
  });

  it('written by a newer program is not touched', async () => {
    const address = await yard.fresh();
    await (await openStore(address)).close();
    await psql(address, '--command', `insert into kysely_migration values ('9999-later', '2100-01-01')`);
    await expect(openStore(address)).rejects.toThrow(/newer version/);
  });

  it('says nothing of what is stored when something goes wrong', async () => {
    const store = await openStore(await yard.fresh());
    await store.addPerson({ person: 'p', name: 'n' }, 'the-hash');
    const trouble = await store.addSecret('q', 'the-hash').catch((problem: unknown) => problem);
    expect(trouble).toBeInstanceOf(StoreTrouble);
    expect(JSON.stringify({ ...(trouble as Error), text: String(trouble) })).not.toContain('the-hash');
    expect((trouble as Error).cause).toBeUndefined();
    await store.close();
  });

  it('lives through a restart of the server', async () => {
    const own = await startPostgres();
    const folder = (await psql(own.url, '--command', 'show data_directory')).trim();
    const user = process.getuid?.() === 0 ? { uid: Number(execFileSync('id', ['-u', 'postgres'])) } : {};
    const control = (...words: readonly string[]): void =>
      void execFileSync(program('pg_ctl'), ['-D', folder, '-w', '-s', '-l', `${folder}/log`, ...words], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      });
    const store = await openStore(own.url);
    const id = await opened(store);
    control('stop', '-m', 'immediate');
    await expect(store.append(id, entry(2), line())).rejects.toBeInstanceOf(StoreTrouble);
    control(
      'start',
      '-o',
      `-c port=${new URL(own.url).port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
    );
    await until(() => works(store));
    expect(await store.append(id, entry(2), line())).toBe('stored');
    await store.close();
    control('stop');
    await own.stop();
  });
});
