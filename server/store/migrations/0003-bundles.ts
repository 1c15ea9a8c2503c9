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
  // Columns of the same kinds as those of the tables, or SQLite sorts everything for every page of a backup.
  await sql`
    create view journaled as
    select cast(value ->> 0 as text) as table_id, cast(value ->> 1 as integer) as v, cast(value -> 2 as text) as body,
      cast(value ->> 3 as text) as phase, cast(value -> 4 as text) as people, cast(value -> 5 as text) as asked,
      cast(value ->> 6 as integer) as wake_at, cast(value ->> 7 as integer) as changed_at
    from journal, json_each(journal.entries)`.execute(db);
  await sql`
    create view all_entries as
    select table_id, v, body from entries union all select table_id, v, body from journaled`.execute(db);
  // Beside max(v), SQLite takes the other columns from the row that has it.
  await sql`
    create view all_tables as
    select id, seed, ifnull(latest.v, tables.v) as v, game, ifnull(latest.phase, tables.phase) as phase,
      ifnull(latest.people, tables.people) as people, ifnull(latest.asked, tables.asked) as asked,
      iif(latest.v is null, tables.wake_at, latest.wake_at) as wake_at,
      ifnull(latest.changed_at, tables.changed_at) as changed_at
    from tables left join (
      select table_id, max(v) as v, phase, people, asked, wake_at, changed_at from journaled group by table_id
    ) as latest on latest.table_id = tables.id`.execute(db);
};
