import type { Command } from 'commander';
import { LEVELS } from '@seekiste/bots';
import { GAMES } from '@seekiste/rules';
import { Table, type AnyGame } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import type { AnyTable } from '../any-table.js';
import { collectOption, gameFor, gameList, language, languageOf, setupFor } from '../arguments.js';
import { Failure, MISUSED, orFail } from '../failure.js';
import { readRecordFile, rulesOf } from '../files.js';
import type { Io } from '../io.js';
import { freshSeed, readSeed } from '../seed.js';
import { generalVoice, refusalSentence } from '../words/index.js';
import { readPlayers } from './players.js';
import { openScreen } from './screen.js';
import { Session } from './session.js';

interface Options {
  readonly players: string;
  readonly option?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly resume?: string;
  readonly lang?: Language;
}

const resumed = (file: string, speaks: Language): AnyTable => {
  const record = orFail(readRecordFile(file), refused => `${file}: ${refusalSentence(speaks, refused)}`);
  const game = rulesOf(record);
  return orFail(Table.resume(game, record), refused => `${file}: ${refusalSentence(speaks, refused, record)}`);
};

const dealt = (game: AnyGame, seats: number, { option, seed }: Options): AnyTable =>
  Table.open(game, setupFor(game, seats, option), seed === undefined ? freshSeed() : readSeed(seed));

const play = async (io: Io, name: string, options: Options): Promise<void> => {
  const speaks = languageOf(io, options.lang);
  const saved = options.resume === undefined ? undefined : resumed(options.resume, speaks);
  const game = saved?.game ?? gameFor(name);
  const players = readPlayers(speaks, game, options.players);
  const table = saved ?? dealt(game, players.length, options);
  if (table.record.seats !== players.length)
    throw new Failure(`The saved game has ${table.record.seats} seats, --players names ${players.length}.`, MISUSED);
  const screen = openScreen(io);
  try {
    await new Session(screen, table, players, speaks).run();
  } finally {
    screen.close();
  }
};

/** Who there is to play with, and what to expect of them. */
const botsHelp = (speaks: Language): string =>
  ['', 'Bots:', ...LEVELS.map(level => `  ${level.padEnd(10)} ${generalVoice(speaks).botSketch(level)}`)].join('\n');

export const addPlay = (program: Command, io: Io): void => {
  program
    .command('play')
    .description('play in the terminal, in words')
    .argument('[game]', gameList(), GAMES[0]?.name)
    .option('--players <list>', 'who sits where: human, human=NAME, a bot or BOT=NAME, with commas between', 'human')
    .option('--option <name=value>', 'an option of the game; repeat it for more', collectOption)
    .option('--seed <text>', 'which deal')
    .option('--resume <file>', 'go on with a game that “save” wrote')
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .addHelpText('after', botsHelp(languageOf(io)))
    .action((game: string, options: Options) => play(io, game, options));
};
