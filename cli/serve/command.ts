import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type * as Server from '@seekiste/server';
import { wholeNumber } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import { printLine, printLines, type Io } from '../io.js';
import { ROOM } from '../package.js';
import { addressLines } from './addresses.js';

interface Options {
  readonly host?: string;
  readonly port?: number;
  readonly data?: string;
  readonly root: string;
}

/** Resolves at the first signal that asks the program to end. */
const asked = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** What was said on the command line counts more than what the environment says. */
const environment = ({ env, errorsTerminal }: Io, { host, port, data, root }: Options): Server.Environment => ({
  // At home only trouble is worth a line.
  ...(errorsTerminal && { LOG_LEVEL: 'warn' }),
  ...env,
  APP: root,
  ...(host !== undefined && { HOST: host }),
  ...(port !== undefined && { PORT: String(port) }),
  ...(data !== undefined && { DATA: data }),
});

/** Trouble that has a sentence of its own ends the program with it. */
const failureFor = (server: typeof Server, problem: unknown): unknown => {
  if (problem instanceof server.ConfigTrouble) return new Failure(problem.message, MISUSED);
  if (problem instanceof server.StartTrouble || problem instanceof server.StoreTrouble)
    return new Failure(problem.message);
  return problem;
};

const start = async (io: Io, options: Options): Promise<Server.RunningNode> => {
  // No other command needs the server and all that it brings along.
  const server = await import('@seekiste/server');
  try {
    const config = server.readConfig(environment(io, options));
    const node = await server.startNode(config, server.openLog(config.logLevel, io.errors));
    // Behind a proxy nobody is meant to come by the node's own address.
    const codeFor = config.publicOrigin === undefined ? node.addresses.find(server.isForOthers) : undefined;
    printLines(io, addressLines(node.addresses, { codeFor, coloured: io.terminal }));
    if (config.store.kind === 'file') printLine(io, `Online tables are kept in ${config.store.path}`);
    return node;
  } catch (problem) {
    throw failureFor(server, problem);
  }
};

export const serve = async (io: Io, options: Options, ended: () => Promise<void> = asked): Promise<void> => {
  const index = join(options.root, 'index.html');
  if (!existsSync(index))
    throw new Failure(`The app has not been built: ${index} is missing. “npm run build” makes it.`);
  const stop = ended();
  const node = await start(io, options);
  await stop;
  await node.close();
};

/** How long whatever is left behind may keep the program. */
const FAREWELL = 1_000;

/** A Redis that was lost while the node left leaves timers behind, which would keep the program for ever. */
const endSoon = (): void => {
  setTimeout(() => process.exit(), FAREWELL).unref();
};

const MORE = `
Also from the environment: HOST, PORT, DATA; DATABASE_URL and REDIS_URL for several nodes; PUBLIC_ORIGIN and
TRUST_PROXY behind a proxy; METRICS_PORT, LOG_LEVEL. docs/operations.md explains them.`;

export const addServe = (program: Command, io: Io): void => {
  program
    .command('serve')
    .description('serve the app and tables online to browsers')
    .option('--port <number>', 'port (default: 8080, or the next free one)', wholeNumber(0, 65_535))
    .option('--host <name>', 'address to listen on (default: this machine only); 0.0.0.0 lets other machines in')
    .option('--data <file>', 'where online tables are kept (default: in your own data folder)')
    .option('--root <folder>', 'folder of the built app', join(ROOM, '..', 'web', 'dist'))
    .addHelpText('after', MORE)
    .action(async (options: Options) => {
      await serve(io, options);
      endSoon();
    });
};
