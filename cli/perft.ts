import type { Command } from 'commander';
import { GAMES, gameNamed } from '@seekiste/rules';
import { perft, Table, type AnyGame } from '@seekiste/rules/core';
import { collectOption, gameFor, gameList, setupFor, wholeNumber } from './arguments.js';
import { orFail } from './failure.js';
import { parseJson, readText } from './files.js';
import { printJson, printLine, type Io } from './io.js';
import { freshSeed, readSeed } from './seed.js';
import { refusalSentence } from './words/index.js';

interface Options {
  readonly seats: number;
  readonly depth: number;
  readonly option?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly json?: boolean;
}

interface Start {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seed?: string;
}

const dealt = (game: AnyGame, options: Options): Start => {
  const seed = options.seed === undefined ? freshSeed() : readSeed(options.seed);
  return { game, state: Table.open(game, setupFor(game, options.seats, options.option), seed).state, seed };
};

const loaded = (file: string): Start => {
  const position = parseJson(file, readText(file));
  const { game: named = GAMES[0]?.name } = (position ?? {}) as { readonly game?: unknown };
  const game = gameFor(typeof named === 'string' ? named : JSON.stringify(named));
  return {
    game,
    state: orFail(game.load(position), refused => `${file}: ${refusalSentence('en', refused, { game: game.name })}`),
  };
};

const countWays = (io: Io, what: string, options: Options): void => {
  const known = gameNamed(what);
  const { game, state, seed } = known ? dealt(known, options) : loaded(what);
  const nodes: number[] = [];
  for (let depth = 1; depth <= options.depth; depth++) {
    const count = perft(game, state, depth);
    nodes.push(count);
    if (!options.json) printLine(io, `${depth} ${count}`);
  }
  if (options.json) printJson(io, { game: game.name, ...(seed === undefined ? {} : { seed }), nodes });
};

export const addPerft = (program: Command, io: Io): void => {
  program
    .command('perft')
    .description('count the ways a game can go on, depth by depth')
    .argument('<game-or-file>', `a game (${gameList()}) or a file with a position`)
    .option('--seats <number>', 'how many play', wholeNumber(1, 99), 2)
    .option('--depth <number>', 'how many moves deep', wholeNumber(1, 99), 2)
    .option('--option <name=value>', 'an option of the game; repeat it for more', collectOption)
    .option('--seed <text>', 'which deal')
    .option('--json', 'answer in JSON')
    .action((what: string, options: Options) => countWays(io, what, options));
};
