import { Rng, type AnyGame, type Seat } from '@seekiste/rules/core';
import type { Bot } from './bot.js';
import { seedOf } from './play.test-help.js';

/** A position in the format of docs/positions. */
export const position = (game: AnyGame, fields: object): unknown => {
  const state = game.load(fields);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};

/** What a bot does in a position, in players' notation. */
export const chosenBy = (bot: Bot, game: AnyGame, fields: object, seat: Seat): string =>
  game.write(bot.choose(game.view(position(game, fields), seat), Rng.from(seedOf(1))));
