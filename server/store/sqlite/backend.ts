import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { CompiledQuery } from 'kysely';
import { FAST } from '../../machinery.js';
import { gap, type Backend } from '../backend.js';
import { migrate } from '../migrate.js';
import { StoreTrouble } from '../store.js';
import { connect, dialectOf, type SqliteOptions } from './connection.js';
import { GroupCommit } from './group-commit.js';
import { sqliteTrouble } from './trouble.js';
import { TurnedDown } from './turned-down.js';

const run = (db: DatabaseSyncInstance, { sql, parameters }: CompiledQuery): readonly unknown[] =>
  db.prepare(sql).all(...parameters) as readonly unknown[];

let opening: Promise<unknown> = Promise.resolve();

/**
 * Migrations under the write lock: of two processes that open a new file at once, one waits. Within
 * this process they take turns, since waiting for a lock holds up the thread.
 */
const bringUpToDate = (db: DatabaseSyncInstance): Promise<void> => {
  const turn = opening.then(async () => {
    db.exec('begin immediate');
    try {
      await migrate(dialectOf(db), 'sqlite');
      db.exec('commit');
    } catch (problem) {
      if (db.isTransaction) db.exec('rollback');
      throw problem;
    }
  });
  opening = turn.catch(() => undefined);
  return turn;
};

/** One file. Reads and writes are done at once, in this thread: see docs/decisions/0007. */
export const openSqlite = async (path: string, options: SqliteOptions = {}): Promise<Backend> =>
  sqliteBackend(connect(path, options), options);

export const sqliteBackend = async (
  db: DatabaseSyncInstance,
  { machinery = FAST, ...options }: SqliteOptions = {},
): Promise<Backend> => {
  try {
    await bringUpToDate(db);
  } catch (problem) {
    db.close();
    throw sqliteTrouble(problem);
  }
  const journal = machinery.journal(db, options);
  const group = new GroupCommit(db, journal, machinery.turn);
  const look = <Value>(at: () => Value): Value => {
    if (!db.isOpen) throw new StoreTrouble('The store has been closed.', 'gone');
    try {
      return at();
    } catch (problem) {
      throw sqliteTrouble(problem);
    }
  };
  const read = <Value>(at: () => Value): Promise<Value> => new Promise(resolve => resolve(look(at)));
  return {
    kind: 'sqlite',
    dialect: dialectOf(db),
    rows: <Row>(query: CompiledQuery<Row>) => read(() => run(db, query) as readonly Row[]),
    write: queries => group.write(() => group.alone(() => queries.map(query => run(db, query)))),
    writeSorted: (tables, queries) =>
      group.write(() => {
        journal.sortIn(tables);
        return group.alone(() => queries.map(query => run(db, query)));
      }),
    append: (table, entry, line) =>
      group.write(() => {
        const outcome = journal.append(table, entry, line);
        if (outcome === 'gap') throw new TurnedDown(gap());
        return outcome;
      }),
    unsorted: table => look(() => journal.unsorted(table)),
    async linesUpToDate() {
      for (const sortIn of await read(() => journal.portions())) await group.write(sortIn);
    },
    // A file has no clock of its own.
    time: () => Promise.resolve(Date.now()),
    close() {
      if (db.isOpen) {
        group.close();
        // A copy of the file alone is then the whole store.
        db.exec('pragma wal_checkpoint(truncate)');
        db.close();
      }
      return Promise.resolve();
    },
  };
};
