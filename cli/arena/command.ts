import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { AnyGame } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import { botFor, collectOption, gameFor, gameList, language, languageOf, setupFor, wholeNumber } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import { writeText } from '../files.js';
import { OwnBot, READY_MS, startOrFail, type OwnBotSetup } from '../own-bot/own-bot.js';
import { collectOwnBot, type NamedCommand } from '../own-bot/named.js';
import { checkLosses, lossesOption } from '../losses/option.js';
import { printJson, printLine, printLines, type Io } from '../io.js';
import { freshSeed, readSeed } from '../seed.js';
import type { Setup } from '../simulate/game.js';
import { progressOn } from '../simulate/progress.js';
import { matchHtml, type Match } from './html.js';
import { seatings } from './lineup.js';
import { effortLine, findingLines, findings, lossesByBot, lossLines } from './report.js';
import { playDeals } from './play-deals.js';

interface Options {
  readonly bots: readonly string[];
  readonly seats?: number;
  readonly deals: number;
  readonly option?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly threads: number;
  readonly bot: readonly NamedCommand[];
  readonly ms: number;
  readonly losses?: number | string;
  readonly json?: boolean;
  readonly report?: string;
  readonly lang?: Language;
}

/** For commander: names between commas. */
const names = (text: string): readonly string[] => text.split(',').map(name => name.trim());

/** A command that does not even start is found out before the first deal. */
const tryOut = async (setup: OwnBotSetup, game: AnyGame, table: Setup): Promise<void> => {
  const bot = new OwnBot(setup, { game, ...table, fallback: 'random', lost: () => undefined });
  try {
    await startOrFail(bot, setup);
  } finally {
    bot.end();
  }
};

const tellPrograms = (io: Io, { game, seats, options, bots, seed, tally, found }: Match): void => {
  const { deals, games } = tally;
  const head = { game: game.name, rulesVersion: game.rulesVersion, seats, options, lineup: bots, deals, seed };
  const losses = lossesByBot(bots, tally);
  printJson(io, { ...head, games, ...found, ...(losses.length > 0 ? { losses } : {}) });
};

const tellPeople = (io: Io, { game, bots, seed, tally, found }: Match): void => {
  printLine(io, `${game.name}, ${bots.join(', ')}, seed ${seed}`);
  printLine(io, `${tally.deals} deals, each with ${seatings(bots).length} seatings`);
  printLines(io, findingLines(found));
  printLines(io, lossLines(bots, tally));
  printLine(io, effortLine(bots, tally));
};

const arena = async (io: Io, name: string, options: Options): Promise<void> => {
  const game = gameFor(name);
  const { bots, deals, threads, seats = bots.length } = options;
  checkLosses(io, options.losses);
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
  const judged = options.losses === undefined ? {} : { judge: options.losses };
  const job = { ...setup, game: game.name, bots, own, seed, ...judged };
  const tally = await playDeals(job, { count: deals, threads }, progress);
  const match: Match = { ...setup, game, bots, seed, tally, found: findings(bots, tally) };
  if (options.json) tellPrograms(io, match);
  else {
    tellPeople(io, match);
    printLine(io, `${((performance.now() - since) / 1000).toFixed(1)} s on ${threads} threads`);
  }
  if (options.report !== undefined) writeText(options.report, matchHtml(languageOf(io, options.lang), match));
};

export const addArena = (program: Command, io: Io): void => {
  program
    .command('arena')
    .description('let bots play against each other, every deal with every seating')
    .argument('<game>', gameList())
    .requiredOption('--bots <names>', 'who plays, in the order of the seats: captain,sailor,sailor', names)
    .option('--seats <number>', 'how many play; as many as there are bots', wholeNumber(1, 99))
    .option('--deals <number>', 'how many deals', wholeNumber(1, 10_000_000), 100)
    .option('--option <name=value>', 'an option of the game; repeat it for more', collectOption)
    .option('--seed <text>', 'the same seed plays the same games, on any number of threads')
    .option('--threads <number>', 'how many threads', wholeNumber(1, 256), availableParallelism())
    .option('--bot <name=command>', 'a bot of your own, for --bots (docs/own-bots.md); repeat it', collectOwnBot, [])
    .option('--ms <number>', 'how long a bot of your own may think about a move', wholeNumber(1, 3_600_000), 1000)
    .addOption(lossesOption())
    .option('--report <file>', 'write the result as a page with pictures as well (HTML)')
    .option('--lang <language>', 'of the page: de or en (default: as the terminal speaks)', language)
    .option('--json', 'answer in JSON')
    .action((game: string, options: Options) => arena(io, game, options));
};
