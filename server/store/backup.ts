import { createHash, type Hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Backend } from './backend.js';
import { MIGRATIONS } from './migrations/index.js';
import { openBackend, type StoreAddress } from './open.js';
import { bodiesIn } from './rows.js';
import { KEYS, SCHEMA_TABLES, type Schema, type SchemaTable } from './schema.js';

const FORMAT = 'seekiste-backup/1';
const PAGE = 500;

type Row = Readonly<Record<string, string | number | null>>;
type Lines = AsyncIterable<string>;

/** A file that is no backup, was cut off or changed; or a store that cannot take it. */
export class BackupTrouble extends Error {}

const schemaNow = (): string => Object.keys(MIGRATIONS).at(-1) ?? '';

/** From where a table is read whole. */
const WHOLE: Partial<Record<SchemaTable, keyof Schema>> = { entries: 'all_entries', tables: 'all_tables' };

/** One row for every entry, whatever was sorted in together. */
const apart = (row: Row): readonly Row[] =>
  bodiesIn(String(row['body'])).map((body, i) => ({ ...row, v: Number(row['v']) + i, body }));

/** All rows of a table in the order of its key, a page at a time. */
async function* rowsOf(snapshot: Kysely<Schema>, table: SchemaTable): AsyncIterable<Row> {
  const key: readonly string[] = KEYS[table];
  const columns = sql.join(key.map(column => sql.ref(column)));
  for (let last: Row | undefined, more = true; more;) {
    const from = last;
    const after = from ? sql`where (${columns}) > (${sql.join(key.map(column => from[column]))})` : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(WHOLE[table] ?? table)} ${after} order by ${columns} limit ${PAGE}`.execute(snapshot);
    if (table !== 'entries') yield* rows;
    else for (const row of rows) yield* apart(row);
    last = rows.at(-1);
    more = rows.length === PAGE;
  }
}

const summed = (sum: Hash, value: unknown): string => {
  const line = JSON.stringify(value);
  sum.update(line).update('\n');
  return line;
};

/**
 * Everything that is stored, as it was at one moment, while play goes on. Lines of JSON: first the head,
 * then `[table, row]`, at last how many rows there were and the checksum of all lines before. The same
 * for SQLite and PostgreSQL, so that a backup of one can be restored into the other.
 */
export async function* writeBackup(address: StoreAddress): Lines {
  const backend = await openBackend(address);
  try {
    // What is not sorted in is looked through for every page.
    await backend.linesUpToDate();
    yield* linesOf(backend);
  } finally {
    await backend.close();
  }
}

async function* linesOf({ dialect }: Backend): Lines {
  const snapshot = await dialect.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const sum = createHash('sha256');
    yield summed(sum, { format: FORMAT, schema: schemaNow() });
    let rows = 0;
    for (const table of SCHEMA_TABLES)
      for await (const row of rowsOf(snapshot, table)) {
        rows++;
        yield summed(sum, [table, row]);
      }
    yield JSON.stringify({ rows, sha256: sum.digest('hex') });
  } finally {
    await snapshot.rollback().execute();
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw new BackupTrouble('It is not a backup, or it is broken: there is a line that is not JSON.');
  }
};

const checkHead = (line: string): void => {
  const head = parsed(line) as { readonly format?: unknown; readonly schema?: unknown } | null;
  if (head?.format !== FORMAT) throw new BackupTrouble(`It is not a backup: it does not begin with “${FORMAT}”.`);
  // What a backup holds has been the same since the first schema.
  if (!Object.hasOwn(MIGRATIONS, String(head.schema)))
    throw new BackupTrouble(
      `It was written by another version of Seekiste (schema ${String(head.schema)}, here it is ${schemaNow()}): ` +
        'restore it with that version, and then open the store with this one.',
    );
};

const isTable = (name: unknown): name is SchemaTable => SCHEMA_TABLES.some(table => table === name);

const readRow = (line: string): readonly [SchemaTable, Row] => {
  const value = parsed(line);
  if (!Array.isArray(value) || !isTable(value[0]))
    throw new BackupTrouble('It is broken: there is a line that is no row.');
  return [value[0], value[1] as Row];
};

/** The rows of a backup whose checksum is looked at when the last of them has been read. */
async function* readBackup(lines: Lines): AsyncIterable<readonly [SchemaTable, Row]> {
  const sum = createHash('sha256');
  let rows = -1;
  let held: string | undefined;
  // The last line is known to be the last only when no other follows.
  for await (const line of lines) {
    if (held === undefined) checkHead(line);
    else {
      sum.update(held).update('\n');
      if (rows >= 0) yield readRow(held);
      rows++;
    }
    held = line;
  }
  if (rows < 0 || held !== JSON.stringify({ rows, sha256: sum.digest('hex') }))
    throw new BackupTrouble('It is broken or was cut off: its checksum is missing or does not fit.');
}

const isEmpty = async ({ dialect }: Backend): Promise<boolean> => {
  for (const table of SCHEMA_TABLES)
    if ((await dialect.selectFrom(table).selectAll().limit(1).execute()).length > 0) return false;
  return true;
};

const fill = async (backend: Backend, lines: Lines): Promise<number> => {
  const all = await backend.dialect.startTransaction().execute();
  let count = 0;
  let page: Row[] = [];
  let filling: SchemaTable | undefined;
  const write = async (): Promise<void> => {
    if (filling !== undefined && page.length > 0) await all.insertInto(filling).values(page).execute();
    count += page.length;
    page = [];
  };
  try {
    for await (const [table, row] of readBackup(lines)) {
      if (table !== filling || page.length === PAGE) await write();
      filling = table;
      page.push(row);
    }
    await write();
    await all.commit().execute();
    return count;
  } catch (problem) {
    await all.rollback().execute();
    throw problem;
  }
};

const check = async (lines: Lines): Promise<void> => {
  const rows = readBackup(lines)[Symbol.asyncIterator]();
  while ((await rows.next()).done !== true);
};

/**
 * Fills an empty store from a backup, with all of it or nothing; the answer is the number of rows. The
 * lines are read twice: what is broken is found before anything is touched.
 */
export const restoreBackup = async (address: StoreAddress, lines: () => Lines): Promise<number> => {
  await check(lines());
  const backend = await openBackend(address);
  try {
    if (!(await isEmpty(backend)))
      throw new BackupTrouble('The store is not empty: a backup is restored into a new one.');
    return await fill(backend, lines());
  } finally {
    await backend.close();
  }
};
