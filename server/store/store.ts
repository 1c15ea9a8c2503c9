import type { Seed } from '@seekiste/rules/core';
import type { PersonId, TableId } from '@seekiste/protocol';
import type { Entry } from '../table/state/index.js';
import type { PersonStore } from './person-store.js';
import type { TryStore } from './try-store.js';
import type { PushStore } from './push-store.js';

/** What is kept beside a table's entries, so that tables can be found without folding them. */
export interface TableSummary {
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  /** Who has a seat, and who of them is waited for. */
  readonly people: readonly PersonId[];
  readonly asked: readonly PersonId[];
  /** When something has to happen by itself (a bot's move, a time-out); null if never. Milliseconds since 1970. */
  readonly wakeAt: number | null;
  readonly changedAt: number;
}

export interface StoredTable {
  readonly id: TableId;
  /** The server's seed of this table: revealed when the game is over, never before. */
  readonly seed: Seed;
}

/** Whose traces become another's, and what becomes of each entry. */
export interface Rewriting {
  readonly person: PersonId;
  readonly alias: PersonId;
  change(entry: Entry): Entry;
}

/** A key that finished games are signed with. */
export interface StoredKey {
  readonly id: string;
  /** 64 hexadecimal digits each. */
  readonly public: string;
  readonly secret: string;
  readonly madeAt: number;
}

export type StoreTroubleKind = 'full' | 'gone' | 'locked' | 'broken';

/**
 * A store that is full, gone, locked by another process, or broken. Nothing was acknowledged; whether an
 * entry was stored all the same is known only after reading again. The message holds no stored values.
 */
export class StoreTrouble extends Error {
  constructor(
    message: string,
    readonly kind: StoreTroubleKind = 'broken',
  ) {
    super(message);
  }
}

/**
 * Where tables live. The same contract suite runs against SQLite and PostgreSQL. Whatever a promise
 * resolved for is durable: it survives `kill -9` and a power cut.
 */
export interface Store extends PersonStore, PushStore, TryStore {
  /** Opens a table with its first entries (from v = 1 on) and its line; fails if there is such a table already. */
  create(table: StoredTable, entries: readonly Entry[], line: TableSummary): Promise<void>;
  /** Appends one entry and brings the line up to date with it, both or neither; `taken` if there is an entry `v` already. Fails if `v - 1` is missing. */
  append(table: TableId, entry: Entry, line: TableSummary): Promise<'stored' | 'taken'>;
  /** Entries after a version, in order; undefined if there is no such table. */
  read(
    table: TableId,
    after?: number,
  ): Promise<{ readonly table: StoredTable; readonly entries: readonly Entry[] } | undefined>;
  /** The last version of each of these tables that there is. */
  versions(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;
  /** Tables in which a person has a seat and that were changed since a time, those that wait for them first, then the latest. */
  tablesOf(
    person: PersonId,
    limit: number,
    since?: number,
  ): Promise<readonly (TableSummary & { readonly id: TableId })[]>;
  /** The first entry of each of these tables that there is. */
  openings(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Entry>>;
  /** A person leaves something at a table: it has to be found when they want their data, or want it gone. */
  trace(person: PersonId, table: TableId): Promise<void>;
  /** Every table where a person has left something. */
  tracesOf(person: PersonId): Promise<readonly TableId[]>;
  /** Writes entries anew, and another person into the table's seats: a person has deleted themselves. */
  rewrite(table: TableId, change: Rewriting): Promise<void>;
  /** Removes tables that nobody has changed since a time: some of them, which are named. */
  removeTables(before: number, limit: number): Promise<readonly TableId[]>;
  /** Whether this node has a duty until a time: one of all nodes does. */
  takeDuty(name: string, now: number, until: number): Promise<boolean>;
  /** Tables whose time has come, earliest first. */
  waking(until: number, limit: number): Promise<readonly { readonly id: TableId; readonly wakeAt: number }[]>;

  /** Tables that wait for a time and were last changed after this one, which nobody has reached yet: by a clock that was wrong. */
  ahead(of: number, limit: number): Promise<readonly TableId[]>;
  /** Milliseconds since 1970, by the clock that all nodes on this store share. */
  time(): Promise<number>;

  addKey(key: StoredKey): Promise<void>;
  /** All keys there ever were, the newest last. */
  keys(): Promise<readonly StoredKey[]>;

  /** Proves that the store takes a write: one is made, and is durable. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
