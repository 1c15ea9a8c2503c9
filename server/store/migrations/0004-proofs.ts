import { sql } from 'kysely';
import type { Step } from './step.js';

/**
 * A row that is written to prove that the store takes writes. And a row of SQLite's journal that cannot be read hides
 * no other row from a reader of the views.
 */
export const proofs: Step = async (db, kind) => {
  await db.schema
    .createTable('proofs')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('at', kind === 'sqlite' ? 'integer' : 'bigint', column => column.notNull())
    .execute();
  if (kind === 'postgres') return;
  await db.schema.dropView('journaled').execute();
  await sql`
    create view journaled as
    select cast(value ->> 0 as text) as table_id, cast(value ->> 1 as integer) as v, cast(value -> 2 as text) as body,
      cast(value ->> 3 as text) as phase, cast(value -> 4 as text) as people, cast(value -> 5 as text) as asked,
      cast(value ->> 6 as integer) as wake_at, cast(value ->> 7 as integer) as changed_at
    from journal, json_each(iif(json_valid(journal.entries), journal.entries, '[]'))`.execute(db);
};
