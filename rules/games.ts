import { ruledBy, type AnyGame, type RuledBy } from './core/index.js';
import { inAllerRuhe } from './in-aller-ruhe/index.js';
import { lighthouseRun } from './lighthouse-run/index.js';
import { santaTimea } from './santa-timea/index.js';

/** Every game there is: the one line that a new game adds outside its folder. */
// prettier-ignore
export const GAMES: readonly AnyGame[] = [
  inAllerRuhe,
  santaTimea,
  lighthouseRun,
];

/**
 * Rules of earlier versions, for games that were begun under them and records that were made by them: once released,
 * a version stays (docs/decisions/0014). So far no game has a second one.
 */
const EARLIER: readonly AnyGame[] = [];

/** Every version of every game, the newest first: whatever was played is folded by one of these. */
export const RULES: readonly AnyGame[] = [...GAMES, ...EARLIER];

/** The rules that a record or a table names. */
export const rulesFor = (played: RuledBy): AnyGame | undefined => {
  const rules = ruledBy(RULES, played);
  return rules.ok ? rules.value : undefined;
};

/** The newest rules of a game. */
export const gameNamed = (name: unknown): AnyGame | undefined => GAMES.find(game => game.name === name);
