import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import type { NodeConfig } from '@seekiste/server';
import { Failure } from '../failure.js';
import { printLine, type Io } from '../io.js';
import { addressOf, configOf, orTrouble, placeOf, server } from '../stored.js';
import { readLines, writeLines } from './file.js';

interface Options {
  readonly data?: string;
}

const storeOf = async (io: Io, { data }: Options): Promise<NodeConfig['store']> =>
  (await configOf(io, data === undefined ? {} : { DATA: data })).store;

const backUp = async (io: Io, file: string, options: Options): Promise<void> => {
  const store = await storeOf(io, options);
  if (existsSync(file)) throw new Failure(`${file} is there already: a backup never replaces a file.`);
  if (store.kind === 'file' && !existsSync(store.path)) throw new Failure(`There is no store at ${store.path}.`);
  const { writeBackup } = await server();
  const lines = await orTrouble(`${file} was not written`, writeLines(file, writeBackup(addressOf(store))));
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
  const rows = await orTrouble(
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
