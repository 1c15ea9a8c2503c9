import type { Rng } from '@seekiste/rules/core';
import { advise as inAllerRuhe } from '../in-aller-ruhe/adviser.js';
import { advise as lighthouseRun } from '../lighthouse-run/adviser.js';
import { advise as santaTimea } from '../santa-timea/adviser.js';
import type { Adviser } from './adviser.js';
import type { Hint } from './hint.js';

const ADVISERS: ReadonlyMap<string, Adviser> = new Map([
  ['in-aller-ruhe', inAllerRuhe],
  ['santa-timea', santaTimea],
  ['lighthouse-run', lighthouseRun],
]);

/**
 * The three best moves for whoever looks, best first, and what speaks for each. From the view alone, and the same
 * for the same view, generator and number of playouts (the game's usual one if none is given); throws where this
 * seat has nothing to do.
 */
export const hintsFor = (game: string, view: unknown, rng: Rng, playouts?: number): readonly Hint[] => {
  const advise = ADVISERS.get(game);
  if (!advise) throw new RangeError(`no hints for the game ${game}`);
  return advise(view, rng, playouts);
};
