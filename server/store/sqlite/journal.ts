import type { TableId } from '@seekiste/protocol';
import type { Log } from '../../log.js';
import type { Entry } from '../../table/state/index.js';
import type { EntryRow } from '../schema.js';
import type { TableSummary } from '../store.js';
import { TurnedDown } from './turned-down.js';

/**
 * Where new entries go. Its file format is one for both twins: entries stand in rows of `journal`, or by their tables
 * in `entries`. What changes something is called within the transactions of a group commit.
 */
export interface Journal {
  /** A transaction has begun. */
  begin(): void;
  /** A transaction is about to be committed. */
  end(): void;
  /** A transaction came to nothing. */
  forget(): void;
  append(table: TableId, entry: Entry, line: TableSummary): 'stored' | 'taken' | 'gap';
  /** The entries of a table that do not stand by it yet. */
  unsorted(table: TableId): Pick<EntryRow, 'v' | 'body'> | undefined;
  /** Brings entries of these tables to them. */
  sortIn(tables: readonly TableId[]): void;
  /** What is left to do until all entries of now stand by their tables, in pieces that each take a transaction. */
  portions(): readonly (() => void)[];
}

export interface JournalOptions {
  /** Where it is said what is broken. */
  readonly log?: Log;
  /** Hears how long it took to sort in a portion, and of how many tables. */
  readonly sortedIn?: (seconds: number, tables: number) => void;
}

/** JSON would have them as `null`, and such a line could never be sorted in. */
export const checkTimes = ({ wakeAt, changedAt }: TableSummary): void => {
  if (!Number.isFinite(wakeAt ?? 0) || !Number.isFinite(changedAt))
    throw new TurnedDown(new Error('A line was to be stored with a time that is none.'));
};
