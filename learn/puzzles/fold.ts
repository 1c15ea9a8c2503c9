import { gameNamed } from '@seekiste/rules';
import { readSetup, Table, type AnyGame, type OptionValues, type Seat, type Seed } from '@seekiste/rules/core';
import { seedFor } from '../seeds.js';
import type { PuzzleMode } from './modes.js';
import type { Puzzle } from './puzzle.js';

type AnyTable = Table<OptionValues, unknown, unknown, unknown, unknown, unknown, string>;

/** The table of a puzzle when its player has to move, and that player. */
export interface Position {
  readonly rules: AnyGame;
  readonly table: AnyTable;
  readonly seat: Seat;
}

export const seedOfDeal = (game: string, { name }: PuzzleMode, deal: number): Seed =>
  seedFor(`${game.slice(0, 2)}/${name}/${deal}`);

/** Who keeps the game waiting; in the order of the seats where several do. */
export const nextToAct = (rules: AnyGame, state: unknown): Seat | undefined => {
  const acts = rules.toAct(state);
  return acts.kind === 'seats' ? acts.must[0] : undefined;
};

/** A table of a mode, with the options that it leaves out. */
export const openDeal = (rules: AnyGame, mode: PuzzleMode, deal: number): AnyTable => {
  const setup = readSetup(rules, mode);
  if (!setup.ok) throw new RangeError(`${mode.name}: ${setup.error.code}`);
  return Table.open(rules, setup.value, seedOfDeal(rules.name, mode, deal));
};

/** Deals a puzzle and plays its moves; throws where the rules refuse one. */
export const positionOf = ({ game, number, mode, deal, moves }: Puzzle): Position => {
  const rules = gameNamed(game);
  if (!rules) throw new RangeError(`there is no game ${game}`);
  const table = openDeal(rules, mode, deal);
  for (const text of moves) {
    const seat = nextToAct(rules, table.state);
    const read = rules.read(text, table.record.options);
    const done = seat === undefined || !read.ok ? read : table.act(seat, read.value);
    if (seat === undefined || !done.ok) throw new RangeError(`puzzle ${number} of ${game}: ${text} cannot be played`);
  }
  const seat = nextToAct(rules, table.state);
  if (seat === undefined) throw new RangeError(`puzzle ${number} of ${game}: nobody has to move`);
  return { rules, table, seat };
};
