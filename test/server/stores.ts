import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Store, TableSummary } from '@seekiste/server';
import { program } from '../../tools/programs.mjs';
import { startPostgres, type Service } from '../services.js';

/** Where new, empty stores come from. */
export interface Yard {
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

export const psql = async (url: string, ...words: readonly string[]): Promise<string> => {
  const quiet = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set', 'ON_ERROR_STOP=1'];
  return (await run(program('psql'), [url, ...quiet, ...words])).stdout;
};

const sqliteYard = (): Promise<Yard> => {
  const folder = mkdtempSync(join(tmpdir(), 'seekiste-sqlite-'));
  let count = 0;
  return Promise.resolve({
    fresh: () => Promise.resolve(join(folder, `${++count}.sqlite`)),
    stop() {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  });
};

/** Databases of their own on one server. */
export const postgresYardOn = (server: Service): Yard => {
  let count = 0;
  return {
    async fresh() {
      const name = `fresh_${++count}`;
      await psql(server.url, '--command', `create database ${name}`);
      return server.url.replace(/postgres$/, name);
    },
    stop: () => server.stop(),
  };
};

export const YARDS = [
  ['SQLite', sqliteYard],
  ['PostgreSQL', async () => postgresYardOn(await startPostgres())],
] as const;

/** As tables and people are named: 128 random bits. */
export const freshId = (): string => randomBytes(16).toString('base64url');
export const freshHash = (): string => randomBytes(32).toString('hex');

type Entry = Parameters<Store['append']>[1];

/** An entry that cannot be taken for another one. */
export const entry = (v: number, text: string = freshId()): Entry => ({
  v,
  at: 1_800_000_000_000 + v,
  id: freshId(),
  by: 'somebody',
  what: { type: 'said', person: 'somebody', name: 'Käpt’n "Ahab"', text },
});

export const line = (changes: Partial<TableSummary> = {}): TableSummary => ({
  game: 'in-aller-ruhe',
  phase: 'playing',
  people: [],
  asked: [],
  wakeAt: null,
  changedAt: 1_800_000_000_000,
  ...changes,
});

/** A table with its first entry. */
export const opened = async (store: Store, changes: Partial<TableSummary> = {}): Promise<string> => {
  const id = freshId();
  await store.create({ id, seed: freshHash() }, [entry(1)], line(changes));
  return id;
};
