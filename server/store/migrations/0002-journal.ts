import { sql } from 'kysely';
import type { Step } from './step.js';

/**
 * A move is written once, at the end of SQLite's journal, and sorted in later with many others; what is read goes
 * through views that have both. PostgreSQL sorts by itself, with a log of its own: there the views are the tables.
 */
export const journal: Step = async (db, kind) => {
  if (kind === 'postgres') {
    await sql`create view all_entries as select * from entries`.execute(db);
    await sql`create view all_tables as select * from tables`.execute(db);
    return;
  }
  await db.schema
    .createTable('journal')
    .addColumn('seq', 'integer', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('v', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('phase', 'text', column => column.notNull())
    .addColumn('people', 'text', column => column.notNull())
    .addColumn('asked', 'text', column => column.notNull())
    .addColumn('wake_at', 'integer')
    .addColumn('changed_at', 'integer', column => column.notNull())
    .execute();
  await sql`
    create view all_entries as
    select table_id, v, body from entries union all select table_id, v, body from journal`.execute(db);
  // Beside max(v), SQLite takes the other columns from the row that has it.
  await sql`
    create view latest as
    select table_id, max(v) as v, phase, people, asked, wake_at, changed_at from journal group by table_id`.execute(db);
  await sql`
    create view all_tables as
    select * from tables where id not in (select table_id from journal)
    union all
    select id, seed, latest.v, game, latest.phase, latest.people, latest.asked, latest.wake_at, latest.changed_at
    from latest join tables on tables.id = latest.table_id`.execute(db);
};
