import { FAST } from '../machinery.js';
import type { Backend } from './backend.js';
import { openPostgres } from './postgres/backend.js';
import { SqlStore } from './sql-store.js';
import { openSqlite } from './sqlite/backend.js';
import type { SqliteOptions } from './sqlite/connection.js';
import type { Store } from './store.js';

/** Where a store is: the address of a PostgreSQL database, or the path of an SQLite file that is made if it is missing. */
export type StoreAddress = string;

const POSTGRES = /^postgres(ql)?:\/\//i;

export const openBackend = (address: StoreAddress, options: SqliteOptions = {}): Promise<Backend> =>
  POSTGRES.test(address) ? openPostgres(address, (options.machinery ?? FAST).turn) : openSqlite(address, options);

/** Opens a store and brings its schema up to date. */
export const openStore = async (address: StoreAddress, options: SqliteOptions = {}): Promise<Store> =>
  new SqlStore(await openBackend(address, options), options.log);
