import { botFor, gameFor } from '../arguments.js';
import { playGame, seedOfGame, type Setup } from './game.js';
import type { Share } from './pool.js';
import { add, EMPTY, tallyOf, type Tally } from './tally.js';

/** Some of the games of a simulation: plain data, so that it can travel to a thread. */
export interface Batch extends Setup, Share {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
}

const playBatch = async (batch: Batch): Promise<Tally> => {
  const game = gameFor(batch.game);
  const bot = botFor(game, batch.bot);
  let tally = EMPTY;
  for (let number = batch.from; number < batch.to; number++) {
    const { outcome, moves } = await playGame(game, batch, () => bot, seedOfGame(batch.seed, number));
    tally = add(tally, tallyOf(outcome, moves));
  }
  return tally;
};

export default playBatch;
