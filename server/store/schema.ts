/** The tables of the database after the last migration. Times are milliseconds since 1970. */
export interface Schema extends Views {
  readonly tables: TableRow;
  /** Who sits where: finds the tables of a person. */
  readonly seats: { readonly table_id: string; readonly person: string };
  readonly entries: EntryRow;
  readonly people: { readonly person: string; readonly name: string };
  readonly secrets: { readonly hash: string; readonly person: string };
  readonly recoveries: { readonly person: string; readonly hash: string };
  readonly keys: KeyRow;
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
} as const satisfies { readonly [Name in Exclude<keyof Schema, keyof Views>]: readonly (keyof Schema[Name])[] };

export type SchemaTable = keyof typeof KEYS;
export const SCHEMA_TABLES = Object.keys(KEYS) as readonly SchemaTable[];
