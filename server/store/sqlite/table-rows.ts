import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { PersonId, TableId } from '@seekiste/protocol';
import type { TableSummary } from '../store.js';
import { isConflict } from './trouble.js';

export type Statement = ReturnType<DatabaseSyncInstance['prepare']>;

/** What is handed over as bytes is text all the same. */
export const TABLE_ROWS = {
  head: 'select v, people from tables where id = ?',
  add: 'insert into entries (table_id, v, body) values (?, ?, cast(? as text))',
  remove: 'delete from entries where table_id = ? and v = ?',
  moveOn:
    'update tables set v = ?, phase = ?, people = ?, asked = ?, wake_at = ?, changed_at = ? where id = ? and v = ?',
  stand: 'delete from seats where table_id = ?',
  sit: 'insert into seats (table_id, person) values (?, ?) on conflict do nothing',
} as const;

/** Where a table's log ends, and who sits there. */
interface Head {
  readonly v: number;
  readonly people: string;
}

/** The line of a table, but for what never changes. */
export type Line = Omit<TableSummary, 'game'>;

/** Entries of one table from version `first` to `v`, a line of JSON for each, and the table's line after them. */
export interface Bundle {
  readonly first: number;
  readonly v: number;
  readonly bodies: Buffer | string;
  readonly line: Line;
}

/** The rows of a table in `tables`, `entries` and `seats`. */
export class TableRows {
  readonly #statements: Readonly<Record<keyof typeof TABLE_ROWS, Statement>>;

  constructor(db: DatabaseSyncInstance) {
    this.#statements = {
      head: db.prepare(TABLE_ROWS.head),
      add: db.prepare(TABLE_ROWS.add),
      remove: db.prepare(TABLE_ROWS.remove),
      moveOn: db.prepare(TABLE_ROWS.moveOn),
      stand: db.prepare(TABLE_ROWS.stand),
      sit: db.prepare(TABLE_ROWS.sit),
    };
  }

  headOf(table: TableId): Head | undefined {
    return this.#statements.head.get(table) as Head | undefined;
  }

  seat(table: TableId, people: readonly PersonId[]): void {
    this.#statements.stand.run(table);
    for (const person of people) this.#statements.sit.run(table, person);
  }

  /** Adds entries to a table's log. Returns false, and changes nothing, where they do not go on at its end. */
  add(table: TableId, { first, v, bodies, line }: Bundle): boolean {
    const { add, moveOn, remove } = this.#statements;
    const { phase, people, asked, wakeAt, changedAt } = line;
    try {
      add.run(table, first, bodies);
    } catch (problem) {
      if (isConflict(problem)) return false;
      throw problem;
    }
    const [crew, waited] = [JSON.stringify(people), JSON.stringify(asked)];
    const { changes } = moveOn.run(v, phase, crew, waited, wakeAt, changedAt, table, first - 1);
    if (changes !== 1) remove.run(table, first);
    return changes === 1;
  }
}
