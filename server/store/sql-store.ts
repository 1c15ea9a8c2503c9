import { sql, type CompiledQuery } from 'kysely';
import type { PersonId, TableId } from '@seekiste/protocol';
import type { Entry } from '../table/entry.js';
import { SILENT, tableMark, type Log } from '../log.js';
import type { Backend } from './backend.js';
import { bodyOf, entriesIn, summaryOf, summaryRowOf, type LineRow } from './rows.js';
import type { Store, StoredKey, StoredPerson, StoredTable, TableSummary } from './store.js';

/** How many at once `in (…)` is asked for. */
const CHUNK = 500;

const LINE = ['id', 'game', 'phase', 'people', 'asked', 'wake_at', 'changed_at'] as const;

/** The contract, written once for both backends. */
export class SqlStore implements Store {
  readonly #backend: Backend;
  readonly #log: Log;
  /** Tables whose line was found to be broken: said once. */
  readonly #broken = new Set<TableId>();

  constructor(backend: Backend, log: Log = SILENT) {
    this.#backend = backend;
    this.#log = log;
  }

  async create({ id, seed }: StoredTable, entries: readonly Entry[], line: TableSummary): Promise<void> {
    const { dialect } = this.#backend;
    const row = { id, seed, v: entries.length, ...summaryRowOf(line) };
    const log = entries.map(entry => ({ table_id: id, v: entry.v, body: JSON.stringify(bodyOf(entry)) }));
    const seats = [...new Set(line.people)].map(person => ({ table_id: id, person }));
    await this.#backend.write([
      dialect.insertInto('tables').values(row).compile(),
      ...(log.length === 0 ? [] : [dialect.insertInto('entries').values(log).compile()]),
      ...(seats.length === 0 ? [] : [dialect.insertInto('seats').values(seats).compile()]),
    ]);
  }

  append(table: TableId, entry: Entry, line: TableSummary): Promise<'stored' | 'taken'> {
    return this.#backend.append(table, entry, line);
  }

  async read(table: TableId, after = 0): ReturnType<Store['read']> {
    const { dialect } = this.#backend;
    const unsorted = this.#backend.unsorted(table);
    const seed = dialect.selectFrom('tables').where('id', '=', table).select('seed');
    // The row with the first entry that is asked for may begin with earlier ones.
    const from = dialect
      .selectFrom('entries')
      .where('table_id', '=', table)
      .where('v', '<=', after + 1)
      .select(({ fn }) => fn.max('v').as('v'));
    const rows = await this.#backend.rows(
      dialect
        .selectFrom('entries')
        .where('table_id', '=', table)
        .where('v', '>=', from)
        .select(['v', 'body', seed.as('seed')])
        .orderBy('v')
        .compile(),
    );
    const [{ seed: found } = { seed: null }] = rows.length > 0 ? rows : await this.#backend.rows(seed.compile());
    if (found === null) return undefined;
    const entries: Entry[] = [];
    for (const row of unsorted ? [...rows, unsorted] : rows)
      entries.push(...entriesIn(row, entries.at(-1)?.v ?? after));
    return { table: { id: table, seed: found }, entries };
  }

  async versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>> {
    await this.#backend.linesUpToDate();
    const rows = await this.#inChunks(tables, asked =>
      this.#backend.dialect.selectFrom('tables').select(['id', 'v']).where('id', 'in', asked).compile(),
    );
    return new Map(rows.map(({ id, v }) => [id, v]));
  }

  async tablesOf(person: PersonId, limit: number): ReturnType<Store['tablesOf']> {
    await this.#backend.linesUpToDate();
    // `replace` is the one exact search in a text that both databases spell alike.
    const waitsForThem = sql<number>`case when replace(tables.asked, ${JSON.stringify(person)}, '') <> tables.asked then 0 else 1 end`;
    const rows = await this.#backend.rows(
      this.#backend.dialect
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .where('seats.person', '=', person)
        .select(LINE.map(column => `tables.${column}` as const))
        .orderBy(waitsForThem)
        .orderBy('tables.changed_at', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .compile(),
    );
    return rows.flatMap(row => this.#summaryOf(row));
  }

  async waking(until: number, limit: number): ReturnType<Store['waking']> {
    await this.#backend.linesUpToDate();
    const rows = await this.#backend.rows(
      this.#backend.dialect
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
    await this.#backend.linesUpToDate();
    const rows = await this.#backend.rows(
      this.#backend.dialect
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
    return this.#backend.time();
  }

  async addPerson({ person, name }: StoredPerson, secretHash: string): Promise<void> {
    await this.#backend.write([
      this.#backend.dialect.insertInto('people').values({ person, name }).compile(),
      this.#newSecret(person, secretHash),
    ]);
  }

  async personBySecret(secretHash: string): Promise<StoredPerson | undefined> {
    const [person] = await this.#backend.rows(
      this.#backend.dialect
        .selectFrom('secrets')
        .innerJoin('people', 'people.person', 'secrets.person')
        .where('secrets.hash', '=', secretHash)
        .select(['people.person', 'people.name'])
        .compile(),
    );
    return person;
  }

  async namesOf(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>> {
    const rows = await this.#inChunks(people, asked =>
      this.#backend.dialect.selectFrom('people').select(['person', 'name']).where('person', 'in', asked).compile(),
    );
    return new Map(rows.map(({ person, name }) => [person, name]));
  }

  async addSecret(person: PersonId, secretHash: string): Promise<void> {
    await this.#backend.write([this.#newSecret(person, secretHash)]);
  }

  async rename(person: PersonId, name: string): Promise<void> {
    await this.#backend.write([
      this.#backend.dialect.updateTable('people').set({ name }).where('person', '=', person).compile(),
    ]);
  }

  async setRecovery(person: PersonId, codeHash: string): Promise<void> {
    await this.#backend.write([
      this.#backend.dialect
        .insertInto('recoveries')
        .values({ person, hash: codeHash })
        .onConflict(conflict => conflict.column('person').doUpdateSet({ hash: codeHash }))
        .compile(),
    ]);
  }

  async takeRecovery(codeHash: string): Promise<StoredPerson | undefined> {
    const [taken] = await this.#backend.write([
      this.#backend.dialect
        .deleteFrom('recoveries')
        .where('hash', '=', codeHash)
        .returning(returned => [
          'person',
          returned
            .selectFrom('people')
            .whereRef('people.person', '=', 'recoveries.person')
            .select('people.name')
            .as('name'),
        ])
        .compile(),
    ]);
    const [person] = (taken ?? []) as readonly { readonly person: PersonId; readonly name: string | null }[];
    // A code whose person is gone is of no use to anybody.
    return person && person.name !== null ? { person: person.person, name: person.name } : undefined;
  }

  async addKey({ madeAt, ...key }: StoredKey): Promise<void> {
    await this.#backend.write([
      this.#backend.dialect
        .insertInto('keys')
        .values({ ...key, made_at: madeAt })
        .compile(),
    ]);
  }

  async keys(): Promise<readonly StoredKey[]> {
    const rows = await this.#backend.rows(
      this.#backend.dialect.selectFrom('keys').selectAll().orderBy('made_at').orderBy('id').compile(),
    );
    return rows.map(({ made_at: madeAt, ...key }) => ({ ...key, madeAt }));
  }

  async ping(): Promise<void> {
    const proof = sql`insert into proofs (name, at) values ('ready', ${Date.now()}) on conflict (name) do update set at = excluded.at`;
    await this.#backend.write([proof.compile(this.#backend.dialect)]);
  }

  close(): Promise<void> {
    return this.#backend.close();
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

  async #inChunks<Row>(
    keys: readonly string[],
    query: (asked: readonly string[]) => CompiledQuery<Row>,
  ): Promise<readonly Row[]> {
    const found: Row[] = [];
    for (let from = 0; from < keys.length; from += CHUNK)
      found.push(...(await this.#backend.rows(query(keys.slice(from, from + CHUNK)))));
    return found;
  }

  #newSecret(person: PersonId, hash: string): CompiledQuery {
    return this.#backend.dialect.insertInto('secrets').values({ hash, person }).compile();
  }
}
