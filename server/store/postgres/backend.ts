import { setTimeout as wait } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { TableId } from '@seekiste/protocol';
import type { Turn } from '../../turn.js';
import { gap, type Backend } from '../backend.js';
import { migrate } from '../migrate.js';
import { bodyOf, summaryRowOf } from '../rows.js';
import { APPEND, appendValues, FIND, type AppendRow } from './append.js';
import { Batches, type Appended } from './batches.js';
import { connect, dialectOf } from './connection.js';
import { isDropped, isRolledBack, postgresTrouble } from './trouble.js';

interface Found {
  readonly table_id: TableId;
  readonly body: string;
}

/** Not that of the transaction: the time when it is asked. */
const TIME = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time';

const ATTEMPTS = 3;
const PAUSE = 20;
/** Parameters of a statement that is always the same. */
const MOST_KEPT = 4;

/**
 * Connections that were dropped while nobody looked are found out by the next query: that is no trouble
 * yet. The pause lets the pool notice that the others are gone too.
 */
const again = async <Value>(ask: () => Promise<Value>, dropped: () => void = () => undefined): Promise<Value> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (problem) {
      if (attempt === ATTEMPTS || !(isDropped(problem) || isRolledBack(problem))) throw problem;
      if (isDropped(problem)) dropped();
      await wait(attempt * PAUSE);
    }
  }
};

const names = new Map<string, string>();

/**
 * Planning costs more than finding a row: statements are planned once for each connection. Those with lists
 * in them have as many texts as there are lengths, and are not kept.
 */
const prepared = ({ sql, parameters }: CompiledQuery): pg.QueryConfig => {
  const query = { text: sql, values: [...parameters] };
  if (parameters.length > MOST_KEPT) return query;
  const name = names.get(sql) ?? `rows-${names.size}`;
  names.set(sql, name);
  return { name, ...query };
};

const insertBatch = async (pool: pg.Pool, rows: readonly AppendRow[]): Promise<Map<TableId, Appended>> => {
  const stored = await pool.query<Found>({ name: 'append', text: APPEND, values: [...appendValues(rows)] });
  return new Map(stored.rows.map(({ table_id }) => [table_id, 'stored']));
};

const found = async (pool: pg.Pool, rows: readonly AppendRow[]): Promise<ReadonlyMap<TableId, string>> => {
  const values = [rows.map(({ table }) => table), rows.map(({ v }) => v)];
  const there = await again(() => pool.query<Found>({ name: 'find', text: FIND, values }));
  return new Map(there.rows.map(({ table_id, body }) => [table_id, body]));
};

/**
 * If the answer to a batch was lost, it may have been stored: it is sent once more, and an entry that
 * is there already counts as stored if it is the very same.
 */
const sendBatch = async (pool: pg.Pool, rows: readonly AppendRow[]): Promise<ReadonlyMap<TableId, Appended>> => {
  const answer = { lost: false };
  const outcomes = await again(
    () => insertBatch(pool, rows),
    () => (answer.lost = true),
  );
  const open = rows.filter(({ table }) => !outcomes.has(table));
  if (open.length === 0) return outcomes;
  const bodies = await found(pool, open);
  for (const { table, body } of open) {
    const there = bodies.get(table);
    if (there !== undefined) outcomes.set(table, answer.lost && there === body ? 'stored' : 'taken');
  }
  return outcomes;
};

const begun = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    return client;
  } catch (problem) {
    client.release(true);
    throw problem;
  }
};

const transact = async (pool: pg.Pool, queries: readonly CompiledQuery[]): Promise<readonly (readonly unknown[])[]> => {
  const client = await again(() => begun(pool));
  try {
    const answers: (readonly unknown[])[] = [];
    for (const { sql, parameters } of queries) {
      const { rows } = await client.query<Record<string, unknown>>(sql, [...parameters]);
      answers.push(rows);
    }
    await client.query('commit');
    client.release();
    return answers;
  } catch (problem) {
    // The server rolls back what a closed connection has begun.
    client.release(true);
    throw problem;
  }
};

const orTrouble = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (problem) {
    throw postgresTrouble(problem);
  }
};

/** A database that several nodes share. */
export const openPostgres = async (url: string, turn: Turn): Promise<Backend> => {
  const pool = connect(url);
  const dialect = dialectOf(pool);
  try {
    await migrate(dialect, 'postgres');
  } catch (problem) {
    await pool.end();
    throw postgresTrouble(problem);
  }
  const batches = new Batches(rows => sendBatch(pool, rows), turn);
  return {
    kind: 'postgres',
    dialect,
    rows: <Row>(query: CompiledQuery<Row>) =>
      orTrouble(again(async () => (await pool.query(prepared(query))).rows as readonly Row[])),
    write: queries => orTrouble(transact(pool, queries)),
    writeSorted: (_tables, queries) => orTrouble(transact(pool, queries)),
    async append(table, entry, line) {
      const row = { table, v: entry.v, body: JSON.stringify(bodyOf(entry)), line: summaryRowOf(line) };
      const outcome = await orTrouble(batches.append(row));
      if (outcome === 'gap') throw gap();
      return outcome;
    },
    unsorted: () => undefined,
    linesUpToDate: () => Promise.resolve(),
    async time() {
      const { rows } = await orTrouble(again(() => pool.query<{ readonly time: number }>(TIME)));
      return rows[0]?.time ?? Number.NaN;
    },
    async close() {
      if (pool.ending) return;
      await batches.idle();
      await pool.end();
    },
  };
};
