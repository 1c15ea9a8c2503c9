import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Machinery } from '../../machinery.js';
import type { Schema } from '../schema.js';
import { StoreTrouble } from '../store.js';
import type { JournalOptions } from './journal.js';
import { sqliteTrouble } from './trouble.js';

export interface SqliteOptions extends JournalOptions {
  /** How long to wait for another process that writes; this one writes in turn. */
  readonly patience?: number;
  readonly machinery?: Machinery;
}

/**
 * WAL, so that a backup does not keep players waiting; FULL, so that a power cut loses nothing.
 * Checkpoints at 16 MiB: pages that change at every move are then copied less often.
 */
const SETTINGS = 'pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000';

/** The file holds the cards of running games. SQLite gives the files beside it the same rights. */
const OWNER_ONLY = 0o600;

const makeForOwner = (path: string): void => {
  if (path === ':memory:') return;
  try {
    closeSync(openSync(path, 'ax', OWNER_ONLY));
  } catch {
    // It is there already, or cannot be made: SQLite has the better words for that.
  }
};

/** What is stored is handed over as bytes. No file of ours has any other encoding. */
const refuseOtherEncodings = (db: DatabaseSyncInstance): void => {
  const { encoding } = db.prepare('pragma encoding').get() as { readonly encoding: unknown };
  if (encoding === 'UTF-8') return;
  db.close();
  throw new StoreTrouble('SQLite: the file is not in UTF-8.');
};

export const connect = (path: string, { patience = 5000 }: SqliteOptions = {}): DatabaseSyncInstance => {
  makeForOwner(path);
  try {
    const db = new DatabaseSync(path, { timeout: patience });
    db.exec(SETTINGS);
    refuseOtherEncodings(db);
    return db;
  } catch (problem) {
    throw sqliteTrouble(problem);
  }
};

/** Kysely expects the shape of better-sqlite3, which takes parameters as one list. */
const adapt = (db: DatabaseSyncInstance): SqliteDatabase => ({
  close: () => db.close(),
  prepare: (text): SqliteStatement => {
    const statement = db.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: values => statement.all(...values) as unknown[],
      run: values => statement.run(...values),
      iterate: values => statement.iterate(...values),
    };
  },
});

export const dialectOf = (db: DatabaseSyncInstance): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(db) }) });
