import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { playDeals } from '../arena/play-deals.js';
import { findingLines, findings, lossLines } from '../arena/report.js';
import { add, EMPTY, type Tally } from '../arena/tally.js';
import { botFor, gameFor, setupFor, wholeNumber } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import { writeText } from '../files.js';
import { printLine, printLines, type Io } from '../io.js';
import { version } from '../package.js';
import { readSeed } from '../seed.js';
import { markOf } from './mark.js';
import { currentPage, PAGE_FILE, RESULTS_FILE } from './page.js';
import { isPartOf, measurement, readResults, writeResults, type Measured } from './results.js';
import { linesOf, SUITE, type SuiteLine } from './suite.js';

interface Options {
  readonly deals: number;
  readonly threads: number;
  readonly again?: boolean;
  readonly list?: boolean;
}

/** The deals of the tables: never those of tuning. */
const SEED = 'bots';

/** How many are played before the result is kept: stopping in between loses no more. */
const PORTION = 50;

const chosen = (wanted: readonly string[]): readonly SuiteLine[] => {
  const lines = SUITE.flatMap(linesOf);
  const lost = wanted.find(begin => lines.every(({ name }) => !name.startsWith(begin)));
  if (lost !== undefined)
    throw new Failure(`No line begins with “${lost}”: “npm run bots -- --list” names them.`, MISUSED);
  return wanted.length === 0 ? lines : lines.filter(({ name }) => wanted.some(begin => name.startsWith(begin)));
};

/** What has been counted of a line so far. */
const keptOf = (line: SuiteLine, wanted: Omit<Measured, 'tally'>): Tally => {
  const kept = readResults(RESULTS_FILE)[line.name];
  return kept && isPartOf(kept, wanted) ? kept.tally : EMPTY;
};

const measure = async (io: Io, line: SuiteLine, { deals, threads, again }: Options): Promise<void> => {
  const game = gameFor(line.game);
  const { bots } = line;
  for (const bot of bots) botFor(game, bot);
  const setup = setupFor(game, bots.length, line.options);
  const seed = readSeed(SEED);
  const mark = await markOf(game, setup, bots, seed);
  const judged = line.judge === undefined ? {} : { judge: line.judge };
  const job = { ...setup, game: game.name, bots, own: [], seed, ...judged };
  const wanted = measurement(line, { version: version(), seed: SEED, mark });
  const goal = Math.min(deals, line.deals);
  let tally = again ? EMPTY : keptOf(line, wanted);
  if (tally.deals >= goal) return printLine(io, `${line.name}: ${tally.deals} deals, nothing to do`);
  while (tally.deals < goal) {
    const count = Math.min(PORTION, goal - tally.deals);
    tally = add(tally, await playDeals(job, { first: tally.deals, count, threads }));
    // Read again: another line may have been measured beside this one.
    writeResults(RESULTS_FILE, { ...readResults(RESULTS_FILE), [line.name]: { ...wanted, tally } });
  }
  printLine(io, `${line.name}: ${tally.deals} deals`);
  printLines(io, findingLines(findings(bots, tally)));
  printLines(io, lossLines(bots, tally));
};

const run = async (io: Io, wanted: readonly string[], options: Options): Promise<void> => {
  const lines = chosen(wanted);
  if (options.list) {
    const kept = readResults(RESULTS_FILE);
    return printLines(
      io,
      lines.map(({ name, deals }) => `${name}  ${kept[name]?.tally.deals ?? 0} of ${deals}`),
    );
  }
  if (options.deals > 0) for (const line of lines) await measure(io, line, options);
  writeText(PAGE_FILE, currentPage());
  printLine(io, `${PAGE_FILE} is written anew`);
};

export const addMeasure = (program: Command, io: Io): void => {
  program
    .command('measure')
    .description('measure our own bots, and write docs/bots.md anew')
    .argument('[lines...]', 'lines of the suite by how their names begin; all if nothing is said')
    .option(
      '--deals <number>',
      'at most so many deals for a line; 0 only writes the page',
      wholeNumber(0, 100_000),
      100,
    )
    .option('--threads <number>', 'how many threads', wholeNumber(1, 256), availableParallelism())
    .option('--again', 'forget what was measured before')
    .option('--list', 'only name the lines, and how many deals have been played')
    .action((lines: readonly string[], options: Options) => run(io, lines, options));
};
