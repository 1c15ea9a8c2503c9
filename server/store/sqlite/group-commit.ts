import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Turn } from '../../turn.js';
import { StoreTrouble } from '../store.js';
import type { Journal } from './journal.js';
import type { Statement } from './table-rows.js';
import { isConflict, sqliteTrouble } from './trouble.js';
import { TurnedDown } from './turned-down.js';

/** A caller that waits for a write: every move does, so it is one object. */
class Write {
  private value: unknown;
  private refused: Error | undefined;

  constructor(
    private readonly work: () => unknown,
    private readonly resolve: (value: never) => void,
    private readonly reject: (problem: Error) => void,
  ) {}

  run(): void {
    try {
      this.value = this.work();
    } catch (problem) {
      if (!(problem instanceof TurnedDown)) throw problem;
      this.refused = problem.reason;
    }
  }

  settle(problem = this.refused): void {
    if (problem === undefined) this.resolve(this.value as never);
    else this.reject(problem);
  }
}

/**
 * Everything that was asked for in one turn of the event loop is one transaction, and so waits for the
 * disk once: an fsync per move would allow some hundred moves a second.
 */
export class GroupCommit {
  readonly #db: DatabaseSyncInstance;
  readonly #journal: Journal;
  readonly #turn: Turn;
  readonly #begin: Statement;
  readonly #commit: Statement;
  #waiting: Write[] = [];
  #closed = false;

  constructor(db: DatabaseSyncInstance, journal: Journal, turn: Turn) {
    this.#db = db;
    this.#journal = journal;
    this.#turn = turn;
    this.#begin = db.prepare('begin immediate');
    this.#commit = db.prepare('commit');
  }

  /** The result of `work` once it is durable. */
  write<Value>(work: () => Value): Promise<Value> {
    if (this.#closed) return Promise.reject(new StoreTrouble('The store has been closed.', 'gone'));
    return new Promise<Value>((resolve, reject) => {
      if (this.#waiting.push(new Write(work, resolve, reject)) === 1) this.#turn.whenDecided(() => this.flush());
    });
  }

  /** Several statements, all or none, whatever becomes of the rest of the group. */
  alone<Value>(work: () => Value): Value {
    this.#db.exec('savepoint alone');
    try {
      const value = work();
      this.#db.exec('release alone');
      return value;
    } catch (problem) {
      if (!isConflict(problem)) throw problem;
      this.#db.exec('rollback to alone; release alone');
      throw new TurnedDown(sqliteTrouble(problem));
    }
  }

  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    try {
      this.#begin.run();
      this.#journal.begin();
      for (const write of group) write.run();
      this.#journal.end();
      this.#commit.run();
    } catch (problem) {
      this.#journal.forget();
      const trouble = sqliteTrouble(problem);
      this.#undo();
      for (const write of group) write.settle(trouble);
      return;
    }
    for (const write of group) write.settle();
  }

  /** Some errors have already rolled back; a database that is gone cannot. */
  #undo(): void {
    try {
      if (this.#db.isTransaction) this.#db.exec('rollback');
    } catch {
      return;
    }
  }

  close(): void {
    this.flush();
    this.#closed = true;
  }
}
