import {
  err,
  ok,
  Rng,
  type Actor,
  type AnyGame,
  type GameRecord,
  type Refusal,
  type Result,
  type Seed,
} from '@seekiste/rules/core';
import type { AnyTable } from '../any-table.js';

/** The game that the referee is looking after. */
export interface Refereed {
  readonly game: AnyGame;
  readonly seats: number;
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
  get state() {
    return table.state;
  },
  get record() {
    return table.record;
  },
  act: (actor, move) => table.act(actor, move),
});

/** A game from a position on: chance goes on from a seed of its own. */
export const fromPosition = (game: AnyGame, seats: number, position: unknown, seed: Seed): Refereed => {
  const rng = Rng.from(seed);
  let state = position;
  const step = (actor: Actor, move: unknown): Result<readonly unknown[], Refusal> => {
    const done = game.apply(state, actor, move);
    if (!done.ok) return err(done.error);
    state = done.value.state;
    return ok(done.value.events);
  };
  return {
    game,
    seats,
    get state() {
      return state;
    },
    record: undefined,
    act(actor, move) {
      const done = step(actor, move);
      if (!done.ok) return done;
      const events = [...done.value];
      while (game.toAct(state).kind === 'chance') {
        const drawn = step('chance', game.chance(state, rng));
        if (!drawn.ok) throw new Error(`chance was refused: ${drawn.error.code}`);
        events.push(...drawn.value);
      }
      return ok(events);
    },
  };
};
