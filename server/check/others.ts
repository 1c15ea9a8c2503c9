import { sql } from 'kysely';
import type { Backend } from '../store/backend.js';
import { journalNames } from '../store/sqlite/journal-row.js';
import type { Flaw } from './flaw.js';

/** Which rows belong to which. */
const BELONGS = [
  { where: 'entries', column: 'table_id', to: 'tables', key: 'id' },
  { where: 'seats', column: 'table_id', to: 'tables', key: 'id' },
  { where: 'secrets', column: 'person', to: 'people', key: 'person' },
  { where: 'recoveries', column: 'person', to: 'people', key: 'person' },
  { where: 'traces', column: 'table_id', to: 'tables', key: 'id' },
  { where: 'blocks', column: 'person', to: 'people', key: 'person' },
  { where: 'pushes', column: 'person', to: 'people', key: 'person' },
  { where: 'push_offs', column: 'table_id', to: 'tables', key: 'id' },
  { where: 'calls', column: 'table_id', to: 'tables', key: 'id' },
] as const;

/** Rows whose table or person is not there: nothing can be done with them. */
export const orphans = async ({ dialect, rows, write }: Backend): Promise<readonly Flaw[]> => {
  const flaws: Flaw[] = [];
  for (const { where, column, to, key } of BELONGS) {
    const missing = sql`not exists (select 1 from ${sql.table(to)} as whole where whole.${sql.ref(key)} = ${sql.table(where)}.${sql.ref(column)})`;
    const found = await rows(
      sql<{
        readonly id: string;
      }>`select distinct ${sql.ref(column)} as id from ${sql.table(where)} where ${missing}`.compile(dialect),
    );
    for (const { id } of found)
      flaws.push({
        ...{ kind: 'orphan', where },
        ...(to === 'tables' && { table: id }),
        mend: async () => {
          await write([sql`delete from ${sql.table(where)} where ${sql.ref(column)} = ${id}`.compile(dialect)]);
        },
      });
  }
  return flaws;
};

/** People who are called nothing, or by something that is no text. */
export const nameless = async ({ dialect, rows }: Backend): Promise<readonly Flaw[]> => {
  const people = await rows(sql<{ readonly name: unknown }>`select name from people`.compile(dialect));
  return people
    .filter(({ name }) => typeof name !== 'string' || name === '')
    .map(() => ({ kind: 'name', where: 'people' }));
};

/** What SQLite itself says of its file. */
export const fileFlaws = async ({ kind, dialect, rows }: Backend): Promise<readonly Flaw[]> => {
  if (kind !== 'sqlite') return [];
  const said = await rows(sql<{ readonly integrity_check: string }>`pragma integrity_check(10)`.compile(dialect));
  return said.filter(row => row.integrity_check !== 'ok').map(() => ({ kind: 'file', where: 'file' }));
};

/** Rows of SQLite's journal that could not be sorted in. Those that cannot be read are taken out: their tables go on without them. */
export const journalFlaws = async ({ kind, dialect, rows, write }: Backend): Promise<readonly Flaw[]> => {
  if (kind !== 'sqlite') return [];
  const left = await rows(
    sql<{ readonly seq: number; readonly entries: unknown; readonly good: number }>`
      select seq, entries, json_valid(entries) as good from journal order by seq`.compile(dialect),
  );
  return left.flatMap(({ seq, entries, good }): readonly Flaw[] => {
    const mend = async (): Promise<void> => {
      await write([sql`delete from journal where seq = ${seq}`.compile(dialect)]);
    };
    const flaw: Flaw = { kind: 'journal', where: 'journal', ...(good === 0 && { mend }) };
    const names = journalNames(String(entries));
    return names.length === 0 ? [flaw] : names.map(table => ({ ...flaw, table }));
  });
};
