import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import type * as Server from '@seekiste/server';
import { Failure, MISUSED } from '../failure.js';
import { printLine, type Io } from '../io.js';
import { readLines, writeLines } from './file.js';

interface Options {
  readonly data?: string;
}

/** Only these two and `serve` need the server's room. */
const server = (): Promise<typeof Server> => import('@seekiste/server');

const storeOf = async ({ env }: Io, { data }: Options): Promise<Server.NodeConfig['store']> => {
  const { ConfigTrouble, readConfig } = await server();
  try {
    // Redis keeps nothing that would have to be saved.
    return readConfig({ ...env, REDIS_URL: undefined, ...(data !== undefined && { DATA: data }) }).store;
  } catch (problem) {
    if (problem instanceof ConfigTrouble) throw new Failure(problem.message, MISUSED);
    throw problem;
  }
};

const addressOf = (store: Server.NodeConfig['store']): string => (store.kind === 'file' ? store.path : store.url);

/** Passwords in addresses are not shown. */
const placeOf = (store: Server.NodeConfig['store']): string => (store.kind === 'file' ? store.path : 'PostgreSQL');

/** What goes wrong with a file, a store or a disk ends the program with one sentence. */
const orFail = async <Value>(about: string, work: Promise<Value>): Promise<Value> => {
  const { BackupTrouble, StoreTrouble } = await server();
  try {
    return await work;
  } catch (problem) {
    const known = problem instanceof BackupTrouble || problem instanceof StoreTrouble;
    if (known || (problem instanceof Error && 'syscall' in problem)) throw new Failure(`${about}: ${problem.message}`);
    throw problem;
  }
};

const backUp = async (io: Io, file: string, options: Options): Promise<void> => {
  const store = await storeOf(io, options);
  if (existsSync(file)) throw new Failure(`${file} is there already: a backup never replaces a file.`);
  if (store.kind === 'file' && !existsSync(store.path)) throw new Failure(`There is no store at ${store.path}.`);
  const { writeBackup } = await server();
  const lines = await orFail(`${file} was not written`, writeLines(file, writeBackup(addressOf(store))));
  printLine(io, `${lines - 2} rows of ${placeOf(store)} are in ${file}.`);
};

const restore = async (io: Io, file: string, options: Options): Promise<void> => {
  const store = await storeOf(io, options);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Failure(`${file} cannot be read.`);
  }
  if (store.kind === 'file') mkdirSync(dirname(store.path), { recursive: true });
  const { restoreBackup } = await server();
  const rows = await orFail(
    `${file} was not restored`,
    restoreBackup(addressOf(store), () => readLines(file)),
  );
  printLine(io, `${rows} rows of ${file} are in ${placeOf(store)}.`);
};

const DATA = ['--data <file>', 'the SQLite file (else DATA or DATABASE_URL, as for serve)'] as const;

export const addBackup = (program: Command, io: Io): void => {
  program
    .command('backup')
    .description('write everything that a server has stored into a file, while it runs')
    .argument('<file>', 'the file to write; it must not exist yet')
    .option(...DATA)
    .action((file: string, options: Options) => backUp(io, file, options));
};

export const addRestore = (program: Command, io: Io): void => {
  program
    .command('restore')
    .description('fill an empty store from a backup, of SQLite or PostgreSQL, whichever it came from')
    .argument('<file>', 'a file that “backup” wrote')
    .option(...DATA)
    .action((file: string, options: Options) => restore(io, file, options));
};
