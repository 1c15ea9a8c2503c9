import { sql } from 'kysely';
import type { PersonId, TableId } from '@seekiste/protocol';
import type { Entry } from '../table/state/index.js';
import { SILENT, tableMark, type Log } from '../log.js';
import type { Backend } from './backend.js';
import { bodyOf, BREAK, entriesIn, summaryOf, summaryRowOf, type LineRow } from './rows.js';
import { SqlPushes } from './sql-pushes.js';
import type { Rewriting, Store, StoredKey, StoredTable, TableSummary } from './store.js';

const LINE = ['id', 'game', 'phase', 'people', 'asked', 'wake_at', 'changed_at'] as const;

/** The contract, written once for both backends. */
export class SqlStore extends SqlPushes implements Store {
  readonly #log: Log;
  /** Tables whose line was found to be broken: said once. */
  readonly #broken = new Set<TableId>();

  constructor(backend: Backend, log: Log = SILENT) {
    super(backend);
    this.#log = log;
  }

  async create({ id, seed }: StoredTable, entries: readonly Entry[], line: TableSummary): Promise<void> {
    const { dialect } = this.backend;
    const row = { id, seed, v: entries.length, ...summaryRowOf(line) };
    const log = entries.map(entry => ({ table_id: id, v: entry.v, body: JSON.stringify(bodyOf(entry)) }));
    const seats = [...new Set(line.people)].map(person => ({ table_id: id, person }));
    const there = new Set([...line.people, ...entries.flatMap(({ by }) => by ?? [])]);
    const traces = [...there].map(person => ({ table_id: id, person }));
    await this.backend.write([
      dialect.insertInto('tables').values(row).compile(),
      ...(log.length === 0 ? [] : [dialect.insertInto('entries').values(log).compile()]),
      ...(seats.length === 0 ? [] : [dialect.insertInto('seats').values(seats).compile()]),
      ...(traces.length === 0 ? [] : [dialect.insertInto('traces').values(traces).compile()]),
    ]);
  }

  append(table: TableId, entry: Entry, line: TableSummary): Promise<'stored' | 'taken'> {
    return this.backend.append(table, entry, line);
  }

  async read(table: TableId, after = 0): ReturnType<Store['read']> {
    const { dialect } = this.backend;
    const unsorted = this.backend.unsorted(table);
    const seed = dialect.selectFrom('tables').where('id', '=', table).select('seed');
    // The row with the first entry that is asked for may begin with earlier ones.
    const from = dialect
      .selectFrom('entries')
      .where('table_id', '=', table)
      .where('v', '<=', after + 1)
      .select(({ fn }) => fn.max('v').as('v'));
    const rows = await this.backend.rows(
      dialect
        .selectFrom('entries')
        .where('table_id', '=', table)
        .where('v', '>=', from)
        .select(['v', 'body', seed.as('seed')])
        .orderBy('v')
        .compile(),
    );
    const [{ seed: found } = { seed: null }] = rows.length > 0 ? rows : await this.backend.rows(seed.compile());
    if (found === null) return undefined;
    const entries: Entry[] = [];
    for (const row of unsorted ? [...rows, unsorted] : rows)
      entries.push(...entriesIn(row, entries.at(-1)?.v ?? after));
    return { table: { id: table, seed: found }, entries };
  }

  async versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>> {
    await this.backend.linesUpToDate();
    const rows = await this.inChunks(tables, asked =>
      this.backend.dialect.selectFrom('tables').select(['id', 'v']).where('id', 'in', asked).compile(),
    );
    return new Map(rows.map(({ id, v }) => [id, v]));
  }

  async tablesOf(person: PersonId, limit: number, since = 0): ReturnType<Store['tablesOf']> {
    await this.backend.linesUpToDate();
    // `replace` is the one exact search in a text that both databases spell alike.
    const waitsForThem = sql<number>`case when replace(tables.asked, ${JSON.stringify(person)}, '') <> tables.asked then 0 else 1 end`;
    const rows = await this.backend.rows(
      this.backend.dialect
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .where('seats.person', '=', person)
        .where('tables.changed_at', '>=', since)
        .select(LINE.map(column => `tables.${column}` as const))
        .orderBy(waitsForThem)
        .orderBy('tables.changed_at', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .compile(),
    );
    return rows.flatMap(row => this.#summaryOf(row));
  }

  async openings(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Entry>> {
    const rows = await this.inChunks(tables, asked =>
      this.backend.dialect
        .selectFrom('entries')
        .select(['table_id', 'v', 'body'])
        .where('table_id', 'in', asked)
        .where('v', '=', 1)
        .compile(),
    );
    return new Map(
      rows.flatMap(row =>
        entriesIn(row, 0)
          .slice(0, 1)
          .map(entry => [row.table_id, entry] as const),
      ),
    );
  }

  async trace(person: PersonId, table: TableId): Promise<void> {
    await this.backend.write([
      this.backend.dialect
        .insertInto('traces')
        .values({ person, table_id: table })
        .onConflict(conflict => conflict.doNothing())
        .compile(),
    ]);
  }

  async tracesOf(person: PersonId): Promise<readonly TableId[]> {
    const { dialect } = this.backend;
    const found = await this.backend.rows(
      dialect
        .selectFrom('traces')
        .where('person', '=', person)
        .select('table_id')
        .union(dialect.selectFrom('seats').where('person', '=', person).select('table_id'))
        .compile(),
    );
    return found.map(row => row.table_id);
  }

  async rewrite(table: TableId, { person, alias, change }: Rewriting): Promise<void> {
    const { dialect } = this.backend;
    await this.backend.linesUpToDate();
    const rows = await this.backend.rows(
      dialect.selectFrom('entries').where('table_id', '=', table).select(['v', 'body']).orderBy('v').compile(),
    );
    const anew = rows.map(row => ({
      ...row,
      now: entriesIn(row, 0)
        .map(entry => JSON.stringify(bodyOf(change(entry))))
        .join(BREAK),
    }));
    const [was, is] = [JSON.stringify(person), JSON.stringify(alias)];
    const swapped = (column: 'people' | 'asked') => sql<string>`replace(${sql.ref(column)}, ${was}, ${is})`;
    await this.backend.writeSorted(
      [table],
      [
        ...anew
          .filter(({ body, now }) => body !== now)
          .map(({ v, now }) =>
            dialect
              .updateTable('entries')
              .set({ body: now })
              .where('table_id', '=', table)
              .where('v', '=', v)
              .compile(),
          ),
        dialect
          .updateTable('tables')
          .set({ people: swapped('people'), asked: swapped('asked') })
          .where('id', '=', table)
          .compile(),
        dialect
          .updateTable('seats')
          .set({ person: alias })
          .where('table_id', '=', table)
          .where('person', '=', person)
          .compile(),
      ],
    );
  }

  async removeTables(before: number, limit: number): Promise<readonly TableId[]> {
    const { dialect } = this.backend;
    await this.backend.linesUpToDate();
    const old = await this.backend.rows(
      dialect
        .selectFrom('tables')
        .where('changed_at', '<', before)
        .select('id')
        .orderBy('changed_at')
        .limit(limit)
        .compile(),
    );
    if (old.length === 0) return [];
    const ids = old.map(({ id }) => id);
    // Looked at again: a person may have come back to a table in between.
    const [removed] = await this.backend.writeSorted(ids, [
      dialect.deleteFrom('tables').where('id', 'in', ids).where('changed_at', '<', before).returning('id').compile(),
      ...(['entries', 'seats', 'traces', 'push_offs', 'calls'] as const).map(part =>
        dialect
          .deleteFrom(part)
          .where('table_id', 'in', ids)
          .where('table_id', 'not in', dialect.selectFrom('tables').select('id').where('id', 'in', ids))
          .compile(),
      ),
    ]);
    return ((removed ?? []) as readonly { readonly id: TableId }[]).map(({ id }) => id);
  }

  async takeDuty(name: string, now: number, until: number): Promise<boolean> {
    const taken = sql<{ readonly name: string }>`
      insert into duties (name, until) values (${name}, ${until})
      on conflict (name) do update set until = excluded.until where duties.until <= ${now} returning name`;
    const [mine] = await this.backend.write([taken.compile(this.backend.dialect)]);
    return (mine ?? []).length > 0;
  }

  async waking(until: number, limit: number): ReturnType<Store['waking']> {
    await this.backend.linesUpToDate();
    const rows = await this.backend.rows(
      this.backend.dialect
        .selectFrom('tables')
        .where('wake_at', 'is not', null)
        .where('wake_at', '<=', until)
        .select(['id', 'wake_at'])
        .orderBy('wake_at')
        .limit(limit)
        .compile(),
    );
    return rows.flatMap(({ id, wake_at: wakeAt }) => (wakeAt === null ? [] : [{ id, wakeAt }]));
  }

  async ahead(of: number, limit: number): ReturnType<Store['ahead']> {
    await this.backend.linesUpToDate();
    const rows = await this.backend.rows(
      this.backend.dialect
        .selectFrom('tables')
        // What wakes before needs no help; and so the index is used.
        .where('wake_at', '>', of)
        .where('changed_at', '>', of)
        .select('id')
        .limit(limit)
        .compile(),
    );
    return rows.map(({ id }) => id);
  }

  time(): Promise<number> {
    return this.backend.time();
  }

  async addKey({ madeAt, ...key }: StoredKey): Promise<void> {
    await this.backend.write([
      this.backend.dialect
        .insertInto('keys')
        .values({ ...key, made_at: madeAt })
        .compile(),
    ]);
  }

  async keys(): Promise<readonly StoredKey[]> {
    const rows = await this.backend.rows(
      this.backend.dialect.selectFrom('keys').selectAll().orderBy('made_at').orderBy('id').compile(),
    );
    return rows.map(({ made_at: madeAt, ...key }) => ({ ...key, madeAt }));
  }

  async ping(): Promise<void> {
    const proof = sql`insert into proofs (name, at) values ('ready', ${Date.now()}) on conflict (name) do update set at = excluded.at`;
    await this.backend.write([proof.compile(this.backend.dialect)]);
  }

  close(): Promise<void> {
    return this.backend.close();
  }

  /** A line that cannot be read hides no other. */
  #summaryOf({ id, ...row }: LineRow & { readonly id: TableId }): readonly (TableSummary & { readonly id: TableId })[] {
    try {
      return [{ id, ...summaryOf(row) }];
    } catch {
      if (!this.#broken.has(id)) this.#log.error({ table: tableMark(id) }, 'the line of a table cannot be read');
      this.#broken.add(id);
      return [];
    }
  }
}
