import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { PersonId, TableId } from '@seekiste/protocol';
import { SILENT, tableMark, type Log } from '../log.js';
import { bodyOf, BREAK } from '../store/rows.js';
import type { EntryRow } from '../store/schema.js';
import { checkTimes, type Journal } from '../store/sqlite/journal.js';
import {
  journalNames,
  notedIn,
  stuckTrouble,
  type JournalRow,
  type Noted,
  type Stuck,
} from '../store/sqlite/journal-row.js';
import { TableRows, type Line, type Statement } from '../store/sqlite/table-rows.js';
import { TurnedDown } from '../store/sqlite/turned-down.js';
import type { TableSummary } from '../store/store.js';
import type { Entry } from '../table/entry.js';
import { Scroll } from './scroll.js';

/** With so many entries the journal is sorted in: seldom enough to pay, and soon enough that nobody notices. */
const MOST = 4000;

export const FAST_JOURNAL = {
  add: 'insert into journal (entries) values (cast(? as text))',
  all: 'select seq, entries from journal order by seq',
  any: 'select 1 from journal limit 1',
  clear: 'delete from journal where seq > ? and seq < ?',
} as const;

/** What a table has in the journal: entries from the first to `v`, where each of them begins and ends, and its line after them, which nobody may change any more. */
interface Leaf {
  readonly first: number;
  v: number;
  readonly places: number[];
  line: Line;
}

const [OPEN, COMMA, CLOSE, LINE_BREAK] = [...Buffer.from(`[,]${BREAK}`)] as [number, number, number, number];

const isSame = (one: readonly PersonId[], other: readonly PersonId[]): boolean =>
  one.length === other.length && one.every((person, i) => person === other[i]);

/**
 * New entries of all tables, as they come: each group commit writes one row. Tables and entries by themselves are
 * spread over the whole file: written there one by one, every move would change pages of its own, and the disk would
 * have ten times as much to do before a move is durable. What is in the journal is in memory too, and is sorted in
 * from there. All of it happens within the transactions of a group commit.
 */
export class FastJournal implements Journal {
  readonly #tables: TableRows;
  readonly #statements: Readonly<Record<keyof typeof FAST_JOURNAL, Statement>>;
  readonly #version: Statement;
  readonly #leaves = new Map<TableId, Leaf>();
  /** Tables that are stopped until somebody has mended what they have here. */
  readonly #stuck = new Map<TableId, Stuck>();
  /** Rows that stay: they cannot be read, or are of tables that are stopped. In order. */
  #kept: number[] = [];
  #entries = 0;
  /** What the leaves have, as JSON: what was added here as it stands in the file, what was read from there entry by entry. */
  readonly #scroll = new Scroll();
  /** What one of them has, for as long as it is looked at. */
  readonly #sorted = new Scroll();
  /** Where what this transaction adds begins. */
  #row = 0;
  /** What SQLite says as long as nobody else has written; undefined if it is not known what is here. */
  #seen: unknown;

  constructor(
    db: DatabaseSyncInstance,
    private readonly log: Log = SILENT,
  ) {
    this.#tables = new TableRows(db);
    this.#statements = {
      add: db.prepare(FAST_JOURNAL.add),
      all: db.prepare(FAST_JOURNAL.all),
      any: db.prepare(FAST_JOURNAL.any),
      clear: db.prepare(FAST_JOURNAL.clear),
    };
    this.#version = db.prepare('pragma data_version');
  }

  get isEmpty(): boolean {
    return this.#statements.any.get() === undefined;
  }

  /** A transaction has begun: what was not known here is sorted in first. */
  begin(): void {
    const wasKnown = this.#catchUp();
    if (!wasKnown) this.sortIn();
    this.#row = this.#scroll.end;
  }

  /** A transaction is about to be committed. */
  end(): void {
    if (this.#entries >= MOST) return this.sortIn();
    if (this.#scroll.end === this.#row) return;
    this.#scroll.byte(CLOSE);
    this.#statements.add.run(this.#scroll.bytes(this.#row, this.#scroll.end));
  }

  /** A transaction came to nothing. */
  forget(): void {
    this.#seen = undefined;
  }

  append(table: TableId, entry: Entry, line: TableSummary): 'stored' | 'taken' | 'gap' {
    checkTimes(line);
    const stuck = this.#stuck.get(table);
    if (stuck) throw new TurnedDown(stuckTrouble(stuck));
    const { v } = entry;
    const leaf = this.#leaves.get(table);
    const head = leaf ? undefined : this.#tables.headOf(table);
    const last = leaf?.v ?? head?.v;
    if (last === undefined || v > last + 1) return 'gap';
    if (v <= last) return 'taken';
    // Compared as text: what is stored may be damaged, and is mended with the next line.
    const isSameCrew = leaf ? isSame(line.people, leaf.line.people) : head?.people === JSON.stringify(line.people);
    this.#note(leaf, table, entry, line);
    if (!isSameCrew) this.#tables.seat(table, line.people);
    return 'stored';
  }

  /** `,["table",7,{…},"playing",["…"],[],null,1763391234567]`, or with a bracket where the row begins. */
  #note(leaf: Leaf | undefined, table: TableId, entry: Entry, line: Line): void {
    const { phase, people, asked, wakeAt, changedAt } = line;
    const scroll = this.#scroll;
    const before = scroll.end;
    try {
      scroll.byte(before === this.#row ? OPEN : COMMA);
      const begin = scroll.json([table, entry.v]);
      scroll.correct(begin - 1, COMMA);
      const end = scroll.json(bodyOf(entry));
      scroll.json([phase, people, asked, wakeAt, changedAt]);
      scroll.correct(end, COMMA);
      this.#add(leaf, table, entry.v, begin, end, line);
    } catch (problem) {
      // What cannot be written is no plain data: a fault of ours, which must not reach anybody else.
      scroll.cut(before);
      throw new TurnedDown(problem as Error);
    }
  }

  #add(leaf: Leaf | undefined, table: TableId, v: number, begin: number, end: number, line: Line): void {
    this.#entries++;
    if (!leaf) {
      this.#leaves.set(table, { first: v, v, places: [begin, end], line });
      return;
    }
    leaf.v = v;
    leaf.places.push(begin, end);
    leaf.line = line;
  }

  /** Sees to it that memory and file say the same; whether they did, nobody else having written. */
  #catchUp(): boolean {
    const { data_version: version } = this.#version.get() as { readonly data_version: unknown };
    if (version === this.#seen) return true;
    this.#seen = undefined;
    this.#load();
    this.#seen = version;
    return false;
  }

  #clear(): void {
    this.#leaves.clear();
    this.#entries = 0;
    this.#scroll.cut(0);
    this.#row = 0;
  }

  /** From the file: what others have written, or an earlier process. */
  #load(): void {
    this.#clear();
    this.#stuck.clear();
    this.#kept = [];
    for (const { seq, entries } of this.#statements.all.all() as readonly JournalRow[]) {
      const noted = notedIn(entries);
      if (noted) for (const one of noted) this.#take(one);
      else {
        this.#kept.push(seq);
        this.log.error('a row of the journal cannot be read: its tables are stopped, “seekiste check” names them');
        for (const table of journalNames(String(entries))) this.#stop(table, 'unreadable');
      }
    }
  }

  #take([table, v, body, phase, people, asked, wakeAt, changedAt]: Noted): void {
    const leaf = this.#leaves.get(table);
    if (leaf && v !== leaf.v + 1) this.#stop(table, 'elsewhere');
    const begin = this.#scroll.end;
    const end = this.#scroll.json(body);
    this.#add(leaf, table, v, begin, end, { phase, people, asked, wakeAt, changedAt });
  }

  /** One table that cannot go on keeps no other from it. */
  #stop(table: TableId, why: Stuck): void {
    if (this.#stuck.has(table)) return;
    this.#stuck.set(table, why);
    this.log.error({ table: tableMark(table), problem: stuckTrouble(why).message }, 'a table is stopped');
  }

  /** What a table has here, outside of any transaction. */
  unsorted(table: TableId): Pick<EntryRow, 'v' | 'body'> | undefined {
    this.#catchUp();
    const stuck = this.#stuck.get(table);
    if (stuck) throw stuckTrouble(stuck);
    const leaf = this.#leaves.get(table);
    return leaf && { v: leaf.first, body: this.#bodies(leaf).toString() };
  }

  /** As `entries` has them: until the next leaf is asked for. */
  #bodies({ places }: Leaf): Buffer {
    this.#sorted.cut(0);
    for (let i = 0; i < places.length; i += 2) {
      if (i > 0) this.#sorted.byte(LINE_BREAK);
      this.#sorted.copy(this.#scroll, places[i] as number, places[i + 1] as number);
    }
    return this.#sorted.bytes(0, this.#sorted.end);
  }

  /** In the order of the file, so that each page of it is written once. */
  sortIn(): void {
    const leaves = [...this.#leaves].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [table, leaf] of leaves)
      if (!this.#stuck.has(table) && !this.#sortLeaf(table, leaf)) this.#stop(table, 'elsewhere');
    const { clear } = this.#statements;
    const ends = [...this.#kept, Number.MAX_SAFE_INTEGER];
    for (const [i, end] of ends.entries()) clear.run(ends[i - 1] ?? 0, end);
    this.#keep(leaves.filter(([table]) => this.#stuck.has(table)));
    this.#clear();
  }

  /** Whether it goes on where the table ends. */
  #sortLeaf(table: TableId, leaf: Leaf): boolean {
    const { first, v, line } = leaf;
    return this.#tables.add(table, { first, v, bodies: this.#bodies(leaf), line });
  }

  /** What tables that are stopped have here stays, in a row of its own. */
  #keep(leaves: readonly (readonly [TableId, Leaf])[]): void {
    if (leaves.length === 0) return;
    const noted = leaves.flatMap(([table, leaf]): readonly Noted[] => {
      const { phase, people, asked, wakeAt, changedAt } = leaf.line;
      const bodies = this.#bodies(leaf).toString().split(BREAK);
      return bodies.map((body, i) => {
        const v = leaf.first + i;
        return [table, v, JSON.parse(body) as unknown, phase, people, asked, wakeAt, changedAt];
      });
    });
    const { lastInsertRowid } = this.#statements.add.run(Buffer.from(JSON.stringify(noted)));
    this.#kept.push(Number(lastInsertRowid));
  }
}
