import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { TableId } from '@seekiste/protocol';
import { SILENT, tableMark } from '../log.js';
import { BREAK } from '../store/rows.js';
import type { EntryRow } from '../store/schema.js';
import { checkTimes, type Journal, type JournalOptions } from '../store/sqlite/journal.js';
import {
  journalNames,
  notedIn,
  stuckTrouble,
  type JournalRow,
  type Noted,
  type Stuck,
} from '../store/sqlite/journal-row.js';
import { TableRows, type Bundle, type Statement } from '../store/sqlite/table-rows.js';
import { TurnedDown } from '../store/sqlite/turned-down.js';
import type { TableSummary } from '../store/store.js';
import type { Entry } from '../table/state/index.js';
import { Shelf } from './shelf.js';

/** From this number of entries on, every commit sorts in a shelf: seldom enough to pay, and so little that nobody notices. */
export const MOST = 4000;
/** Ids begin with one of 64 characters: what begins alike lies side by side in the file. */
const SHELVES = 64;
/** When everything is sorted in, the most tables in one transaction, unless one shelf has more. */
export const PORTION = 48;

export const FAST_JOURNAL = {
  add: 'insert into journal (entries) values (cast(? as text))',
  all: 'select seq, entries from journal order by seq',
  remove: 'delete from journal where seq = ?',
  clear: 'delete from journal where seq > ? and seq < ?',
} as const;

/**
 * New entries of all tables, as they come: each group commit writes a row, or one for each shelf. Tables and entries by
 * themselves are spread over the whole file: written there one by one, every move would change pages of its own, and
 * the disk would have ten times as much to do before a move is durable. What is in the journal is in memory too, and is
 * sorted in from there, shelf by shelf: after each of them the file is as whole as before.
 */
export class FastJournal implements Journal {
  readonly #tables: TableRows;
  readonly #statements: Readonly<Record<keyof typeof FAST_JOURNAL, Statement>>;
  readonly #version: Statement;
  readonly #shelves = Array.from({ length: SHELVES }, () => new Shelf());
  /** Shelves to which this transaction has added. */
  #open: Shelf[] = [];
  /** The shelf that is sorted in next. */
  #next = 0;
  /** Tables that are stopped until an operator has mended what they have here. */
  readonly #stuck = new Map<TableId, Stuck>();
  /** Rows that stay: they cannot be read, or are of tables that are stopped. In order. */
  #kept: number[] = [];
  #entries = 0;
  /** Whether rows of the file hold what is on several shelves, as others may write them. */
  #isMixed = false;
  /** What SQLite says as long as nobody else has written; undefined if it is not known what is here. */
  #seen: unknown;

  constructor(
    db: DatabaseSyncInstance,
    private readonly options: JournalOptions = {},
  ) {
    this.#tables = new TableRows(db);
    this.#statements = {
      add: db.prepare(FAST_JOURNAL.add),
      all: db.prepare(FAST_JOURNAL.all),
      remove: db.prepare(FAST_JOURNAL.remove),
      clear: db.prepare(FAST_JOURNAL.clear),
    };
    this.#version = db.prepare('pragma data_version');
  }

  /** What was not known here is sorted in first. */
  begin(): void {
    this.#catchUp();
    if (this.#isMixed) this.#sortMixed();
  }

  end(): void {
    for (const shelf of this.#open) {
      const row = shelf.endRow();
      if (row) shelf.rows.push(Number(this.#statements.add.run(row).lastInsertRowid));
    }
    this.#open = [];
    if (this.#entries >= MOST) this.#sortShelves([this.#nextShelf()]);
  }

  forget(): void {
    this.#seen = undefined;
  }

  append(table: TableId, entry: Entry, line: TableSummary): 'stored' | 'taken' | 'gap' {
    checkTimes(line);
    const stuck = this.#stuck.get(table);
    if (stuck) throw new TurnedDown(stuckTrouble(stuck));
    const { v } = entry;
    const shelf = this.#shelfOf(table);
    const here = shelf.lastOf(table);
    const head = here === undefined ? this.#tables.headOf(table) : undefined;
    const last = here ?? head?.v;
    if (last === undefined || v > last + 1) return 'gap';
    if (v <= last) return 'taken';
    // Compared as text: what is stored may be damaged, and is mended with the next line.
    const isSameCrew = head ? head.people === JSON.stringify(line.people) : shelf.hasCrew(table, line.people);
    this.#note(shelf, table, entry, line);
    if (!isSameCrew) this.#tables.seat(table, line.people);
    return 'stored';
  }

  #shelfOf(table: TableId): Shelf {
    return this.#shelves[table.charCodeAt(0) % SHELVES] ?? (this.#shelves[0] as Shelf);
  }

  #nextShelf(): Shelf {
    for (;;) {
      const shelf = this.#shelves[this.#next] as Shelf;
      this.#next = (this.#next + 1) % SHELVES;
      if (shelf.entries > 0) return shelf;
    }
  }

  #note(shelf: Shelf, table: TableId, entry: Entry, line: TableSummary): void {
    try {
      if (shelf.note(table, entry, line)) this.#open.push(shelf);
      this.#entries++;
    } catch (problem) {
      // What cannot be written is no plain data: a fault of ours, which must not reach anybody else.
      throw new TurnedDown(problem as Error);
    }
  }

  /** Makes memory say the same as the file. */
  #catchUp(): void {
    const { data_version: version } = this.#version.get() as { readonly data_version: unknown };
    if (version === this.#seen) return;
    this.#seen = undefined;
    this.#load();
    this.#seen = version;
  }

  /** From the file: what others have written, or an earlier process. */
  #load(): void {
    for (const shelf of this.#shelves) shelf.forget();
    this.#open = [];
    this.#stuck.clear();
    this.#kept = [];
    this.#entries = 0;
    for (const { seq, entries } of this.#statements.all.all() as readonly JournalRow[]) {
      const noted = notedIn(entries);
      if (noted) for (const one of noted) this.#take(one);
      else {
        this.#kept.push(seq);
        this.#log.error('a row of the journal cannot be read: its tables are stopped, “seekiste check” names them');
        for (const table of journalNames(String(entries))) this.#stop(table, 'unreadable');
      }
    }
    this.#isMixed = this.#entries > 0;
  }

  #take(noted: Noted): void {
    const [table] = noted;
    this.#entries++;
    if (!this.#shelfOf(table).take(noted)) this.#stop(table, 'elsewhere');
  }

  get #log() {
    return this.options.log ?? SILENT;
  }

  /** One table that cannot go on keeps no other from it. */
  #stop(table: TableId, why: Stuck): void {
    if (this.#stuck.has(table)) return;
    this.#stuck.set(table, why);
    this.#log.error({ table: tableMark(table), problem: stuckTrouble(why).message }, 'a table is stopped');
  }

  unsorted(table: TableId): Pick<EntryRow, 'v' | 'body'> | undefined {
    this.#catchUp();
    const stuck = this.#stuck.get(table);
    if (stuck) throw stuckTrouble(stuck);
    const bundle = this.#shelfOf(table).bundleOf(table);
    return bundle && { v: bundle.first, body: bundle.bodies.toString() };
  }

  portions(): readonly (() => void)[] {
    this.#catchUp();
    const portions: Shelf[][] = [];
    let tables = PORTION;
    for (const shelf of this.#shelves) {
      if (shelf.tables === 0) continue;
      tables += shelf.tables;
      if (tables > PORTION) {
        portions.push([]);
        tables = shelf.tables;
      }
      portions.at(-1)?.push(shelf);
    }
    return portions.map(shelves => () => this.#sortShelves(shelves));
  }

  sortIn(tables: readonly TableId[]): void {
    this.#sortShelves([...new Set(tables.map(table => this.#shelfOf(table)))]);
  }

  #sortShelves(shelves: readonly Shelf[]): void {
    const begun = performance.now();
    const tables = shelves.reduce((sum, shelf) => sum + shelf.tables, 0);
    if (tables === 0) return;
    for (const shelf of shelves) {
      const stuck = this.#sortLeaves(shelf);
      for (const row of shelf.rows) this.#statements.remove.run(row);
      this.#keep(stuck);
      this.#clear(shelf);
    }
    this.options.sortedIn?.((performance.now() - begun) / 1000, tables);
  }

  /** All of it at once: rows that others have written cannot be taken apart. */
  #sortMixed(): void {
    const stuck = this.#shelves.flatMap(shelf => this.#sortLeaves(shelf));
    const ends = [...this.#kept, Number.MAX_SAFE_INTEGER];
    for (const [i, end] of ends.entries()) this.#statements.clear.run(ends[i - 1] ?? 0, end);
    this.#keep(stuck);
    for (const shelf of this.#shelves) this.#clear(shelf);
    this.#isMixed = false;
  }

  #clear(shelf: Shelf): void {
    this.#entries -= shelf.entries;
    shelf.clear();
  }

  /** Brings entries to their tables. Returns what tables that are stopped have there. */
  #sortLeaves(shelf: Shelf): readonly Noted[] {
    return shelf.inOrder().flatMap(table => {
      const bundle = shelf.bundleOf(table);
      if (!bundle) return [];
      if (!this.#stuck.has(table)) {
        if (this.#tables.add(table, bundle)) return [];
        this.#stop(table, 'elsewhere');
      }
      return apart(table, bundle);
    });
  }

  /** What tables that are stopped have here stays, in a row of its own. */
  #keep(noted: readonly Noted[]): void {
    if (noted.length === 0) return;
    const { lastInsertRowid } = this.#statements.add.run(Buffer.from(JSON.stringify(noted)));
    this.#kept.push(Number(lastInsertRowid));
  }
}

const apart = (table: TableId, { first, bodies, line }: Bundle): readonly Noted[] => {
  const { phase, people, asked, wakeAt, changedAt } = line;
  return bodies
    .toString()
    .split(BREAK)
    .map((body, i) => [table, first + i, JSON.parse(body) as unknown, phase, people, asked, wakeAt, changedAt]);
};
