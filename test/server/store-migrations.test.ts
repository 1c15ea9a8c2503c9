import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS, openStore, type Store } from '@seekiste/server';
import { program } from '../../tools/programs.mjs';
import { psql, YARDS, type Yard } from './stores.js';

/**
 * Every schema that there ever was, as a whole database with something in it. The newest is written by
 * the test itself where it is missing, and then committed; what is there is never written again.
 */
const SCHEMAS = join(import.meta.dirname, 'schemas');
const NAMES = Object.keys(MIGRATIONS);

const TABLE = { id: 'AAAAAAAAAAAAAAAAAAAAAA', seed: '5e'.repeat(32) };
const ENTRIES = [1, 2, 3].map(v => ({
  v,
  at: 1_800_000_000_000 + v,
  id: `request-${v}`,
  by: 'ida',
  what: { type: 'said', person: 'ida', name: 'Ida', text: `Moin “${v}”` } as const,
}));
const LINE = {
  game: 'in-aller-ruhe',
  phase: 'playing',
  people: ['ida', 'ole'],
  asked: ['ole'],
  wakeAt: 1_800_000_090_000,
  changedAt: 1_800_000_000_003,
} as const;
const IDA = { person: 'ida', name: 'Ida' };
const [SECRET, CODE] = ['a1'.repeat(32), 'b2'.repeat(32)];

const fill = async (address: string): Promise<void> => {
  const store = await openStore(address);
  await store.create(TABLE, ENTRIES.slice(0, 2), LINE);
  await store.append(TABLE.id, ENTRIES[2]!, LINE);
  await store.addPerson(IDA, SECRET);
  await store.setRecovery(IDA.person, CODE);
  await store.close();
};

const expectFilled = async (store: Store): Promise<void> => {
  expect(await store.read(TABLE.id)).toEqual({ table: TABLE, entries: ENTRIES });
  expect(await store.versions([TABLE.id])).toEqual(new Map([[TABLE.id, 3]]));
  expect(await store.tablesOf('ole', 5)).toEqual([{ id: TABLE.id, ...LINE }]);
  expect(await store.waking(LINE.wakeAt, 5)).toEqual([{ id: TABLE.id, wakeAt: LINE.wakeAt }]);
  expect(await store.personBySecret(SECRET)).toEqual(IDA);
  expect(await store.append(TABLE.id, { ...ENTRIES[2]!, v: 4 }, LINE)).toBe('stored');
  expect(await store.takeRecovery(CODE)).toEqual(IDA);
};

/** Without what differs between versions of PostgreSQL's programs. */
const dumped = (address: string): string =>
  execFileSync(program('pg_dump'), ['--inserts', '--no-owner', '--no-privileges', address], { encoding: 'utf8' })
    .split('\n')
    .filter(line => !/^(--|SET |\\|SELECT pg_catalog\.set_config|$)/.test(line))
    .join('\n');

const KEPT = {
  SQLite: {
    file: (name: string) => join(SCHEMAS, `${name}.sqlite`),
    keep: (address: string, file: string) => copyFileSync(address, file),
    restore: (file: string, address: string) => Promise.resolve(copyFileSync(file, address)),
  },
  PostgreSQL: {
    file: (name: string) => join(SCHEMAS, `${name}.postgres.sql`),
    keep: (address: string, file: string) => writeFileSync(file, dumped(address)),
    restore: (file: string, address: string) => psql(address, '--file', file),
  },
} as const;

describe.each(YARDS)('a store on %s', (kind, build) => {
  const { file, keep, restore } = KEPT[kind];
  let yard: Yard;
  beforeAll(async () => {
    yard = await build();
    const newest = file(NAMES.at(-1)!);
    if (existsSync(newest) || process.env['CI'] !== undefined) return;
    const address = await yard.fresh();
    await fill(address);
    mkdirSync(SCHEMAS, { recursive: true });
    keep(address, newest);
  });
  afterAll(() => yard.stop());

  it.each(NAMES)('of schema %s is brought up to date with everything in it', async name => {
    const address = await yard.fresh();
    await restore(file(name), address);
    const store = await openStore(address);
    await expectFilled(store);
    await store.close();
  });

  it('that is up to date is opened as it is', async () => {
    const address = await yard.fresh();
    await fill(address);
    const store = await openStore(address);
    await expectFilled(store);
    await store.close();
  });
});
