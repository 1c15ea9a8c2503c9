import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.js';

/**
 * Every query has its index. Plans made while a table was still empty would scan it, and prepared
 * statements keep their plans.
 */
const SETTINGS = `
set enable_seqscan = off;
set enable_hashjoin = off;
set enable_mergejoin = off;
set statement_timeout = '15s'`;

/** Times and counts stay far below 2^53, and SQLite hands out numbers. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

export const connect = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 10_000,
    // Where not even an error comes back any more.
    query_timeout: 20_000,
    keepAlive: true,
    application_name: 'seekiste',
    types,
    onConnect: client => client.query(SETTINGS) as unknown,
  });
  // An idle connection that breaks is replaced; if that fails, the next query says so.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
};

export const dialectOf = (pool: pg.Pool): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
