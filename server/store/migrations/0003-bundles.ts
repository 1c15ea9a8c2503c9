import { sql } from 'kysely';
import type { Step } from './step.js';

/**
 * What SQLite commits together is one row of its journal: a list of `[table, v, body, phase, people, asked, wake_at,
 * changed_at]`. What is sorted in together of one table is one row of `entries`: a line for each, from version `v` on.
 */
export const bundles: Step = async (db, kind) => {
  if (kind === 'postgres') return;
  await sql`insert into entries (table_id, v, body) select table_id, v, body from journal`.execute(db);
  await sql`
    update tables
    set v = latest.v, phase = latest.phase, people = latest.people, asked = latest.asked,
      wake_at = latest.wake_at, changed_at = latest.changed_at
    from latest where tables.id = latest.table_id`.execute(db);
  for (const view of ['all_tables', 'all_entries', 'latest']) await db.schema.dropView(view).execute();
  await db.schema.dropTable('journal').execute();
  await db.schema
    .createTable('journal')
    .addColumn('seq', 'integer', column => column.primaryKey())
    .addColumn('entries', 'text', column => column.notNull())
    .execute();
  await sql`
    create view journaled as
    select value ->> 0 as table_id, value ->> 1 as v, value -> 2 as body, value ->> 3 as phase, value -> 4 as people,
      value -> 5 as asked, value ->> 6 as wake_at, value ->> 7 as changed_at
    from journal, json_each(journal.entries)`.execute(db);
  await sql`
    create view all_entries as
    select table_id, v, body from entries union all select table_id, v, body from journaled`.execute(db);
  // Beside max(v), SQLite takes the other columns from the row that has it.
  await sql`
    create view all_tables as
    select * from tables where id not in (select table_id from journaled)
    union all
    select id, seed, latest.v, game, latest.phase, latest.people, latest.asked, latest.wake_at, latest.changed_at
    from (
      select table_id, max(v) as v, phase, people, asked, wake_at, changed_at from journaled group by table_id
    ) as latest join tables on tables.id = latest.table_id`.execute(db);
};
