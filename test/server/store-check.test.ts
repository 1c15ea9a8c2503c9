import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseSync } from '@photostructure/sqlite';
import { GAMES } from '@seekiste/rules';
import { checkStore, openStore, SETTINGS, type FoundFlaw, type Store } from '@seekiste/server';
import { actOnce, atTable, loneTables } from '../wire/guest.js';
import { freshHash, freshId, psql, YARDS, type Yard } from './stores.js';

const check = (address: string, mend = false): Promise<readonly FoundFlaw[]> =>
  checkStore(address, { games: GAMES, settings: SETTINGS, mend });

/** As somebody breaks a store who knows the way around us. */
const breakBy = async (address: string, sql: string): Promise<void> => {
  if (address.startsWith('postgres')) {
    await psql(address, '--command', sql);
    return;
  }
  const db = new DatabaseSync(address);
  db.exec(sql);
  db.close();
};

/** Two tables at which Ada and Bo play, and Ada as a person. */
const filled = async (address: string): Promise<readonly [string, string]> => {
  const store = await openStore(address);
  await store.addPerson({ person: 'ada', name: 'Ada' }, freshHash());
  await store.setRecovery('ada', freshHash());
  const tables = await loneTables(store);
  const one = await atTable(tables);
  const other = await atTable(tables);
  await tables.close();
  // Everything is sorted in.
  await store.versions([]);
  await store.close();
  return [one.table, other.table];
};

/** A game that is over, and signed. */
const finished = async (address: string): Promise<void> => {
  const store = await openStore(address);
  const tables = await loneTables(store);
  const { guests } = await atTable(tables);
  while (guests[0]!.play.acts.kind !== 'over') expect(await actOnce(guests)).toMatchObject({ t: 'done' });
  await tables.close();
  await store.versions([]);
  await store.close();
};

/** What may be changed in a game that is over, and is not found by folding it. */
const FORGERIES: readonly (readonly [string, string])[] = [
  ['another name in a seat', `update entries set body = replace(body, '"name":"bo"', '"name":"eve"')`],
  ['another nonce', `update entries set body = replace(body, '${'a'.repeat(64)}', '${'b'.repeat(64)}')`],
  ['another signature', `update entries set body = replace(body, '"value":"', '"value":"00')`],
  ['no signature', `update entries set body = replace(body, '"seal":', '"seals":')`],
  ['a signature by a key that is not ours', `update keys set id = '0123456789abcdef'`],
];

/** At the other table play goes on, and it is found. */
const goesOn = async (store: Store, table: string): Promise<void> => {
  const read = (await store.read(table))!;
  const v = read.entries.length + 1;
  const line = {
    game: 'santa-timea',
    phase: 'playing',
    people: ['ada', 'bo'],
    asked: [],
    wakeAt: 1,
    changedAt: 1,
  } as const;
  expect(await store.append(table, { ...read.entries.at(-1)!, v }, line)).toBe('stored');
  expect((await store.tablesOf('ada', 9)).map(({ id }) => id)).toContain(table);
  expect((await store.waking(1, 9)).map(({ id }) => id)).toContain(table);
  await store.ping();
};

/** How each table of the store is broken, what that is called, and whether it can be mended. */
const BREAKS: readonly (readonly [string, (table: string) => string, FoundFlaw['kind'], boolean])[] = [
  [
    'an entry that is no JSON',
    id => `update entries set body = '{' where table_id = '${id}' and v = 1`,
    'entry',
    false,
  ],
  ['an entry that is missing', id => `delete from entries where table_id = '${id}' and v = 1`, 'gap', false],
  [
    'entries that make no game',
    id => `update entries set body = replace(body, '"opened"', '"sat"') where table_id = '${id}' and v = 1`,
    'fold',
    false,
  ],
  [
    'rules of another day',
    id => `update entries set body = replace(body, '"rulesVersion":', '"rulesVersion":9') where table_id = '${id}'`,
    'foreign',
    false,
  ],
  ['a crew that is no JSON', id => `update tables set people = '{' where id = '${id}'`, 'row', true],
  ['a line of another version', id => `update tables set v = 1 where id = '${id}'`, 'line', true],
  ['a phase that is not so', id => `update tables set phase = 'over' where id = '${id}'`, 'line', true],
  ['a table that sleeps', id => `update tables set wake_at = null where id = '${id}'`, 'wake', true],
  ['a time that never comes', id => `update tables set wake_at = 4000000000000 where id = '${id}'`, 'wake', true],
  ['a seat that is missing', id => `delete from seats where table_id = '${id}' and person = 'bo'`, 'seats', true],
  ['entries without a table', id => `delete from tables where id = '${id}'`, 'orphan', true],
  ['a secret of nobody', () => `insert into secrets (hash, person) values ('00', 'nobody')`, 'orphan', true],
  ['a code of nobody', () => `insert into recoveries (person, hash) values ('nobody', '00')`, 'orphan', true],
  ['a seat at no table', () => `insert into seats (table_id, person) values ('none', 'ada')`, 'orphan', true],
  ['a name that is empty', () => `update people set name = ''`, 'name', false],
];

describe.each(YARDS)('a store on %s', (kind, build) => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await build();
  });
  afterAll(() => yard.stop());

  it('in which nothing is wrong is sound, and stays as it is', async () => {
    const address = await yard.fresh();
    await filled(address);
    expect(await check(address)).toEqual([]);
    expect(await check(address, true)).toEqual([]);
  });

  it.each(BREAKS)('with %s is found out, and stops no other table', async (_what, sql, flaw, mendable) => {
    const address = await yard.fresh();
    const [broken, other] = await filled(address);
    await breakBy(address, sql(broken));
    const found = await check(address);
    expect(new Set(found.map(one => one.kind))).toEqual(new Set([flaw]));
    expect(found.every(({ mended }) => !mended)).toBe(true);
    expect(JSON.stringify(found)).not.toContain(broken);
    const mended = await check(address, true);
    expect(mended.map(one => one.mended)).toEqual(found.map(() => mendable));
    expect((await check(address)).length).toBe(mendable ? 0 : found.length);
    const store = await openStore(address);
    await goesOn(store, other);
    await store.close();
  });

  it('P9.2 with a finished game that is signed is sound', async () => {
    const address = await yard.fresh();
    await finished(address);
    expect(await check(address)).toEqual([]);
  });

  it.each(FORGERIES)('P9.2 with a finished game that has %s is found out', async (_what, sql) => {
    const address = await yard.fresh();
    await finished(address);
    await breakBy(address, sql);
    expect(await check(address, true)).toMatchObject([{ kind: 'seal', where: 'entries', mended: false }]);
  });

  it('with a table that is broken stores what goes to all others in the same moment', async () => {
    const address = await yard.fresh();
    const [broken, other] = await filled(address);
    // The line says that the last entry is not there yet: the next one finds its place taken.
    await breakBy(address, `update tables set v = v - 1 where id = '${broken}'`);
    const store = await openStore(address);
    const [v, next] = [(await store.read(broken))!.entries.length, (await store.read(other))!.entries.length + 1];
    const line = {
      game: 'santa-timea',
      phase: 'playing',
      people: ['ada', 'bo'],
      asked: [],
      wakeAt: 1,
      changedAt: 1,
    } as const;
    const what = { type: 'said', person: 'ada', name: 'Ada', text: freshId() } as const;
    const [, stored] = await Promise.allSettled([
      store.append(broken, { v, at: 1, what }, line),
      store.append(other, { v: next, at: 1, what }, line),
    ]);
    expect(stored).toEqual({ status: 'fulfilled', value: 'stored' });
    await goesOn(store, other);
    await store.close();
  });

  if (kind === 'SQLite')
    it('with a row of the journal that cannot be read is found out, and goes on without it', async () => {
      const address = await yard.fresh();
      const [broken, other] = await filled(address);
      await breakBy(address, `insert into journal (entries) values ('[["${broken}",99,{')`);
      const store = await openStore(address);
      await goesOn(store, other);
      await expect(store.read(broken)).rejects.toThrow(/journal/);
      await store.close();
      expect((await check(address)).map(({ kind: one }) => one)).toContain('journal');
      await check(address, true);
      const again = await openStore(address);
      expect((await again.read(broken))?.entries.length).toBeGreaterThan(1);
      await again.close();
    });
});
