import type { AnyGame } from './core/index.js';
import { inAllerRuhe } from './in-aller-ruhe/index.js';

/** Every game there is: the one line that a new game adds outside its folder. */
export const GAMES: readonly AnyGame[] = [inAllerRuhe];

export const gameNamed = (name: unknown): AnyGame | undefined => GAMES.find(game => game.name === name);
