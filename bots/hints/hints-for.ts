import type { Rng } from '@seekiste/rules/core';
import { LOADED } from '../loaded.js';
import type { Hint } from './hint.js';

/**
 * The three best moves for whoever looks, best first, and what speaks for each. From the view alone, and the same
 * for the same view, generator and number of playouts (the game's usual one if none is given); throws where this
 * seat has nothing to do.
 */
export const hintsFor = (game: string, view: unknown, rng: Rng, playouts?: number): readonly Hint[] => {
  const loaded = LOADED.get(game);
  if (!loaded) throw new RangeError(`no hints for the game ${game}`);
  return loaded.advise(view, rng, playouts);
};
