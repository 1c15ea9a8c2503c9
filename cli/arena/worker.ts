import { gameFor } from '../arguments.js';
import { seedOfGame, type Setup } from '../simulate/game.js';
import type { Share } from '../simulate/pool.js';
import { playDeal } from './deal.js';
import { add, EMPTY, type Tally } from './tally.js';

/** Some of the deals of a match: plain data, so that it can travel to a thread. */
export interface Batch extends Setup, Share {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seed: string;
}

const playBatch = (batch: Batch): Tally => {
  const game = gameFor(batch.game);
  let tally = EMPTY;
  for (let number = batch.from; number < batch.to; number++)
    tally = add(tally, playDeal(game, batch, batch.bots, seedOfGame(batch.seed, number)));
  return tally;
};

export default playBatch;
