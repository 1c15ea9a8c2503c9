import { Rng, type Seed } from '@seekiste/rules/core';

/**
 * The stream a bot draws from at one move: split from the game's seed, never meeting the deal's
 * stream nor another move's, and the same again after a reload.
 */
export const streamAt = (seed: Seed, moves: number): Seed => {
  const root = Rng.from(seed);
  for (let i = 0; i <= moves; i++) root.split();
  return root.seed();
};
