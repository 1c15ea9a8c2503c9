import type { CompiledQuery, Kysely } from 'kysely';
import type { TableId } from '@seekiste/protocol';
import type { Entry } from '../table/state/index.js';
import type { EntryRow, Schema } from './schema.js';
import type { TableSummary } from './store.js';

export type Kind = 'sqlite' | 'postgres';

/** What SQLite and PostgreSQL do each in their own way; the store is written once on top of it. */
export interface Backend {
  readonly kind: Kind;
  /** Writes statements in the backend's dialect; they are run below. */
  readonly dialect: Kysely<Schema>;
  /** One statement that only reads. */
  rows<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  /** Statements that write, all or none: the rows that each of them returned. */
  write(queries: readonly CompiledQuery[]): Promise<readonly (readonly unknown[])[]>;
  /** The same, after all entries of these tables are in `entries`. */
  writeSorted(tables: readonly TableId[], queries: readonly CompiledQuery[]): Promise<readonly (readonly unknown[])[]>;
  /** Neither entry nor line may be changed afterwards. */
  append(table: TableId, entry: Entry, line: TableSummary): Promise<'stored' | 'taken'>;
  /** What was appended to a table and is not in `entries` yet. Asked before the others are read: what is sorted in meanwhile is then in both. */
  unsorted(table: TableId): Pick<EntryRow, 'v' | 'body'> | undefined;
  /** After this, all entries that were stored before are in `entries`, and the lines of `tables` fit them. */
  linesUpToDate(): Promise<void>;
  /** Milliseconds since 1970. */
  time(): Promise<number>;
  close(): Promise<void>;
}

/** A bug of ours: an entry whose predecessor is missing would tear a hole into a log. */
export const gap = (): Error => new Error('An entry was to be stored without the one before it.');
