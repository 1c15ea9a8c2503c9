import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { AnyGame } from '@seekiste/rules/core';
import { botFor, collectOption, gameFor, gameList, setupFor, wholeNumber } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import { OwnBot, type OwnBotSetup } from '../own-bot/own-bot.js';
import { collectOwnBot, type NamedCommand } from '../own-bot/named.js';
import { printJson, printLine, printLines, type Io } from '../io.js';
import { freshSeed, readSeed } from '../seed.js';
import type { Setup } from '../simulate/game.js';
import { onThreads, type Share } from '../simulate/pool.js';
import { progressOn } from '../simulate/progress.js';
import { seatings } from './lineup.js';
import { effortLine, findingLines, findings } from './report.js';
import { add, EMPTY, type Tally } from './tally.js';
import type { Batch } from './worker.js';

interface Options {
  readonly bots: readonly string[];
  readonly seats?: number;
  readonly deals: number;
  readonly option?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly threads: number;
  readonly bot: readonly NamedCommand[];
  readonly ms: number;
  readonly json?: boolean;
}

/** For commander: names between commas. */
const names = (text: string): readonly string[] => text.split(',').map(name => name.trim());

/** Long enough for an interpreter to start on a busy machine. */
const READY_MS = 30_000;

/** A command that does not even start is found out before the first deal. */
const tryOut = async (setup: OwnBotSetup, game: AnyGame, table: Setup): Promise<void> => {
  const bot = new OwnBot(setup, { game, ...table, lost: () => undefined });
  const why = await bot.start();
  bot.end();
  if (why !== undefined) throw new Failure(`The bot “${setup.name}” (${setup.command}) does not play: ${why}.`);
};

const arena = async (io: Io, name: string, options: Options): Promise<void> => {
  const game = gameFor(name);
  const { bots, deals, threads, seats = bots.length } = options;
  const own = options.bot.map(bot => ({ ...bot, ms: options.ms, readyMs: READY_MS }));
  for (const bot of bots) if (own.every(({ name: called }) => called !== bot)) botFor(game, bot);
  for (const { name: called } of own)
    if (!bots.includes(called)) throw new Failure(`“${called}” has no seat: name it among --bots.`, MISUSED);
  if (bots.length !== seats)
    throw new Failure(`There are ${bots.length} bots for ${seats} seats: name one for every seat.`, MISUSED);
  const setup = setupFor(game, seats, options.option);
  const seed = options.seed === undefined ? freshSeed() : readSeed(options.seed);
  for (const bot of own) await tryOut(bot, game, setup);
  const since = performance.now();
  const progress = progressOn(io, deals);
  const job: Omit<Batch, keyof Share> = { ...setup, game: game.name, bots, own, seed };
  let tally = EMPTY;
  await onThreads<Tally>(new URL('./worker.js', import.meta.url), job, { count: deals, threads }, part => {
    tally = add(tally, part);
    progress(tally.deals);
  });
  const found = findings(bots, tally);
  if (options.json) {
    const head = { game: game.name, rulesVersion: game.rulesVersion, ...setup, lineup: bots, deals, seed };
    return printJson(io, { ...head, games: tally.games, ...found });
  }
  printLine(io, `${game.name}, ${bots.join(', ')}, seed ${seed}`);
  printLine(io, `${deals} deals, each with ${seatings(bots).length} seatings`);
  printLines(io, findingLines(found));
  printLine(io, effortLine(bots, tally));
  printLine(io, `${((performance.now() - since) / 1000).toFixed(1)} s on ${threads} threads`);
};

export const addArena = (program: Command, io: Io): void => {
  program
    .command('arena')
    .description('let bots play against each other, every deal with every seating')
    .argument('<game>', gameList())
    .requiredOption('--bots <names>', 'who plays, in the order of the seats: search,greedy,greedy', names)
    .option('--seats <number>', 'how many play; as many as there are bots', wholeNumber(1, 99))
    .option('--deals <number>', 'how many deals', wholeNumber(1, 10_000_000), 100)
    .option('--option <name=value>', 'an option of the game; repeat it for more', collectOption)
    .option('--seed <text>', 'the same seed plays the same games, on any number of threads')
    .option('--threads <number>', 'how many threads', wholeNumber(1, 256), availableParallelism())
    .option('--bot <name=command>', 'a bot of your own, for --bots (docs/own-bots.md); repeat it', collectOwnBot, [])
    .option('--ms <number>', 'how long a bot of your own may think about a move', wholeNumber(1, 3_600_000), 1000)
    .option('--json', 'answer in JSON')
    .action((game: string, options: Options) => arena(io, game, options));
};
