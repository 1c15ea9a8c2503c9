/** The tables of the database after the last migration. Times are milliseconds since 1970. */
export interface Schema extends Views {
  readonly tables: TableRow;
  /** Who sits where: finds the tables of a person. */
  readonly seats: { readonly table_id: string; readonly person: string };
  readonly entries: EntryRow;
  readonly people: { readonly person: string; readonly name: string };
  readonly secrets: SecretRow;
  readonly recoveries: { readonly person: string; readonly hash: string };
  readonly keys: KeyRow;
  /** Who has left something at which table. */
  readonly traces: { readonly person: string; readonly table_id: string };
  readonly blocks: { readonly person: string; readonly blocked: string; readonly name: string; readonly at: number };
  readonly reports: ReportRow;
  /** People who have deleted themselves and whose traces are not all gone. */
  readonly erasures: { readonly person: string; readonly at: number };
}

/** Views of `entries` and `tables` with whatever the backend has not sorted in yet. */
interface Views {
  readonly all_entries: EntryRow;
  readonly all_tables: TableRow;
}

export interface EntryRow {
  readonly table_id: string;
  /** The version of its first entry. */
  readonly v: number;
  /** Entries that were sorted in together, a line for each; on PostgreSQL it is always one. */
  readonly body: string;
}

/** A device: what its browser calls itself, and since when and until when it is known. */
interface SecretRow {
  readonly hash: string;
  readonly person: string;
  readonly kind: string;
  readonly made_at: number | null;
  readonly seen_at: number | null;
}

/** What was said of whom; words as JSON. */
export interface ReportRow {
  readonly id: string;
  readonly at: number;
  readonly person: string | null;
  readonly about: string;
  readonly name: string;
  readonly table_id: string;
  readonly reason: string;
  readonly body: string;
}

/** A key to sign with, as hexadecimal digits. */
interface KeyRow {
  readonly id: string;
  readonly public: string;
  readonly secret: string;
  readonly made_at: number;
}

/** A table's seed and its line; lists as JSON. */
export interface TableRow {
  readonly id: string;
  readonly seed: string;
  /** The version of the last entry. */
  readonly v: number;
  readonly game: string;
  readonly phase: string;
  readonly people: string;
  readonly asked: string;
  readonly wake_at: number | null;
  readonly changed_at: number;
}

/** Every table of the schema with the columns that name a row, in the order in which they can be filled. */
export const KEYS = {
  people: ['person'],
  secrets: ['hash'],
  recoveries: ['person'],
  tables: ['id'],
  seats: ['table_id', 'person'],
  entries: ['table_id', 'v'],
  keys: ['id'],
  traces: ['person', 'table_id'],
  blocks: ['person', 'blocked'],
  reports: ['id'],
  erasures: ['person'],
} as const satisfies { readonly [Name in Exclude<keyof Schema, keyof Views>]: readonly (keyof Schema[Name])[] };

export type SchemaTable = keyof typeof KEYS;
export const SCHEMA_TABLES = Object.keys(KEYS) as readonly SchemaTable[];
