import { botFor, gameFor } from '../arguments.js';
import { judgeGame, together } from '../losses/judge.js';
import { lossesOf } from '../losses/losses.js';
import { playGame, seedOfGame, type Setup } from './game.js';
import type { Share } from './pool.js';
import { add, EMPTY, tallyOf, type Tally } from './tally.js';

/** Some of the games of a simulation: plain data, so that it can travel to a thread. */
export interface Batch extends Setup, Share {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  /** The budget with which every decision is judged; left out where only results count. */
  readonly judge?: number | string;
}

const playBatch = async (batch: Batch): Promise<Tally> => {
  const game = gameFor(batch.game);
  const bot = botFor(game, batch.bot);
  let tally = EMPTY;
  for (let number = batch.from; number < batch.to; number++) {
    const { outcome, moves, record } = await playGame(game, batch, () => bot, seedOfGame(batch.seed, number));
    const losses = batch.judge === undefined ? undefined : lossesOf(together(await judgeGame(record, batch.judge)));
    tally = add(tally, tallyOf(outcome, moves, losses));
  }
  return tally;
};

export default playBatch;
