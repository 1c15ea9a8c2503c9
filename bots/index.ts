import { GAMES } from '@seekiste/rules';
import { ranked, type Bot } from './bot.js';
import * as inAllerRuhe from './in-aller-ruhe/index.js';
import * as lighthouseRun from './lighthouse-run/index.js';
import { randomBot } from './random.js';
import * as santaTimea from './santa-timea/index.js';

/** Bots that know one game, by the game's name. */
const SPECIALISTS: Readonly<Record<string, readonly Bot[]>> = {
  'in-aller-ruhe': [
    ranked('cabin-boy', inAllerRuhe.cabinBoy),
    ranked('sailor', inAllerRuhe.sailor),
    ranked('captain', inAllerRuhe.captain),
  ],
  'santa-timea': [
    ranked('cabin-boy', santaTimea.cabinBoy),
    ranked('sailor', santaTimea.sailor),
    ranked('captain', santaTimea.captain),
  ],
  'lighthouse-run': [
    ranked('cabin-boy', lighthouseRun.cabinBoy),
    ranked('sailor', lighthouseRun.sailor),
    ranked('captain', lighthouseRun.captain),
  ],
};

/** Weakest first. */
const BOTS: ReadonlyMap<string, readonly Bot[]> = new Map(
  GAMES.map(game => [game.name, [ranked('random', randomBot(game)), ...(SPECIALISTS[game.name] ?? [])]]),
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
  switch (game) {
    case 'in-aller-ruhe':
      return ranked('captain', inAllerRuhe.captainWith({ turns: budget }));
    case 'santa-timea':
      return ranked('captain', santaTimea.captainWith(budget));
    case 'lighthouse-run':
      return ranked('captain', lighthouseRun.captainWith(budget));
    default:
      return undefined;
  }
};

export { NothingToDo, type Bot } from './bot.js';
export * from './hints/index.js';
export { BadWeights, checkWeights, readWeightsBy, type ReadWeights } from './in-aller-ruhe/index.js';
export { LEVELS, presentName, USUAL_LEVEL, type Level } from './levels.js';
