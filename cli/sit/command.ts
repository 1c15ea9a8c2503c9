import { MAX_NAME } from '@seekiste/protocol';
import { USUAL_LEVEL } from '@seekiste/bots';
import { Rng } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import type { Command } from 'commander';
import { botFor, gameFor, language, languageOf, wholeNumber } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import { printLine, type Io } from '../io.js';
import { OwnBot, READY_MS, startOrFail, type OwnBotSetup } from '../own-bot/own-bot.js';
import { freshSeed } from '../seed.js';
import { gameVoice } from '../words/index.js';
import { introduce } from './introduce.js';
import { readInvitation } from './invitation.js';
import { Line } from './line.js';
import { sitAndPlay } from './sitter.js';
import type { TableNow } from './table-now.js';
import { Watch } from './watch.js';

interface Options {
  readonly bot: string;
  readonly name: string;
  readonly seat?: number;
  readonly ms: number;
  readonly lang?: Language;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const ownBotFor = ({ head, crew }: TableNow, setup: OwnBotSetup, lost: (line: string) => void): OwnBot => {
  const game = gameFor(head.game);
  if (game.rulesVersion !== head.rulesVersion)
    throw new Failure(`The table plays by version ${head.rulesVersion} of the rules, this is ${game.rulesVersion}.`);
  return new OwnBot(setup, { game, seats: crew.length, options: head.options, fallback: USUAL_LEVEL, lost });
};

/** How it ended, in the game's own words. */
const ending = ({ head, crew, seat, play }: TableNow, speaks: Language): string => {
  const seats = crew.map(place => (place.kind === 'open' ? '' : place.name));
  return play?.outcome
    ? gameVoice(head.game, speaks).outcome(play.outcome, { seats, viewer: seat ?? 'watcher' })
    : 'The game is over.';
};

const sit = async (io: Io, link: string, options: Options): Promise<void> => {
  const { bot: command, name, ms, seat } = options;
  if (command.trim() === '') throw new Failure('--bot must name a command.', MISUSED);
  const invitation = readInvitation(link);
  const setup: OwnBotSetup = { name, command, ms, readyMs: READY_MS };
  const said = (line: string): void => void io.errors.write(`${line}\n`);
  const watch = new Watch(said);
  const line = new Line(invitation, await introduce(invitation.origin, name), watch);
  const leave = (): void => line.fail('The table was left before the end of the game.');
  for (const signal of SIGNALS) process.once(signal, leave);
  let bot: OwnBot | undefined;
  try {
    const now = await watch.next();
    bot = ownBotFor(now, setup, said);
    await startOrFail(bot, setup);
    const substitute = botFor(gameFor(now.head.game), USUAL_LEVEL);
    const rng = Rng.from(freshSeed());
    watch.lookAgain();
    const end = await sitAndPlay({
      ...{ line, watch, bot, substitute, rng, name },
      ...(seat !== undefined && { seat: seat - 1 }),
    });
    printLine(io, ending(end, languageOf(io, options.lang)));
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
    bot?.end();
    line.close();
  }
};

export const addSit = (program: Command, io: Io): void => {
  program
    .command('sit')
    .description('let a bot of your own take a seat at an online table (docs/own-bots.md)')
    .argument('<link>', 'the invitation to the table: https://host/#/at/TABLE')
    .requiredOption('--bot <command>', 'the bot, as a command for the shell')
    .option('--name <name>', `what it is called at the table, at most ${MAX_NAME} letters`, 'Bot')
    .option('--seat <number>', 'which seat, counted from 1; the first open one if nothing is said', wholeNumber(1, 16))
    .option('--ms <number>', 'how long it may think about a move', wholeNumber(1, 3_600_000), 1000)
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .action((link: string, options: Options) => sit(io, link, options));
};
