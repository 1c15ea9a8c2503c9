import { GAMES } from '@seekiste/rules';
import type { AnyGame } from '@seekiste/rules/core';
import { ranked, type Bot } from './bot.js';
import { LOADED } from './loaded.js';
import { randomBot } from './random.js';

const specialistsOf = (game: AnyGame): readonly Bot[] => {
  const loaded = LOADED.get(game.name);
  if (!loaded) return [];
  const { cabinBoy, sailor, captain } = loaded;
  return [ranked('cabin-boy', cabinBoy), ranked('sailor', sailor), ranked('captain', captain)];
};

/** Weakest first. */
const BOTS: ReadonlyMap<string, readonly Bot[]> = new Map(
  GAMES.map(game => [game.name, [ranked('random', randomBot(game)), ...specialistsOf(game)]]),
);

/** The bots of a game, weakest first. */
export const botNames = (game: string): readonly string[] => (BOTS.get(game) ?? []).map(({ name }) => name);

/**
 * A bot by its name: `random`, `cabin-boy`, `sailor` or `captain`; undefined if there is none.
 *
 * @example
 * ```js
 * const bot = botNamed('in-aller-ruhe', 'sailor');
 * console.log(game.write(bot.choose(game.view(table.state, table.state.turn), Rng.from(seed))));
 * ```
 */
export const botNamed = (game: string, name: string): Bot | undefined => BOTS.get(game)?.find(bot => bot.name === name);

/**
 * A captain that thinks as long as this allows: so many playouts for a move at most, in In aller Ruhe so many decisions
 * in them.
 */
export const captainWithin = (game: string, budget: number): Bot | undefined => {
  const loaded = LOADED.get(game);
  return loaded && ranked('captain', loaded.captainWithin(budget));
};

export { NothingToDo, type Bot } from './bot.js';
export * from './hints/index.js';
export { BadWeights, checkWeights, readWeightsBy } from './in-aller-ruhe/index.js';
export { LEVELS, presentName, USUAL_LEVEL, type Level } from './levels.js';
export type { ReadWeights } from './parts.js';
