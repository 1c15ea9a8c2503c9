import type { Command } from 'commander';
import { Option } from 'commander';
import type { Language } from '@seekiste/words';
import { gameList, language, languageOf, wholeNumber } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import { writeRecordFile } from '../files.js';
import { printJson, printLine, printLines, type Io } from '../io.js';
import { refusalSentence, say } from '../words/index.js';
import { countedIn, readLogbook, type Read } from './read.js';
import { lineOf, statisticsLines } from './tell.js';

interface Options {
  readonly game?: string;
  readonly ending?: Read['ending'];
  readonly find?: string;
  readonly statistics?: boolean;
  readonly take?: number;
  readonly out?: string;
  readonly lang?: Language;
  readonly json?: boolean;
}

/** The games that fit every wish. */
const fitting = (games: readonly Read[], speaks: Language, { game, ending, find = '' }: Options): readonly Read[] => {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return games.filter(read => {
    if (game !== undefined && read.game.name !== game) return false;
    if (ending !== undefined && read.ending !== ending) return false;
    const line = lineOf(speaks, read).toLowerCase();
    return words.every(word => line.includes(word));
  });
};

const takeOut = (io: Io, games: readonly Read[], number: number, out: string): void => {
  const found = games.find(read => read.number === number);
  if (!found) throw new Failure(`There is no game ${number}.`, MISUSED);
  writeRecordFile(out, found.game, found.logged.record);
  printLine(io, out);
};

const tellLogbook = (io: Io, file: string, options: Options): void => {
  const speaks = languageOf(io, options.lang);
  const { games, refused } = readLogbook(file, refusal => refusalSentence(speaks, refusal));
  for (const refusal of refused)
    io.errors.write(`${String(refusal.params['field'])}: ${refusalSentence(speaks, refusal)}\n`);
  if (options.take !== undefined) {
    if (options.out === undefined) throw new Failure('--take needs --out FILE.', MISUSED);
    return takeOut(io, games, options.take, options.out);
  }
  const found = fitting(games, speaks, options);
  if (options.json) {
    const list = found.map(({ number, logged: { record, ...about }, ending, length }) => ({
      number,
      game: record.game,
      options: record.options,
      ...about,
      ending,
      length,
    }));
    return printJson(io, options.statistics ? countedIn(found) : list);
  }
  if (options.statistics) return printLines(io, statisticsLines(speaks, countedIn(found)));
  printLines(io, [...found.map(read => lineOf(speaks, read)), say(speaks, 'logbook-games', { games: found.length })]);
};

export const addLogbook = (program: Command, io: Io): void => {
  program
    .command('logbook')
    .description('list and count the games of a logbook that the app has saved')
    .argument('<file>', 'the file that the app has saved')
    .option('--game <name>', `only this game: ${gameList()}`)
    .addOption(
      new Option('--ending <how>', 'only games that ended like this').choices(['running', 'won', 'lost', 'over']),
    )
    .option('--find <words>', 'only games whose line has all of these words')
    .option('--statistics', 'what they say together: wins with their interval, rows of wins, by game, mode and crew')
    .option(
      '--take <number>',
      'write this game as a record, for “replay”, “analyse” and “verify”',
      wholeNumber(1, 99999),
    )
    .option('--out <file>', 'where “--take” writes it')
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .option('--json', 'answer in JSON')
    .action((file: string, options: Options) => tellLogbook(io, file, options));
};
