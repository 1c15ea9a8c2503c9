import { availableParallelism } from 'node:os';
import { LEVELS, USUAL_LEVEL } from '@seekiste/bots';
import type { Command } from 'commander';
import { botFor, collectOption, gameFor, gameList, setupFor, wholeNumber } from '../arguments.js';
import { printJson, printLine, printLines, type Io } from '../io.js';
import { freshSeed, readSeed } from '../seed.js';
import { lossFindings, lossLine } from '../losses/losses.js';
import { checkLosses, lossesOption } from '../losses/option.js';
import { onThreads, type Share } from './pool.js';
import { progressOn } from './progress.js';
import { findingLines, findings } from './report.js';
import { add, EMPTY, type Tally } from './tally.js';
import type { Batch } from './worker.js';

interface Options {
  readonly seats: number;
  readonly games: number;
  readonly bot: string;
  readonly option?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly threads: number;
  readonly losses?: number | string;
  readonly json?: boolean;
}

const simulate = async (io: Io, name: string, options: Options): Promise<void> => {
  const game = gameFor(name);
  const setup = setupFor(game, options.seats, options.option);
  const bot = botFor(game, options.bot);
  const seed = options.seed === undefined ? freshSeed() : readSeed(options.seed);
  const { games, threads, losses: judge } = options;
  checkLosses(io, judge);
  const since = performance.now();
  const progress = progressOn(io, games);
  const judged = judge === undefined ? {} : { judge };
  const job: Omit<Batch, keyof Share> = { ...setup, game: game.name, bot: bot.name, seed, ...judged };
  let tally = EMPTY;
  await onThreads<Tally>(new URL('./worker.js', import.meta.url), job, { count: games, threads }, part => {
    tally = add(tally, part);
    progress(tally.games);
  });
  const found = findings(tally);
  if (options.json) {
    const { seats, options: chosen } = setup;
    const head = {
      game: game.name,
      rulesVersion: game.rulesVersion,
      seats,
      options: chosen,
      bot: bot.name,
      games,
      seed,
    };
    const losses = tally.losses ? { losses: lossFindings(tally.losses) } : {};
    return printJson(io, { ...head, movesPerGame: tally.moves / games, ...found, ...losses });
  }
  printLine(io, `${game.name}, ${setup.seats} × ${bot.name}, seed ${seed}`);
  printLines(io, findingLines(found, tally));
  if (tally.losses) printLine(io, lossLine(bot.name, tally.losses));
  printLine(io, `${((performance.now() - since) / 1000).toFixed(1)} s on ${threads} threads`);
};

export const addSimulate = (program: Command, io: Io): void => {
  program
    .command('simulate')
    .description('let bots play many games, and count')
    .argument('<game>', gameList())
    .option('--seats <number>', 'how many play', wholeNumber(1, 99), 2)
    .option('--games <number>', 'how many games', wholeNumber(1, 10_000_000), 1000)
    .option('--bot <name>', `which bot sits on every seat: ${LEVELS.join(', ')}`, USUAL_LEVEL)
    .option('--option <name=value>', 'an option of the game; repeat it for more', collectOption)
    .option('--seed <text>', 'the same seed plays the same games, on any number of threads')
    .option('--threads <number>', 'how many threads', wholeNumber(1, 256), availableParallelism())
    .addOption(lossesOption())
    .option('--json', 'answer in JSON')
    .action((game: string, options: Options) => simulate(io, game, options));
};
