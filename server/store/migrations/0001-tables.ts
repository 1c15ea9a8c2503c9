import { sql } from 'kysely';
import type { Step } from './step.js';

/** Tables with their entries and lines; people with the hashes of their secrets. */
export const tables: Step = async (db, kind) => {
  const time = kind === 'sqlite' ? 'integer' : 'bigint';
  // Rows are found by their key alone: SQLite then needs one tree per table instead of two.
  const end = kind === 'sqlite' ? sql`without rowid` : sql``;
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('seed', 'text', column => column.notNull())
    .addColumn('v', 'integer', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('phase', 'text', column => column.notNull())
    .addColumn('people', 'text', column => column.notNull())
    .addColumn('asked', 'text', column => column.notNull())
    .addColumn('wake_at', time)
    .addColumn('changed_at', time, column => column.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema
    .createIndex('tables_waking')
    .on('tables')
    .column('wake_at')
    .where(sql.ref('wake_at'), 'is not', null)
    .execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'person'])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('seats_of').on('seats').columns(['person', 'table_id']).execute();
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('v', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'v'])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('people')
    .addColumn('person', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('recoveries')
    .addColumn('person', 'text', column => column.primaryKey())
    .addColumn('hash', 'text', column => column.notNull().unique())
    .modifyEnd(end)
    .execute();
};
