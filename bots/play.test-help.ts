import { readSetup, Rng, Table, type AnyGame, type Outcome, type Seat, type Seed } from '@seekiste/rules/core';
import type { Bot } from './bot.js';

/** A seed for every number. */
export const seedOf = (number: number): Seed => (number + 1).toString(16).padStart(64, '5eed');

interface Play {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bot: Bot;
  readonly seed: Seed;
}

export interface Decision {
  readonly state: unknown;
  readonly seat: Seat;
  readonly move: unknown;
}

/** A whole game through the contract, the same bot on every seat; a refused move is an error. */
export const playGame = (
  { game, seats, options, bot, seed }: Play,
  seen: (decision: Decision) => void = () => undefined,
): Outcome => {
  const setup = readSetup(game, { seats, options });
  if (!setup.ok) throw new Error(setup.error.code);
  const table = Table.open(game, setup.value, seed);
  const rng = Rng.from(seed);
  for (;;) {
    const outcome = game.result(table.state);
    if (outcome) return outcome;
    const acts = game.toAct(table.state);
    const seat = acts.kind === 'seats' ? acts.must[0] : undefined;
    if (seat === undefined) throw new Error('nobody can act, but the game is not over');
    const move = bot.choose(game.view(table.state, seat), rng);
    seen({ state: table.state, seat, move });
    const done = table.act(seat, move);
    if (!done.ok) throw new Error(`${bot.name} was refused ${game.write(move)}: ${done.error.code}`);
  }
};
