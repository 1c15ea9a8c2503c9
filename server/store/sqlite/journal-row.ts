import type { PersonId, TableId } from '@seekiste/protocol';
import { StoreTrouble, type TableSummary } from '../store.js';

/** What was committed together. */
export interface JournalRow {
  readonly seq: number;
  readonly entries: unknown;
}

/** An entry as it stands in the journal, where nothing is JSON within JSON. */
export type Noted = readonly [
  table: TableId,
  v: number,
  body: unknown,
  phase: TableSummary['phase'],
  people: readonly PersonId[],
  asked: readonly PersonId[],
  wakeAt: number | null,
  changedAt: number,
];

const isNoted = (value: unknown): value is Noted => {
  if (!Array.isArray(value) || value.length !== 8) return false;
  const [table, v, body, phase, people, asked, wakeAt, changedAt] = value as readonly unknown[];
  return (
    typeof table === 'string' &&
    Number.isSafeInteger(v) &&
    typeof body === 'object' &&
    typeof phase === 'string' &&
    Array.isArray(people) &&
    Array.isArray(asked) &&
    (wakeAt === null || typeof wakeAt === 'number') &&
    typeof changedAt === 'number'
  );
};

/** What a row holds; undefined if it cannot be read. */
export const notedIn = (entries: unknown): readonly Noted[] | undefined => {
  try {
    const noted = JSON.parse(String(entries)) as unknown;
    return Array.isArray(noted) && noted.every(isNoted) ? noted : undefined;
  } catch {
    return undefined;
  }
};

/** The tables that a row names, where an unreadable row still shows them. */
export const journalNames = (entries: string): readonly TableId[] => [
  ...new Set([...entries.matchAll(/\["([\w-]+)",\d+,/g)].map(([, table]) => table as TableId)),
];

export type Stuck = 'unreadable' | 'elsewhere';

/** JavaScript's own words would hold what is stored. */
export const stuckTrouble = (why: Stuck): StoreTrouble =>
  new StoreTrouble(
    why === 'unreadable'
      ? 'SQLite: a row of the journal cannot be read.'
      : 'SQLite: the journal does not go on where a table ends.',
  );
