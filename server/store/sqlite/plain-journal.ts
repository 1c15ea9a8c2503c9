import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { TableId } from '@seekiste/protocol';
import { SILENT, tableMark, type Log } from '../../log.js';
import type { Entry } from '../../table/state/index.js';
import { bodyOf, BREAK } from '../rows.js';
import type { EntryRow } from '../schema.js';
import type { TableSummary } from '../store.js';
import { checkTimes, type Journal, type JournalOptions } from './journal.js';
import { journalNames, notedIn, stuckTrouble, type JournalRow, type Noted, type Stuck } from './journal-row.js';
import { TableRows, type Statement } from './table-rows.js';
import { TurnedDown } from './turned-down.js';

export const PLAIN_JOURNAL = {
  all: 'select seq, entries from journal order by seq',
  any: 'select 1 from journal limit 1',
  remove: 'delete from journal where seq = ?',
  cut: 'update journal set entries = ? where seq = ?',
} as const;

/**
 * The plain twin of `fast/journal.ts`: every entry goes to its table at once, and nothing is kept in memory. What
 * the fast one has left in the file is sorted in, entry by entry.
 */
export class PlainJournal implements Journal {
  readonly #log: Log;
  readonly #tables: TableRows;
  readonly #statements: Readonly<Record<keyof typeof PLAIN_JOURNAL, Statement>>;
  /** Tables that are stopped until an operator has mended what they have in the journal. */
  readonly #stuck = new Map<TableId, Stuck>();
  /** Those of which the log has heard. */
  readonly #said = new Set<TableId>();

  constructor(db: DatabaseSyncInstance, { log = SILENT }: JournalOptions = {}) {
    this.#log = log;
    this.#tables = new TableRows(db);
    this.#statements = {
      all: db.prepare(PLAIN_JOURNAL.all),
      any: db.prepare(PLAIN_JOURNAL.any),
      remove: db.prepare(PLAIN_JOURNAL.remove),
      cut: db.prepare(PLAIN_JOURNAL.cut),
    };
  }

  begin(): void {
    this.#sortAll();
  }

  end(): void {
    return undefined;
  }

  forget(): void {
    return undefined;
  }

  append(table: TableId, entry: Entry, line: TableSummary): 'stored' | 'taken' | 'gap' {
    checkTimes(line);
    const stuck = this.#stuck.get(table);
    if (stuck) throw new TurnedDown(stuckTrouble(stuck));
    const { v } = entry;
    const head = this.#tables.headOf(table);
    if (head === undefined || v > head.v + 1) return 'gap';
    if (v <= head.v) return 'taken';
    if (!this.#tables.add(table, { first: v, v, bodies: textOf(entry), line }))
      throw new TurnedDown(stuckTrouble('elsewhere'));
    if (head.people !== JSON.stringify(line.people)) this.#tables.seat(table, line.people);
    return 'stored';
  }

  unsorted(table: TableId): Pick<EntryRow, 'v' | 'body'> | undefined {
    const own = this.#rows().flatMap(({ entries }) => {
      const noted = notedIn(entries);
      if (!noted && journalNames(String(entries)).includes(table)) throw stuckTrouble('unreadable');
      return noted?.filter(([of]) => of === table) ?? [];
    });
    const [first] = own;
    if (!first) return undefined;
    const [, v] = first;
    if (v - 1 !== this.#tables.headOf(table)?.v) throw stuckTrouble('elsewhere');
    return { v, body: own.map(([, , body]) => JSON.stringify(body)).join(BREAK) };
  }

  sortIn(): void {
    return undefined;
  }

  portions(): readonly (() => void)[] {
    // Every transaction begins with it.
    return this.#statements.any.get() === undefined ? [] : [() => undefined];
  }

  #sortAll(): void {
    this.#stuck.clear();
    for (const { seq, entries } of this.#rows()) {
      const noted = notedIn(entries);
      if (!noted) for (const table of journalNames(String(entries))) this.#stop(table, 'unreadable');
      else {
        const left = noted.filter(one => !this.#sortOne(one));
        if (left.length === 0) this.#statements.remove.run(seq);
        else if (left.length < noted.length) this.#statements.cut.run(JSON.stringify(left), seq);
      }
    }
  }

  #rows(): readonly JournalRow[] {
    return this.#statements.all.all() as readonly JournalRow[];
  }

  #sortOne([table, v, body, phase, people, asked, wakeAt, changedAt]: Noted): boolean {
    if (this.#stuck.has(table)) return false;
    const line = { phase, people, asked, wakeAt, changedAt };
    const goesOn = this.#tables.add(table, { first: v, v, bodies: JSON.stringify(body), line });
    if (!goesOn) this.#stop(table, 'elsewhere');
    return goesOn;
  }

  #stop(table: TableId, why: Stuck): void {
    this.#stuck.set(table, why);
    if (this.#said.has(table)) return;
    this.#said.add(table);
    this.#log.error({ table: tableMark(table), problem: stuckTrouble(why).message }, 'a table is stopped');
  }
}

/** What cannot be written is no plain data: a fault of ours, which must not reach anybody else. */
const textOf = (entry: Entry): string => {
  try {
    return JSON.stringify(bodyOf(entry));
  } catch (problem) {
    throw new TurnedDown(problem as Error);
  }
};
