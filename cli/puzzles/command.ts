import { join } from 'node:path';
import {
  alikeKey,
  EASIEST,
  modesOf,
  packed,
  positionOf,
  puzzlesOf,
  ratingOf,
  unpacked,
  type Packed,
  type Puzzle,
} from '@seekiste/learn/puzzles';
import { GAMES } from '@seekiste/rules';
import type { Command } from 'commander';
import { gameList, wholeNumber } from '../arguments.js';
import { readText, writeText } from '../files.js';
import { printLine, type Io } from '../io.js';
import { ROOM } from '../package.js';
import { onThreads, type Share } from '../simulate/pool.js';
import { tableOf, withTable } from './page.js';
import type { Batch, Claim } from './worker.js';

const ROOT = join(ROOM, '..');
const PAGE = join(ROOT, 'docs', 'puzzles.md');

/** What is there, what is new, and where the search stands. */
class Mine {
  private readonly keys: Set<string>;
  private readonly next = new Map<string, number>();
  private turn = 0;

  constructor(
    readonly game: string,
    readonly rows: Packed[],
  ) {
    this.keys = new Set(rows.map((row, at) => this.keyOf(row, at)));
    for (const [mode, deal] of rows) this.next.set(mode, Math.max(this.next.get(mode) ?? 0, deal + 1));
  }

  private keyOf(row: Packed, at: number): string {
    const { rules, table, seat } = positionOf(unpacked(this.game, modesOf(this.game), row, at + 1));
    return alikeKey(this.game, rules.view(table.state, seat));
  }

  private isPlain(row: Packed): boolean {
    return ratingOf(unpacked(this.game, modesOf(this.game), row, 0)) === EASIEST;
  }

  /** Keeps what is not alike to what is there; of what every finder finds, a part. */
  add(row: Packed): void {
    const key = this.keyOf(row, this.rows.length);
    if (this.keys.has(key)) return;
    const same = this.rows.filter(([mode]) => mode === row[0]);
    const plain = [...same, row].filter(one => this.isPlain(one)).length;
    if (this.isPlain(row) && plain > Math.max(1, PLAIN * (same.length + 1))) return;
    this.keys.add(key);
    this.rows.push(row);
  }

  /** The next deals, from one mode to the next; those that have enough are passed over. */
  claims(count: number, most: number, part: string): readonly Claim[] {
    const have = (name: string): number => this.rows.filter(([mode]) => mode === name).length;
    const open = modesOf(this.game).filter(({ name }) => name.includes(part) && have(name) < most);
    return Array.from({ length: open.length === 0 ? 0 : count }, (): Claim => {
      const mode = open[this.turn++ % open.length]?.name ?? '';
      const deal = this.next.get(mode) ?? 0;
      this.next.set(mode, deal + 1);
      return { mode, deal };
    });
  }
}

const write = (game: string, rows: readonly Packed[]): void =>
  writeText(
    join(ROOT, 'learn', 'puzzles', `${game}.ts`),
    [
      '// Written by `npm run puzzles` (docs/puzzles.md).',
      "import type { Packed } from './puzzle.js';",
      '',
      '// prettier-ignore',
      'export const MINED: readonly Packed[] = [',
      ...rows.map(row => `  ${JSON.stringify(row)},`),
      '];',
      '',
    ].join('\n'),
  );

interface Options {
  readonly count: number;
  readonly minutes: number;
  readonly threads: number;
  readonly modes: string;
}

/** The part of a mode's puzzles that every finder may find. */
const PLAIN = 1 / 4;

/** In some modes clear moves are rare: others may have this many times their share. */
const UNEVEN = 1.8;

/** Deals between two looks at the clock. */
const PASS = 24;

/** Adds to the rows of a game, and keeps them after every pass. */
const mine = async (
  io: Io,
  game: string,
  rows: Packed[],
  { count, minutes, threads, modes }: Options,
): Promise<void> => {
  const found = new Mine(game, rows);
  const most = Math.ceil((UNEVEN * count) / Math.max(1, modesOf(game).length));
  const ends = performance.now() + minutes * 60_000;
  for (let pass = 0; performance.now() < ends && rows.length < count; pass++) {
    const claims = found.claims(PASS, most, modes);
    if (claims.length === 0) break;
    const job: Omit<Batch, keyof Share> = { game, claims };
    await onThreads<readonly Packed[]>(
      new URL('./worker.js', import.meta.url),
      job,
      { count: claims.length, threads },
      part => part.forEach(row => found.add(row)),
    );
    write(game, rows);
    printLine(io, `${game}: ${rows.length} puzzles after ${pass + 1} passes`);
  }
};

/** Mines the games that are asked for, and writes the table of all anew. */
const puzzles = async (io: Io, names: readonly string[], options: Options): Promise<void> => {
  const all: { game: string; puzzles: readonly Puzzle[] }[] = [];
  for (const { name: game } of GAMES.filter(({ name }) => modesOf(name).length > 0)) {
    const rows = (await puzzlesOf(game)).map(packed);
    if (names.length === 0 || names.includes(game)) await mine(io, game, rows, options);
    all.push({ game, puzzles: rows.map((row, at) => unpacked(game, modesOf(game), row, at + 1)) });
  }
  writeText(PAGE, withTable(readText(PAGE), tableOf(all)));
};

export const addPuzzles = (program: Command, io: Io): void => {
  program
    .command('puzzles')
    .description('mine puzzles from games of bots: positions with one move that is clearly best')
    .argument('[games...]', gameList())
    .option('--count <number>', 'puzzles of each game', wholeNumber(1, 100_000), 320)
    .option('--minutes <number>', 'but no longer than this for each game', wholeNumber(0, 100_000), 10)
    .option('--modes <part>', 'only modes whose names have this part', '')
    .option('--threads <number>', 'how many threads', wholeNumber(1, 256), 2)
    .action((names: readonly string[], options: Options) => puzzles(io, names, options));
};
