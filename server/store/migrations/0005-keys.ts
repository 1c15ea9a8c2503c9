import { sql } from 'kysely';
import type { Step } from './step.js';

/** The keys that the server signs finished games with. */
export const keys: Step = async (db, kind) => {
  await db.schema
    .createTable('keys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('public', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('made_at', kind === 'sqlite' ? 'integer' : 'bigint', column => column.notNull())
    .modifyEnd(kind === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
};
