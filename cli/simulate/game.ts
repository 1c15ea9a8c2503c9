import {
  Rng,
  Table,
  type AnyGame,
  type GameRecord,
  type OptionValues,
  type Outcome,
  type Seat,
  type Seed,
} from '@seekiste/rules/core';
import { derivedSeed } from '../seed.js';

export interface Setup {
  readonly seats: number;
  readonly options: OptionValues;
}

/** The seed of one of many games: the same game for all players and on every thread. */
export const seedOfGame = (seed: Seed, number: number): Seed => derivedSeed(`${seed}/${number}`);

/** Bots draw from a stream of their own, so that their choices never change the deal. */
export const seedOfBots = (seed: Seed): Seed => derivedSeed(`${seed}/bots`);

/** A bot of ours, which answers at once, or one in a process of its own, which promises to. */
export interface Chooser {
  readonly name: string;
  choose(view: unknown, rng: Rng): unknown;
}

/** One whole game, played by these seats. */
export const playGame = async (
  game: AnyGame,
  setup: Setup,
  botAt: (seat: Seat) => Chooser,
  seed: Seed,
): Promise<{ readonly outcome: Outcome; readonly moves: number; readonly record: GameRecord }> => {
  const table = Table.open(game, setup, seed);
  const rng = Rng.from(seedOfBots(seed));
  for (let moves = 0; ; moves++) {
    const outcome = game.result(table.state);
    if (outcome) return { outcome, moves, record: table.record };
    const acts = game.toAct(table.state);
    const seat = acts.kind === 'seats' ? acts.must[0] : undefined;
    if (seat === undefined) throw new Error(`nobody can act, but the game is not over (seed ${seed})`);
    const bot = botAt(seat);
    const chosen = bot.choose(game.view(table.state, seat), rng);
    const move: unknown = chosen instanceof Promise ? await chosen : chosen;
    const done = table.act(seat, move);
    if (!done.ok) throw new Error(`${bot.name} was refused ${game.write(move)}: ${done.error.code} (seed ${seed})`);
  }
};
