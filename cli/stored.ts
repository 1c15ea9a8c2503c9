import type * as Server from '@seekiste/server';
import { Failure, MISUSED } from './failure.js';
import type { Io } from './io.js';

type StorePlace = Server.NodeConfig['store'];

/** Few commands need the server's room. */
export const server = (): Promise<typeof Server> => import('@seekiste/server');

/** How a server would be run here; a place that is named counts more than the environment. */
export const configOf = async (
  { env }: Pick<Io, 'env'>,
  place: Partial<Record<'DATA' | 'DATABASE_URL', string>> = {},
): Promise<Server.NodeConfig> => {
  const { ConfigTrouble, readConfig } = await server();
  const named = Object.keys(place).length === 0 ? {} : { DATA: undefined, DATABASE_URL: undefined, ...place };
  try {
    // Redis keeps nothing that would have to be saved.
    return readConfig({ ...env, REDIS_URL: undefined, ...named });
  } catch (problem) {
    if (problem instanceof ConfigTrouble) throw new Failure(problem.message, MISUSED);
    throw problem;
  }
};

export const addressOf = (store: StorePlace): string => (store.kind === 'file' ? store.path : store.url);

/** Passwords in addresses are not shown. */
export const placeOf = (store: StorePlace): string => (store.kind === 'file' ? store.path : 'PostgreSQL');

/** What goes wrong with a file, a store or a disk ends the program with one sentence. */
export const orTrouble = async <Value>(about: string, work: Promise<Value>): Promise<Value> => {
  const { BackupTrouble, StoreTrouble } = await server();
  try {
    return await work;
  } catch (problem) {
    const known = problem instanceof BackupTrouble || problem instanceof StoreTrouble;
    if (known || (problem instanceof Error && 'syscall' in problem)) throw new Failure(`${about}: ${problem.message}`);
    throw problem;
  }
};
