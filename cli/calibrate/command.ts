import { availableParallelism } from 'node:os';
import { LEVELS, USUAL_LEVEL } from '@seekiste/bots';
import { PACES } from '@seekiste/bots/analysis';
import type { Command } from 'commander';
import { budget, wholeNumber } from '../arguments.js';
import { printLine, type Io } from '../io.js';
import { readSeed } from '../seed.js';
import { onThreads, type Share } from '../simulate/pool.js';
import { keep, samplesOf, type Manner } from './kept.js';
import { modes, type CalibratedMode } from './modes.js';
import { lineOf, rowOf, writeCalibration } from './page.js';
import type { Batch, Sample } from './worker.js';

interface Options extends Manner {
  readonly games: number;
  readonly minutes: number;
  readonly threads: number;
}

/** Deals that nothing was tuned with. */
const SEED = 'calibration';

/** Games of each mode between two looks at the clock: every mode gets its share, and stopping loses no more. */
const PASS = 10;

const judgeMore = async (mode: CalibratedMode, options: Options, upTo: number): Promise<readonly Sample[]> => {
  const { game, setup, title } = mode;
  const { bot, budget: asked, spots, hints, threads } = options;
  const manner: Manner = { bot, budget: asked, spots, hints };
  const known = samplesOf(mode, manner);
  if (known.length >= upTo) return known;
  const job: Omit<Batch, keyof Share> = { game, setup, ...manner, seed: readSeed(`${SEED}/${title}`) };
  const found: Sample[] = [];
  const work = { first: known.length, count: upTo - known.length, threads };
  await onThreads<readonly Sample[]>(new URL('./worker.js', import.meta.url), job, work, part => {
    found.push(...part);
  });
  const samples = [...known, ...found.sort((a, b) => a.deal - b.deal)];
  keep(mode, manner, samples);
  return samples;
};

const calibrate = async (io: Io, wanted: readonly string[], options: Options): Promise<void> => {
  const chosen = modes().filter(({ title }) => wanted.length === 0 || wanted.some(part => title.includes(part)));
  const ends = performance.now() + options.minutes * 60_000;
  for (let done = 0; done < options.games; done += PASS)
    for (const mode of chosen) {
      if (performance.now() > ends) break;
      const line = lineOf(mode, await judgeMore(mode, options, Math.min(done + PASS, options.games)));
      printLine(io, rowOf(line));
    }
  writeCalibration();
  printLine(io, 'docs/insight.md, its pictures and what the app knows of it are written anew.');
};

export const addCalibrate = (program: Command, io: Io): void => {
  program
    .command('calibrate')
    .description('hold the chances of analyses and hints to what came of them, on fresh games of bots')
    .argument('[modes...]', 'parts of modes’ names; all if nothing is said')
    .option(
      '--games <number>',
      'games of each mode, those judged before among them; 0 only writes the page',
      wholeNumber(0, 100_000),
      100,
    )
    .option('--minutes <number>', 'but no longer than this, all in all', wholeNumber(0, 100_000), 600)
    .option('--spots <number>', 'decisions that are judged in each', wholeNumber(1, 100), 4)
    .option('--hints <number>', 'decisions of each at which hints are asked for', wholeNumber(0, 100), 1)
    .option('--budget <pace>', `${PACES.join(', ')}, or decisions that are played out for each`, budget, 'full')
    .option('--bot <name>', `who plays: ${LEVELS.join(', ')}`, USUAL_LEVEL)
    .option('--threads <number>', 'how many threads', wholeNumber(1, 256), availableParallelism())
    .action((wanted: readonly string[], options: Options) => calibrate(io, wanted, options));
};
