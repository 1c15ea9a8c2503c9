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
  readonly tries: TryRow;
  readonly push_keys: PushKeyRow;
  readonly pushes: PushRow;
  /** At which tables a person is not called. */
  readonly push_offs: { readonly person: string; readonly table_id: string };
  readonly calls: CallRow;
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

/** A listed try at the voyage of a day; the higher its score, the better. How it ended and its record as JSON. */
export interface TryRow {
  readonly day: string;
  readonly game: string;
  readonly seats: number;
  readonly person: string;
  readonly score: number;
  readonly at: number;
  readonly body: string;
}

/** A key to sign with, as hexadecimal digits. */
interface KeyRow {
  readonly id: string;
  readonly public: string;
  readonly secret: string;
  readonly made_at: number;
}

/** The key pair that push services know all nodes by, as base64url. */
interface PushKeyRow {
  readonly name: string;
  readonly public: string;
  readonly secret: string;
  readonly made_at: number;
}

/** A device that is called; how, as JSON. */
export interface PushRow {
  readonly device: string;
  readonly person: string;
  readonly endpoint: string;
  readonly made_at: number;
  readonly body: string;
}

/** A turn that a device is told of; `due_at` is null once that is settled. */
export interface CallRow {
  readonly device: string;
  readonly table_id: string;
  readonly v: number;
  readonly person: string;
  readonly due_at: number | null;
  readonly tries: number;
  readonly at: number;
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
  tries: ['day', 'game', 'seats', 'person'],
  push_keys: ['name'],
  pushes: ['device'],
  push_offs: ['person', 'table_id'],
  calls: ['device', 'table_id', 'v'],
} as const satisfies { readonly [Name in Exclude<keyof Schema, keyof Views>]: readonly (keyof Schema[Name])[] };

export type SchemaTable = keyof typeof KEYS;
export const SCHEMA_TABLES = Object.keys(KEYS) as readonly SchemaTable[];
