import {
  chanceFrom,
  drawn,
  err,
  GENERATORS,
  ok,
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
  let chance = chanceFrom(GENERATORS[0], seed);
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
        const act = drawn(game, state, chance);
        chance = act.chance;
        const happened = step('chance', act.move);
        if (!happened.ok) throw new Error(`chance was refused: ${happened.error.code}`);
        events.push(...happened.value);
      }
      return ok(events);
    },
  };
};
