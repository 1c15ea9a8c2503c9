import { sql, type Kysely } from 'kysely';
import type { Step } from './step.js';

/** Who has left something at which table, from what is stored: also seats that were kept for them. */
const fillTraces = async (db: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> => {
  // A body that cannot be read hides no other.
  const list = sql`'[' || replace(body, char(10), ',') || ']'`;
  const found =
    kind === 'sqlite'
      ? sql`select distinct value ->> 'by' as person, table_id from all_entries, json_each(iif(json_valid(${list}), ${list}, '[]'))`
      : sql`select distinct substring(body from '"by":"([A-Za-z0-9_-]+)"') as person, table_id from entries`;
  await sql`
    insert into traces (person, table_id)
    select person, table_id from (${found} union select person, table_id from seats) as found
    where person is not null`.execute(db);
};

/** Devices, traces at tables, blocks, reports, people who are being deleted, and which node does what. */
export const people: Step = async (db, kind) => {
  const time = kind === 'sqlite' ? 'integer' : 'bigint';
  const end = kind === 'sqlite' ? sql`without rowid` : sql``;
  await db.schema
    .alterTable('secrets')
    .addColumn('kind', 'text', column => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('secrets').addColumn('made_at', time).execute();
  await db.schema.alterTable('secrets').addColumn('seen_at', time).execute();
  await db.schema.createIndex('secrets_of').on('secrets').column('person').execute();
  await db.schema.createIndex('tables_changed').on('tables').column('changed_at').execute();
  await db.schema
    .createTable('traces')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('traces_key', ['person', 'table_id'])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('traces_at').on('traces').column('table_id').execute();
  await db.schema
    .createTable('blocks')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('blocked', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('at', time, column => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('blocks_of').on('blocks').column('blocked').execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', time, column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema.createIndex('reports_by').on('reports').columns(['person', 'at']).execute();
  await db.schema
    .createTable('erasures')
    .addColumn('person', 'text', column => column.primaryKey())
    .addColumn('at', time, column => column.notNull())
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable('duties')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('until', time, column => column.notNull())
    .modifyEnd(end)
    .execute();
  await fillTraces(db, kind);
};
