import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { Failure } from '../failure.js';
import { printJson, printLine, type Io } from '../io.js';
import { addressOf, configOf, orTrouble, placeOf, server } from '../stored.js';

interface Options {
  readonly data?: string;
  readonly rotate?: boolean;
}

const keys = async (io: Io, options: Options): Promise<void> => {
  const { store: address } = await configOf(io, options.data === undefined ? {} : { DATA: options.data });
  if (address.kind === 'file' && !existsSync(address.path)) throw new Failure(`There is no store at ${address.path}.`);
  const { openStore, publishedKeys, rotateKey } = await server();
  const work = async (): Promise<void> => {
    const store = await openStore(addressOf(address));
    try {
      if (options.rotate) {
        const { id } = await rotateKey(store, Date.now());
        printLine(io, `Nodes that start from now on sign with the key ${id}. Restart those that run.`);
      } else printJson(io, await publishedKeys(store));
    } finally {
      await store.close();
    }
  };
  await orTrouble(placeOf(address), work());
};

export const addKeys = (program: Command, io: Io): void => {
  program
    .command('keys')
    .description('show the public keys that finished games are signed with, or make a new one')
    .option('--rotate', 'make a new key; the keys before stay published')
    .option('--data <file>', 'the SQLite file (else DATA or DATABASE_URL, as for serve)')
    .action((options: Options) => keys(io, options));
};
