import { DAILY_CREW, dailySeats, dailyVoyage, dayOf, isDay } from '@seekiste/learn/daily';
import { GAMES } from '@seekiste/rules';
import { Table } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import type { Command } from 'commander';
import { gameFor, gameList, language, languageOf, wholeNumber } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import type { Io } from '../io.js';
import { readPlayers } from '../play/players.js';
import { openScreen } from '../play/screen.js';
import { Session } from '../play/session.js';

interface Options {
  readonly date?: string;
  readonly seats?: number;
  readonly lang?: Language;
}

const daily = async (io: Io, name: string, options: Options): Promise<void> => {
  const speaks = languageOf(io, options.lang);
  const game = gameFor(name);
  const date = options.date ?? dayOf(new Date());
  if (!isDay(date)) throw new Failure(`“${date}” is no day. A day looks like 2026-11-18.`, MISUSED);
  const crews = dailySeats(game.name);
  const seats = options.seats ?? crews[0] ?? game.seats.min;
  const voyage = dailyVoyage(date, game.name, seats);
  if (!voyage)
    throw new Failure(`The daily voyage of ${game.name} is for ${crews.join(', ')}, not for ${seats}.`, MISUSED);
  const players = readPlayers(speaks, game, ['human', ...new Array<string>(seats - 1).fill(DAILY_CREW)].join(','));
  const screen = openScreen(io);
  try {
    await new Session(screen, Table.open(game, voyage, voyage.seed), players, speaks).run();
  } finally {
    screen.close();
  }
};

export const addDaily = (program: Command, io: Io): void => {
  program
    .command('daily')
    .description('the voyage of a day in the terminal: the same deal for everybody')
    .argument('[game]', gameList(), GAMES[0]?.name)
    .option('--date <day>', 'another day than today, like 2026-11-18')
    .option('--seats <number>', 'how many sail; sailors fill the crew', wholeNumber(1, 5))
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .action((game: string, options: Options) => daily(io, game, options));
};
