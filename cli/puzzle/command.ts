import { nextPuzzle, NEWCOMER, puzzlesOf, type Puzzle } from '@seekiste/learn/puzzles';
import { GAMES } from '@seekiste/rules';
import type { Language } from '@seekiste/words';
import type { Command } from 'commander';
import { gameFor, gameList, language, languageOf, wholeNumber } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import type { Io } from '../io.js';
import { openScreen } from '../play/screen.js';
import { say } from '../words/index.js';
import { Asked } from './asked.js';

interface Options {
  readonly number?: number;
  readonly lang?: Language;
}

const puzzle = async (io: Io, name: string, { number, lang }: Options): Promise<void> => {
  const speaks = languageOf(io, lang);
  const { name: game } = gameFor(name);
  const all = await puzzlesOf(game);
  const any = (tried: ReadonlySet<number>): Puzzle | undefined =>
    nextPuzzle(all, { tried, rating: NEWCOMER.rating }, Math.random());
  let next = number === undefined ? any(new Set()) : all.find(one => one.number === number);
  if (all.length === 0) throw new Failure(say(speaks, 'puzzle-none'));
  if (!next) throw new Failure(say(speaks, 'puzzle-unknown', { number: number ?? 0, count: all.length }), MISUSED);
  const screen = openScreen(io);
  const tried = new Set<number>();
  try {
    while (next && (await new Asked(screen, next, all.length, speaks).run()) === 'next') {
      tried.add(next.number);
      next = any(tried);
    }
  } finally {
    screen.close();
  }
};

export const addPuzzle = (program: Command, io: Io): void => {
  program
    .command('puzzle')
    .description('what would you play? Positions with one move that is clearly best, in words')
    .argument('[game]', gameList(), GAMES[0]?.name)
    .option('--number <number>', 'this puzzle', wholeNumber(1, 100_000))
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .action((game: string, options: Options) => puzzle(io, game, options));
};
