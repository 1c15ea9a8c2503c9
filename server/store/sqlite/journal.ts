import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { peopleOf, type AppendRow } from '../rows.js';

export type Statement = ReturnType<DatabaseSyncInstance['prepare']>;

/** With so many entries the journal is sorted in: seldom enough to pay, and soon enough that nobody notices. */
const MOST = 4000;

export const JOURNAL = {
  head: 'select v, people from tables where id = ?',
  append: `insert into journal (table_id, v, body, phase, people, asked, wake_at, changed_at)
    values (?, ?, ?, ?, ?, ?, ?, ?)`,
  stand: 'delete from seats where table_id = ?',
  sit: 'insert into seats (table_id, person) values (?, ?) on conflict do nothing',
} as const;

/** Sorted by table, each page of `entries` and `tables` is written once, however many moves a table has made. */
const SORT_IN = `
  insert into entries (table_id, v, body) select table_id, v, body from journal order by table_id, v;
  update tables
  set v = latest.v, phase = latest.phase, people = latest.people, asked = latest.asked,
    wake_at = latest.wake_at, changed_at = latest.changed_at
  from latest where tables.id = latest.table_id;
  delete from journal`;

/** Where a table's log ends, and who sits there. */
interface Head {
  readonly v: number;
  readonly people: string;
}

/**
 * New entries of all tables, one after the other as they come. Tables and entries by themselves are spread over
 * the whole file: written there one by one, every move would change pages of its own, and the disk would have ten
 * times as much to do before a move is durable. All of it happens within the transactions of a group commit.
 */
export class Journal {
  readonly #db: DatabaseSyncInstance;
  readonly #head: Statement;
  readonly #append: Statement;
  readonly #stand: Statement;
  readonly #sit: Statement;
  readonly #version: Statement;
  readonly #any: Statement;
  /** Of the tables that have entries here. */
  readonly #heads = new Map<string, Head>();
  #entries = 0;
  /** What SQLite says as long as nobody else has written; undefined if it is not known what is here. */
  #seen: unknown;

  constructor(db: DatabaseSyncInstance) {
    this.#db = db;
    this.#head = db.prepare(JOURNAL.head);
    this.#append = db.prepare(JOURNAL.append);
    this.#stand = db.prepare(JOURNAL.stand);
    this.#sit = db.prepare(JOURNAL.sit);
    this.#version = db.prepare('pragma data_version');
    this.#any = db.prepare('select 1 from journal limit 1');
  }

  get isEmpty(): boolean {
    return this.#any.get() === undefined;
  }

  /** A transaction has begun: whatever others have left here is sorted in first. */
  begin(): void {
    const { data_version: version } = this.#version.get() as { readonly data_version: unknown };
    if (version !== this.#seen) this.sortIn();
    this.#seen = version;
  }

  /** A transaction is about to be committed. */
  end(): void {
    if (this.#entries >= MOST) this.sortIn();
  }

  /** A transaction came to nothing. */
  forget(): void {
    this.#seen = undefined;
  }

  append({ table, v, body, line }: AppendRow): 'stored' | 'taken' | 'gap' {
    const last = this.#heads.get(table) ?? (this.#head.get(table) as Head | undefined);
    if (last === undefined || v > last.v + 1) return 'gap';
    if (v <= last.v) return 'taken';
    const { phase, people, asked, wake_at, changed_at } = line;
    this.#append.run(table, v, body, phase, people, asked, wake_at, changed_at);
    if (people !== last.people) {
      this.#stand.run(table);
      for (const person of peopleOf(line)) this.#sit.run(table, person);
    }
    this.#heads.set(table, { v, people });
    this.#entries++;
    return 'stored';
  }

  sortIn(): void {
    this.#db.exec(SORT_IN);
    this.#heads.clear();
    this.#entries = 0;
  }
}
