import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { TableId } from '@seekiste/protocol';
import { BREAK, peopleOf, type AppendRow, type LineRow } from '../rows.js';
import type { EntryRow } from '../schema.js';
import { StoreTrouble } from '../store.js';
import { TurnedDown } from './turned-down.js';

export type Statement = ReturnType<DatabaseSyncInstance['prepare']>;

/** With so many entries the journal is sorted in: seldom enough to pay, and soon enough that nobody notices. */
const MOST = 4000;

export const JOURNAL = {
  head: 'select v, people from tables where id = ?',
  add: 'insert into journal (entries) values (?)',
  all: 'select entries from journal order by seq',
  any: 'select 1 from journal limit 1',
  sortIn: 'insert into entries (table_id, v, body) values (?, ?, ?)',
  moveOn:
    'update tables set v = ?, phase = ?, people = ?, asked = ?, wake_at = ?, changed_at = ? where id = ? and v = ?',
  clear: 'delete from journal',
  stand: 'delete from seats where table_id = ?',
  sit: 'insert into seats (table_id, person) values (?, ?) on conflict do nothing',
} as const;

/** The line of a table, but for what never changes. */
type Line = Omit<LineRow, 'game'>;

/** An entry as it stands in the journal, where nothing is JSON within JSON. */
type Noted = readonly [
  table: TableId,
  v: number,
  body: unknown,
  phase: string,
  people: unknown,
  asked: unknown,
  wakeAt: number | null,
  changedAt: number,
];

/** What a table has in the journal: entries from the first to `v`, and its line after them. */
interface Leaf {
  readonly first: number;
  v: number;
  bodies: string;
  line: Line;
}

/** Where a table's log ends, and who sits there. */
interface Head {
  readonly v: number;
  readonly people: string;
}

const note = (table: TableId, v: number, body: string, line: Line): string =>
  `[${JSON.stringify(table)},${v},${body},${JSON.stringify(line.phase)},${line.people},${line.asked},${line.wake_at},${line.changed_at}]`;

const notedIn = (entries: string): readonly Noted[] => {
  try {
    return JSON.parse(entries) as readonly Noted[];
  } catch {
    // JavaScript's own words would hold what is stored.
    throw new StoreTrouble('SQLite: a row of the journal cannot be read.');
  }
};

/**
 * New entries of all tables, as they come: each group commit writes one row. Tables and entries by themselves are
 * spread over the whole file: written there one by one, every move would change pages of its own, and the disk would
 * have ten times as much to do before a move is durable. What is in the journal is in memory too, and is sorted in
 * from there. All of it happens within the transactions of a group commit.
 */
export class Journal {
  readonly #statements: Readonly<Record<keyof typeof JOURNAL, Statement>>;
  readonly #version: Statement;
  readonly #leaves = new Map<TableId, Leaf>();
  #entries = 0;
  /** What this transaction adds. */
  #notes = '';
  /** What SQLite says as long as nobody else has written; undefined if it is not known what is here. */
  #seen: unknown;

  constructor(db: DatabaseSyncInstance) {
    this.#statements = {
      head: db.prepare(JOURNAL.head),
      add: db.prepare(JOURNAL.add),
      all: db.prepare(JOURNAL.all),
      any: db.prepare(JOURNAL.any),
      sortIn: db.prepare(JOURNAL.sortIn),
      moveOn: db.prepare(JOURNAL.moveOn),
      clear: db.prepare(JOURNAL.clear),
      stand: db.prepare(JOURNAL.stand),
      sit: db.prepare(JOURNAL.sit),
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
  }

  /** A transaction is about to be committed. */
  end(): void {
    if (this.#entries >= MOST) this.sortIn();
    else if (this.#notes !== '') this.#statements.add.run(`[${this.#notes}]`);
    this.#notes = '';
  }

  /** A transaction came to nothing. */
  forget(): void {
    this.#seen = undefined;
    this.#notes = '';
  }

  append({ table, v, body, line }: AppendRow): 'stored' | 'taken' | 'gap' {
    // They would be no JSON, and nobody could read this row again.
    if (!Number.isFinite(line.wake_at ?? 0) || !Number.isFinite(line.changed_at))
      throw new TurnedDown(new Error('A line was to be stored with a time that is none.'));
    const leaf = this.#leaves.get(table);
    const head = leaf ? undefined : (this.#statements.head.get(table) as Head | undefined);
    const last = leaf?.v ?? head?.v;
    if (last === undefined || v > last + 1) return 'gap';
    if (v <= last) return 'taken';
    if (line.people !== (leaf ? leaf.line.people : head?.people)) this.#seat(table, line);
    const text = note(table, v, body, line);
    this.#notes = this.#notes === '' ? text : `${this.#notes},${text}`;
    this.#add(leaf, table, v, body, line);
    return 'stored';
  }

  #seat(table: TableId, line: Line): void {
    this.#statements.stand.run(table);
    for (const person of peopleOf(line)) this.#statements.sit.run(table, person);
  }

  #add(leaf: Leaf | undefined, table: TableId, v: number, body: string, line: Line): void {
    this.#entries++;
    if (!leaf) {
      this.#leaves.set(table, { first: v, v, bodies: body, line });
      return;
    }
    leaf.v = v;
    leaf.bodies += BREAK + body;
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

  /** From the file: what others have written, or an earlier process. */
  #load(): void {
    this.#leaves.clear();
    this.#entries = 0;
    for (const row of this.#statements.all.all() as readonly { readonly entries: string }[])
      for (const [table, v, body, phase, people, asked, wakeAt, changedAt] of notedIn(row.entries)) {
        const [crew, waited] = [JSON.stringify(people), JSON.stringify(asked)];
        const line = { phase, people: crew, asked: waited, wake_at: wakeAt, changed_at: changedAt };
        this.#add(this.#leaves.get(table), table, v, JSON.stringify(body), line);
      }
  }

  /** What a table has here, outside of any transaction. */
  unsorted(table: TableId): Pick<EntryRow, 'v' | 'body'> | undefined {
    this.#catchUp();
    const leaf = this.#leaves.get(table);
    return leaf && { v: leaf.first, body: leaf.bodies };
  }

  /** In the order of the file, so that each page of it is written once. */
  sortIn(): void {
    const { sortIn, moveOn, clear } = this.#statements;
    const leaves = [...this.#leaves].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [table, { first, v, bodies, line }] of leaves) {
      sortIn.run(table, first, bodies);
      const { phase, people, asked, wake_at, changed_at } = line;
      const { changes } = moveOn.run(v, phase, people, asked, wake_at, changed_at, table, first - 1);
      if (changes !== 1) throw new StoreTrouble('SQLite: the journal does not go on where a table ends.');
    }
    clear.run();
    this.#leaves.clear();
    this.#entries = 0;
    this.#notes = '';
  }
}
