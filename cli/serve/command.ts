import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.js';
import { Failure } from '../failure.js';
import { printLine, type Io } from '../io.js';
import { ROOM } from '../package.js';
import { addressOf, closeServer, openServer } from './server.js';
import { readSite } from './site.js';

const PORT = 8080;
const FURTHER = 100;

interface Options {
  readonly host: string;
  readonly port?: number;
  readonly root: string;
}

/** Resolves at the first signal that asks the program to end. */
const asked = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

export const serve = async (
  io: Io,
  { host, port, root }: Options,
  ended: () => Promise<void> = asked,
): Promise<void> => {
  if (!existsSync(join(root, 'index.html')))
    throw new Failure(`The app has not been built: ${join(root, 'index.html')} is missing. “npm run build” makes it.`);
  const stop = ended();
  const server = await openServer(readSite(root), {
    host,
    port: port ?? PORT,
    further: port === undefined ? FURTHER : 0,
  });
  printLine(io, `Seekiste is served at ${addressOf(server)} (Ctrl-C ends it)`);
  await stop;
  await closeServer(server);
};

export const addServe = (program: Command, io: Io): void => {
  program
    .command('serve')
    .description('serve the app to browsers on this machine')
    .option('--port <number>', `port (default: ${PORT}, or the next free one)`, wholeNumber(0, 65_535))
    .option('--host <name>', 'address to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--root <folder>', 'folder of the built app', join(ROOM, '..', 'web', 'dist'))
    .action((options: Options) => serve(io, options));
};
