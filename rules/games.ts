import type { AnyGame } from './core/index.js';
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

export const gameNamed = (name: unknown): AnyGame | undefined => GAMES.find(game => game.name === name);
