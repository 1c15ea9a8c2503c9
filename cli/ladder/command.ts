import { join } from 'node:path';
import { keyOf, measuredOf, voyagesOf, type Measured } from '@seekiste/learn/ladder';
import { GAMES } from '@seekiste/rules';
import { usualOptions, type AnyGame } from '@seekiste/rules/core';
import type { Command } from 'commander';
import { gameList, wholeNumber } from '../arguments.js';
import { writeText } from '../files.js';
import { printLine, type Io } from '../io.js';
import { ROOM } from '../package.js';
import { measured } from './measure.js';
import { pageOf } from './page.js';

const ROOT = join(ROOM, '..');

const row = ({ seats, options, crew, games, won, rivals }: Measured): string =>
  `  ${JSON.stringify({ seats, options, crew, games, won: Math.round(won * 1000) / 1000, rivals })},`;

const writeFigures = (game: AnyGame, figures: readonly Measured[]): void =>
  writeText(
    join(ROOT, 'learn', 'ladder', `${game.name}.ts`),
    [
      `// Written by \`npm run ladder\`: sailors on deals of the seed \`ladder\`, rules version ${game.rulesVersion} (docs/ladder.md).`,
      "import type { Measured } from './voyage.js';",
      '',
      '// prettier-ignore',
      'export const MEASURED: readonly Measured[] = [',
      ...figures.map(row),
      '];',
      '',
    ].join('\n'),
  );

/** Games of each voyage between two looks at the clock: every voyage gets its share. */
const PASS = 10;

interface Options {
  readonly games: number;
  readonly captains: number;
  readonly minutes: number;
}

/** What was measured so far of every voyage that is to be measured, each once. */
const begun = async (game: AnyGame): Promise<Measured[]> => {
  const usual = usualOptions(game);
  const known = new Map((await measuredOf(game.name)).map(each => [keyOf(each, usual), each]));
  const all = voyagesOf(game.name).map(voyage => ({ key: keyOf(voyage, usual), voyage }));
  const keys = all.map(({ key }) => key);
  return all
    .filter(({ key }, at) => keys.indexOf(key) === at)
    .map(({ key, voyage }): Measured => {
      return { games: 0, won: 0, ...known.get(key), ...voyage };
    });
};

/** Captains think: the other voyages are measured first, and more often. */
const hasCaptain = ({ crew }: Measured): boolean => crew.includes('captain');

/** Measures all voyages of a game a little, again and again, and writes down what was found after each pass. */
const measureGame = async (
  io: Io,
  game: AnyGame,
  { games, captains, minutes }: Options,
): Promise<readonly Measured[]> => {
  const figures = await begun(game);
  const ends = performance.now() + minutes * 60_000;
  for (const slow of [false, true]) {
    for (let upTo = PASS; upTo <= (slow ? captains : games); upTo += PASS) {
      for (const [at, voyage] of figures.entries()) {
        if (hasCaptain(voyage) !== slow) continue;
        if (performance.now() > ends) return figures;
        figures[at] = await measured(game, voyage, voyage, upTo);
      }
      writeFigures(game, figures);
      printLine(io, `${game.name}: ${upTo} games of each voyage ${slow ? 'with' : 'without'} captains`);
    }
  }
  return figures;
};

const ladder = async (io: Io, names: readonly string[], options: Options): Promise<void> => {
  const all: { title: string; measured: readonly Measured[] }[] = [];
  for (const game of GAMES.filter(({ name }) => voyagesOf(name).length > 0)) {
    const wanted = names.length === 0 || names.includes(game.name);
    const figures = wanted ? await measureGame(io, game, options) : await measuredOf(game.name);
    if (wanted) writeFigures(game, figures);
    all.push({ title: game.name, measured: figures });
  }
  writeText(join(ROOT, 'docs', 'ladder.md'), pageOf(all));
};

export const addLadder = (program: Command, io: Io): void => {
  program
    .command('ladder')
    .description('measure how hard voyages are, and write the ladder anew')
    .argument('[games...]', gameList())
    .option('--games <number>', 'games of each voyage', wholeNumber(1, 1_000_000), 100)
    .option('--captains <number>', 'games of each voyage with captains', wholeNumber(0, 1_000_000), 60)
    .option('--minutes <number>', 'but no longer than this for each game', wholeNumber(0, 100_000), 10)
    .action((names: readonly string[], options: Options) => ladder(io, names, options));
};
