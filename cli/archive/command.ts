import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Command } from 'commander';
import { GAMES, RULES } from '@seekiste/rules';
import { readRecord, writeRecord, type AnyGame, type OptionValues } from '@seekiste/rules/core';
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

/** The least number of games of each kind, over all its setups. */
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

/** The lines of an archive; where there is none, its head alone. */
const linesIn = (file: string): readonly string[] => {
  if (existsSync(file)) return brotliDecompressSync(readFileSync(file)).toString().split('\n');
  return [JSON.stringify({ format: 'seekiste-archive/1', made: 'npm run archive', version: version() })];
};

/** Versions of a game and values of its options that the archive has games of. */
const playedIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.slice(1).flatMap(line => {
      const record = readRecord(RULES, (JSON.parse(line) as { readonly record: string }).record);
      return record.ok ? keysOf(record.value.game, record.value.rulesVersion, record.value.options) : [];
    }),
  );

const keysOf = (game: string, rulesVersion: number, options: OptionValues): readonly string[] => [
  `${game} ${rulesVersion}`,
  ...Object.entries(options).map(([name, value]) => `${game} ${rulesVersion} ${name} ${value}`),
];

/** Games that are there stay as they are; those of new versions and options are added. */
const archive = async (io: Io, file: string): Promise<void> => {
  const lines = [...linesIn(file)];
  const played = playedIn(lines);
  for (const game of GAMES) {
    const seed = derivedSeed(`archive ${game.name} ${game.rulesVersion}`);
    const isNew = ({ setup }: Planned): boolean =>
      keysOf(game.name, game.rulesVersion, setup.options).some(key => !played.has(key));
    for (const [number, planned] of plannedFor(game).entries())
      if (isNew(planned)) lines.push(await lineOf(game, planned, seedOfGame(seed, number)));
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
