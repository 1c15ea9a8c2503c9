import {
  chanceFrom,
  err,
  GENERATORS,
  letChanceAct,
  ok,
  stepOf,
  type Actor,
  type AnyGame,
  type GameRecord,
  type OptionValues,
  type Refusal,
  type Result,
  type Seed,
} from '@seekiste/rules/core';
import type { AnyTable } from '../any-table.js';

/** The game that the referee is looking after. */
export interface Refereed {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
  readonly state: unknown;
  /** None for a game that began in the middle. */
  readonly record: GameRecord | undefined;
  act(actor: Actor, move: unknown): Result<readonly unknown[], Refusal>;
}

/** A game from its deal on. */
export const fromTable = (table: AnyTable): Refereed => ({
  game: table.game,
  get seats() {
    return table.record.seats;
  },
  get options() {
    return table.record.options;
  },
  get state() {
    return table.state;
  },
  get record() {
    return table.record;
  },
  act: (actor, move) => table.act(actor, move),
});

/** A game from a position on: chance goes on from a seed of its own. */
export const fromPosition = (game: AnyGame, position: unknown, seed: Seed): Refereed => {
  let chance = chanceFrom(GENERATORS[0], seed);
  let state = position;
  // What a position is saved as says how many sit at which table (docs/positions).
  const { seats, options } = game.save(position) as Pick<Refereed, 'seats' | 'options'>;
  return {
    game,
    seats,
    options,
    get state() {
      return state;
    },
    record: undefined,
    act(actor, move) {
      const step = stepOf(game, state, { actor, move });
      if (!step.ok) return err(step.error);
      const after = letChanceAct(game, step.value.state, chance);
      chance = after.chance;
      const steps = [step.value, ...after.steps];
      state = steps.at(-1)?.state;
      return ok(steps.flatMap(({ events }) => events));
    },
  };
};
