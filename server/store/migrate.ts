import { Migrator, type Kysely } from 'kysely';
import type { Kind } from './backend.js';
import { MIGRATIONS } from './migrations/index.js';
import { StoreTrouble } from './store.js';

/**
 * Brings a database up to date; does nothing if it is. PostgreSQL is guarded by Kysely's advisory lock;
 * for SQLite the caller holds the write lock, and with it the transaction.
 */
export const migrate = async <DB>(db: Kysely<DB>, kind: Kind): Promise<void> => {
  const bound = Object.entries(MIGRATIONS).map(
    ([name, step]) => [name, { up: (on: Kysely<unknown>) => step(on, kind) }] as const,
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(bound)) },
    disableTransactions: kind === 'sqlite',
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const problem = error instanceof Error ? error : new Error('A migration failed.');
  // Kysely's words for a database with migrations that this program does not know.
  if (!problem.message.startsWith('corrupted migrations')) throw problem;
  throw new StoreTrouble('The store was written by a newer version of Seekiste.');
};
