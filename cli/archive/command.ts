import { brotliCompressSync, constants } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { GAMES } from '@seekiste/rules';
import { writeRecord, type AnyGame } from '@seekiste/rules/core';
import { botFor } from '../arguments.js';
import { printLine, type Io } from '../io.js';
import { version } from '../package.js';
import { derivedSeed } from '../seed.js';
import { playGame, seedOfGame, type Setup } from '../simulate/game.js';
import { naiveHash } from './naive.js';
import { setupsOf } from './setups.js';

/** Who plays: all of one level, or mixed. Captains take their time, and have the shortest games. */
const CREWS = [['sailor'], ['cabin-boy'], ['random'], ['sailor', 'random'], ['cabin-boy', 'sailor']] as const;
const CAPTAINS = ['captain', 'sailor'] as const;
const CAPTAINS_GAMES = 2;

/** At least so many of each game, over all its setups. */
const EACH = 120;

interface Planned {
  readonly setup: Setup;
  readonly crew: readonly string[];
}

const plannedFor = (game: AnyGame): readonly Planned[] => {
  const setups = setupsOf(game);
  const count = Math.max(EACH, setups.length);
  const planned = Array.from({ length: count }, (_, at) => ({
    setup: setups[at % setups.length] as Setup,
    // Another crew each time round, whatever the number of setups.
    crew: CREWS[(at + Math.floor(at / setups.length)) % CREWS.length] as readonly string[],
  }));
  const short = planned.filter(({ setup }) => setup.seats === 2).slice(0, CAPTAINS_GAMES);
  return [...planned, ...short.map(({ setup }) => ({ setup, crew: CAPTAINS }))];
};

const lineOf = async (game: AnyGame, { setup, crew }: Planned, seed: string): Promise<string> => {
  const bots = Array.from({ length: setup.seats }, (_, seat) => crew[seat % crew.length] ?? 'random');
  const { record } = await playGame(game, setup, seat => botFor(game, bots[seat] ?? 'random'), seed);
  return JSON.stringify({ bots, views: naiveHash(game, record), record: writeRecord(game, record) });
};

const archive = async (io: Io, file: string): Promise<void> => {
  const head = { format: 'seekiste-archive/1', made: 'npm run archive', version: version() };
  const lines = [JSON.stringify(head)];
  for (const game of GAMES) {
    const seed = derivedSeed(`archive ${game.name} ${game.rulesVersion}`);
    for (const [number, planned] of plannedFor(game).entries())
      lines.push(await lineOf(game, planned, seedOfGame(seed, number)));
    printLine(io, `${game.name}: ${lines.length - 1} games in all`);
  }
  const whole = Buffer.from(lines.join('\n'));
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length };
  const packed = brotliCompressSync(whole, { params });
  writeFileSync(file, packed);
  printLine(io, `${file}: ${packed.length} bytes`);
};

export const addArchive = (program: Command, io: Io): void => {
  program
    .command('archive')
    .description('play finished games of every kind and pin down what everybody saw; for the tests')
    .argument('<file>', 'where they are written, compressed')
    .action((file: string) => archive(io, file));
};
