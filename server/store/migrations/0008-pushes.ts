import { sql } from 'kysely';
import type { Step } from './step.js';

/** Devices that are called, tables at which nobody wants to be, the calls, and the keys that push services know us by. */
export const pushes: Step = async (db, kind) => {
  const time = kind === 'sqlite' ? 'integer' : 'bigint';
  const end = kind === 'sqlite' ? sql`without rowid` : sql``;
  await db.schema
    .createTable('push_keys')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('public', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('made_at', time, column => column.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('pushes')
    .addColumn('device', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('endpoint', 'text', column => column.notNull())
    .addColumn('made_at', time, column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('pushes_of').on('pushes').column('person').execute();
  await db.schema.createIndex('pushes_to').on('pushes').column('endpoint').execute();
  await db.schema
    .createTable('push_offs')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('push_offs_key', ['person', 'table_id'])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('push_offs_at').on('push_offs').column('table_id').execute();
  await db.schema
    .createTable('calls')
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('v', 'integer', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('due_at', time)
    .addColumn('tries', 'integer', column => column.notNull())
    .addColumn('at', time, column => column.notNull())
    .addPrimaryKeyConstraint('calls_key', ['device', 'table_id', 'v'])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('calls_due').on('calls').column('due_at').execute();
  await db.schema.createIndex('calls_to').on('calls').columns(['person', 'table_id']).execute();
  await db.schema.createIndex('calls_at').on('calls').column('table_id').execute();
  await db.schema.createIndex('calls_of').on('calls').column('at').execute();
};
