import type { Bot } from '@seekiste/bots';
import { gameNamed } from '@seekiste/rules';
import { Rng, Table, type AnyGame, type Seat } from '@seekiste/rules/core';
import type { AnyTable } from './any-table.js';
import { readSeed } from './seed.js';
import { botFor, setupFor } from './arguments.js';

export const GAME = 'in-aller-ruhe';

export const gameUnderTest = (): AnyGame => gameNamed(GAME)!;

/** The seat that the game waits for, or undefined once it is over. */
const seatToAct = (table: AnyTable): Seat | undefined => {
  const acts = table.game.toAct(table.state);
  return acts.kind === 'seats' ? acts.must[0] : undefined;
};

/** A table after some moves of a bot, to its end unless told otherwise. */
const botGame = (bot: Bot, seats: number, seed: string, most: number): AnyTable => {
  const game = gameUnderTest();
  const table: AnyTable = Table.open(game, setupFor(game, seats), readSeed(seed));
  const rng = Rng.from(readSeed(`${seed} moves`));
  for (let made = 0; made < most; made++) {
    const seat = seatToAct(table);
    if (seat === undefined) break;
    const done = table.act(seat, bot.choose(game.view(table.state, seat), rng));
    if (!done.ok) throw new Error(done.error.code);
  }
  return table;
};

/** Moves of pure chance. */
export const randomGame = (seats: number, seed: string, { moves = Infinity } = {}): AnyTable =>
  botGame(botFor(gameUnderTest(), 'random'), seats, seed, moves);

/** The first deal of many that a good bot wins, by its seed. */
export const wonGame = (seats: number): { readonly seed: string; readonly table: AnyTable } => {
  const bot = botFor(gameUnderTest(), 'sailor');
  for (let number = 0; ; number++) {
    const seed = `won ${number}`;
    const table = botGame(bot, seats, seed, Infinity);
    const outcome = table.game.result(table.state);
    if (outcome?.kind === 'team' && outcome.won) return { seed, table };
  }
};
