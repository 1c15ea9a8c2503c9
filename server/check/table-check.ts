import { isSignedBy, sealText } from '@seekiste/protocol';
import type { Backend } from '../store/backend.js';
import { bodiesIn, entryIn, summaryOf as storedSummary, summaryRowOf } from '../store/rows.js';
import type { EntryRow, TableRow } from '../store/schema.js';
import type { TableSummary } from '../store/store.js';
import { type Entry, type TableState, TOLERANCE, Unplayable } from '../table/state/index.js';
import { fold, type Ground } from '../table/fold/index.js';
import { summaryOf } from '../table/summary.js';
import type { Settings } from '../table/settings.js';
import type { Flaw } from './flaw.js';

/** What a check has to know beside the store. */
export interface CheckGround {
  readonly backend: Backend;
  readonly ground: Ground;
  readonly settings: Settings;
  readonly now: number;
  /** The public keys that the server has signed with, by their names. */
  readonly keys: ReadonlyMap<string, string>;
}

/** The entries of a log up to the first that cannot be read or does not follow; and what is wrong there. */
const readLog = (
  table: string,
  rows: readonly Pick<EntryRow, 'v' | 'body'>[],
): { readonly entries: readonly Entry[]; readonly flaw?: Flaw } => {
  const entries: Entry[] = [];
  for (const { v, body } of rows)
    for (const [i, one] of bodiesIn(body).entries()) {
      const next = entries.length + 1;
      if (v + i !== next) return { entries, flaw: { kind: 'gap', where: 'entries', table, v: next } };
      try {
        entries.push(entryIn(next, one));
      } catch {
        return { entries, flaw: { kind: 'entry', where: 'entries', table, v: next } };
      }
    }
  return entries.length > 0 ? { entries } : { entries, flaw: { kind: 'gap', where: 'entries', table, v: 1 } };
};

const isTime = (value: unknown): boolean => Number.isSafeInteger(value);

const readSummary = (row: TableRow): TableSummary | undefined => {
  try {
    const line = storedSummary(row);
    return isTime(row.changed_at) && (row.wake_at === null || isTime(row.wake_at)) ? line : undefined;
  } catch {
    return undefined;
  }
};

const isSameLine = (one: TableSummary, other: TableSummary): boolean => {
  const { wake_at: _, ...its } = summaryRowOf(one);
  const { wake_at: __, ...others } = summaryRowOf(other);
  return JSON.stringify(its) === JSON.stringify(others);
};

/** Earlier than need be does no harm: the table is looked at, and sleeps on. */
const sleepsWell = (stored: number | null, due: number | null, now: number): boolean =>
  stored === null || due === null ? stored === due : stored <= Math.max(due, now) + TOLERANCE;

/** The line of a table against the fold of its entries. */
const lineFlaws = ({ backend, now }: CheckGround, row: TableRow, line: TableSummary, v: number): readonly Flaw[] => {
  const table = row.id;
  const { dialect } = backend;
  const mend = async (): Promise<void> => {
    const anew = { v, ...summaryRowOf(line) };
    await backend.write([dialect.updateTable('tables').set(anew).where('id', '=', table).compile()]);
  };
  const stored = readSummary(row);
  if (!stored) return [{ kind: 'row', where: 'tables', table, mend }];
  if (row.v !== v || !isSameLine(stored, line)) return [{ kind: 'line', where: 'tables', table, mend }];
  if (!sleepsWell(stored.wakeAt, line.wakeAt, now)) return [{ kind: 'wake', where: 'tables', table, mend }];
  return [];
};

const seatFlaws = async ({ backend }: CheckGround, table: string, line: TableSummary): Promise<readonly Flaw[]> => {
  const { dialect } = backend;
  const rows = await backend.rows(
    dialect.selectFrom('seats').where('table_id', '=', table).select('person').orderBy('person').compile(),
  );
  const people = [...new Set(line.people)].sort();
  if (JSON.stringify(rows.map(({ person }) => person).sort()) === JSON.stringify(people)) return [];
  const seats = people.map(person => ({ table_id: table, person }));
  const mend = async (): Promise<void> => {
    await backend.write([
      dialect.deleteFrom('seats').where('table_id', '=', table).compile(),
      ...(seats.length === 0 ? [] : [dialect.insertInto('seats').values(seats).compile()]),
    ]);
  };
  return [{ kind: 'seats', where: 'seats', table, mend }];
};

/** P9.2 A game that is over is signed as it was stored: what was changed since then does not fit the signature. */
const sealFlaws = ({ keys }: CheckGround, table: TableState, entries: readonly Entry[]): readonly Flaw[] => {
  // What was ended without a result has no seal.
  if (!table.isSealed || !table.play || table.game.result(table.play.state) === undefined) return [];
  const last = entries.findLast(({ what }) => what.type === 'played');
  const seal = last?.what.type === 'played' ? last.what.seal : undefined;
  const key = seal && keys.get(seal.key);
  const text = sealText(table.id, table.commitment, table.play.chain);
  if (seal && key !== undefined && isSignedBy(key, text, seal.value)) return [];
  return [{ kind: 'seal', where: 'entries', table: table.id, ...(last && { v: last.v }) }];
};

/** Everything that is wrong with one table. What cannot be folded has no line to compare with. */
export const tableFlaws = async (given: CheckGround, row: TableRow): Promise<readonly Flaw[]> => {
  const { backend, ground, settings, now } = given;
  const table = row.id;
  const rows = await backend.rows(
    backend.dialect.selectFrom('entries').where('table_id', '=', table).select(['v', 'body']).orderBy('v').compile(),
  );
  const { entries, flaw } = readLog(table, rows);
  if (flaw) return [flaw];
  const last = entries.length;
  try {
    const folded = fold(ground, { id: table, seed: row.seed }, entries);
    const line = summaryOf(folded, settings, now);
    return [
      ...sealFlaws(given, folded, entries),
      ...lineFlaws(given, row, line, last),
      ...(await seatFlaws(given, table, line)),
    ];
  } catch (problem) {
    return [{ kind: problem instanceof Unplayable ? 'foreign' : 'fold', where: 'entries', table }];
  }
};
