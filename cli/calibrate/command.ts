import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LEVELS, USUAL_LEVEL } from '@seekiste/bots';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.js';
import { readText, writeText } from '../files.js';
import { printLine, printLines, type Io } from '../io.js';
import { ROOM } from '../package.js';
import { readSeed } from '../seed.js';
import { onThreads, type Share } from '../simulate/pool.js';
import { modes, type CalibratedMode } from './modes.js';
import { tableOf, withCalibration, type Line } from './page.js';
import { scoresOf } from './scores.js';
import type { Batch, Forecast } from './worker.js';

interface Options {
  readonly games: number;
  readonly spots: number;
  readonly budget: number;
  readonly bot: string;
  readonly threads: number;
  readonly write?: boolean;
}

const PAGE = join(ROOM, '..', 'docs', 'insight.md');

/** Deals that nothing was tuned with. */
const SEED = 'calibration';

const lineOf = async (mode: CalibratedMode, { games, threads, ...asked }: Options): Promise<Line> => {
  const { game, setup, title } = mode;
  const { bot, budget, spots } = asked;
  const job: Omit<Batch, keyof Share> = { game, setup, bot, budget, spots, seed: readSeed(`${SEED}/${title}`) };
  const found: (readonly Forecast[])[] = [];
  await onThreads<readonly (readonly Forecast[])[]>(
    new URL('./worker.js', import.meta.url),
    job,
    { count: games, threads },
    part => void found.push(...part),
  );
  return { title, scores: scoresOf(found) };
};

const calibrate = async (io: Io, wanted: readonly string[], options: Options): Promise<void> => {
  const chosen = modes().filter(({ title }) => wanted.length === 0 || wanted.some(part => title.includes(part)));
  const lines: Line[] = [];
  for (const mode of chosen) {
    lines.push(await lineOf(mode, options));
    printLine(io, tableOf(lines.slice(-1)).split('\n').at(-1));
  }
  const { games, spots, budget, bot } = options;
  const how = `Made by \`npm run calibrate\`: ${games} games of ${bot}s for each mode on fresh deals, ${spots} decisions of each, budget ${budget}. A game is one sample; intervals are 95 %. By what was said: mean said → what came of it, in points of the hundred (how many).`;
  const text = `${how}\n\n${tableOf(lines)}`;
  if (options.write) writeText(PAGE, withCalibration(readText(PAGE), text));
  else printLines(io, [text]);
};

export const addCalibrate = (program: Command, io: Io): void => {
  program
    .command('calibrate')
    .description('hold the chances of analyses to what came of them, on fresh games of bots')
    .argument('[modes...]', 'parts of modes’ names; all if nothing is said')
    .option('--games <number>', 'games of each mode', wholeNumber(2, 100_000), 100)
    .option('--spots <number>', 'decisions that are judged in each', wholeNumber(1, 100), 5)
    .option('--budget <number>', 'decisions that are played out for each of them', wholeNumber(1, 1_000_000), 2000)
    .option('--bot <name>', `who plays: ${LEVELS.join(', ')}`, USUAL_LEVEL)
    .option('--threads <number>', 'how many threads', wholeNumber(1, 256), availableParallelism())
    .option('--write', 'write the table into docs/insight.md')
    .action((wanted: readonly string[], options: Options) => calibrate(io, wanted, options));
};
