import type { TableId } from '@seekiste/protocol';
import type { LineRow } from '../rows.js';

/** One entry on its way into the store, with the line that goes with it. */
export interface AppendRow {
  readonly table: TableId;
  readonly v: number;
  readonly body: string;
  readonly line: LineRow;
}

/**
 * All of a batch in one statement, which is one transaction and one round trip. The line moves on first,
 * from `v - 1` and no other version: who comes second waits for the row and then finds it moved. Parts
 * of a statement see the database as it was before it, so that `before` is the crew before.
 */
export const APPEND = `
with given as (
  select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[])
    as given (table_id, v, body, phase, people, asked, wake_at, changed_at)
), moved_on as (
  update tables
  set v = given.v, phase = given.phase, people = given.people, asked = given.asked,
    wake_at = given.wake_at, changed_at = given.changed_at
  from given join tables before on before.id = given.table_id
  where tables.id = given.table_id and tables.v = given.v - 1
  returning given.table_id, given.v, given.body, given.people, before.people <> given.people as other_crew
), stood as (
  delete from seats using moved_on
  where other_crew and seats.table_id = moved_on.table_id and not moved_on.people::jsonb ? seats.person
), sat as (
  insert into seats (table_id, person)
  select table_id, jsonb_array_elements_text(people::jsonb) from moved_on where other_crew
  on conflict do nothing
)
insert into entries (table_id, v, body)
select table_id, v, body from moved_on
returning table_id`;

export const appendValues = (rows: readonly AppendRow[]): readonly unknown[] => [
  rows.map(({ table }) => table),
  rows.map(({ v }) => v),
  rows.map(({ body }) => body),
  rows.map(({ line }) => line.phase),
  rows.map(({ line }) => line.people),
  rows.map(({ line }) => line.asked),
  rows.map(({ line }) => line.wake_at),
  rows.map(({ line }) => line.changed_at),
];

/** What is stored under the versions that a batch asked for. */
export const FIND = `
select table_id, body
from unnest($1::text[], $2::int[]) as given (table_id, v) join entries using (table_id, v)`;
