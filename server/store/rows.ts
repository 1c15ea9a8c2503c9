import type { Entry } from '../table/state/index.js';
import type { EntryRow, ReportRow, TableRow, TryRow } from './schema.js';
import type { StoredReport } from './person-store.js';
import { StoreTrouble, type TableSummary } from './store.js';
import type { StoredTry } from './try-store.js';

export type LineRow = Omit<TableRow, 'id' | 'seed' | 'v'>;

/** What is written of an entry: its version is a column of its own. */
export const bodyOf = ({ at, id, by, what }: Entry): Omit<Entry, 'v'> => ({ at, id, by, what }) as Omit<Entry, 'v'>;

/** An entry from its text. JavaScript's own words for what cannot be read would hold what is stored. */
export const entryIn = (v: number, body: string): Entry => {
  try {
    return { v, ...(JSON.parse(body) as Omit<Entry, 'v'>) };
  } catch {
    throw new StoreTrouble(`Entry ${v} of a table cannot be read.`);
  }
};

/** What a row of `entries` holds: a line for each entry, from version `v` on. No body has a line break of its own. */
export const BREAK = '\n';

export const bodiesIn = (body: string): readonly string[] => body.split(BREAK);

/** Those after a version. */
export const entriesIn = ({ v, body }: Pick<EntryRow, 'v' | 'body'>, after: number): readonly Entry[] => {
  const from = Math.max(0, after + 1 - v);
  return bodiesIn(body)
    .slice(from)
    .map((one, i) => entryIn(v + from + i, one));
};

export const summaryRowOf = (line: TableSummary): LineRow => ({
  game: line.game,
  phase: line.phase,
  people: JSON.stringify(line.people),
  asked: JSON.stringify(line.asked),
  wake_at: line.wakeAt,
  changed_at: line.changedAt,
});

const peopleIn = (text: string): readonly string[] => {
  const people = JSON.parse(text) as unknown;
  if (!Array.isArray(people) || !people.every(person => typeof person === 'string'))
    throw new StoreTrouble('The line of a table cannot be read.');
  return people;
};

export const summaryOf = (row: LineRow): TableSummary => ({
  game: row.game,
  phase: row.phase as TableSummary['phase'],
  people: peopleIn(row.people),
  asked: peopleIn(row.asked),
  wakeAt: row.wake_at,
  changedAt: row.changed_at,
});

export const rowOfReport = ({ table, text, said, ...report }: StoredReport): ReportRow => ({
  ...report,
  table_id: table,
  body: JSON.stringify({ text, said }),
});

export const reportOf = ({ table_id: table, body, ...report }: ReportRow): StoredReport => ({
  ...report,
  table,
  ...(JSON.parse(body) as Pick<StoredReport, 'text' | 'said'>),
});

export const rowOfTry = ({ outcome, moves, hints, record, ...one }: StoredTry): TryRow => ({
  ...one,
  body: JSON.stringify({ outcome, moves, hints, record }),
});

export const tryOf = ({ body, ...row }: TryRow): StoredTry => ({
  ...row,
  ...(JSON.parse(body) as Pick<StoredTry, 'outcome' | 'moves' | 'hints' | 'record'>),
});
