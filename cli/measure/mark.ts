import { createHash } from 'node:crypto';
import type { AnyGame, Seed } from '@seekiste/rules/core';
import { botFor } from '../arguments.js';
import { playGame, seedOfGame, type Setup } from '../simulate/game.js';

/**
 * How bots play, as a fingerprint: every move of the first deal. What was measured before bots changed is not
 * added to what is measured now, and no version of the source has to be named.
 */
export const markOf = async (game: AnyGame, setup: Setup, bots: readonly string[], seed: Seed): Promise<string> => {
  const played = await playGame(game, setup, seat => botFor(game, bots[seat] ?? ''), seedOfGame(seed, 0));
  return createHash('sha256').update(JSON.stringify(played.record.moves)).digest('hex').slice(0, 16);
};
