import { botFor, gameFor } from '../arguments.js';
import { OwnBot, type OwnBotSetup } from '../own-bot/own-bot.js';
import { seedOfGame, type Chooser, type Setup } from '../simulate/game.js';
import type { Share } from '../simulate/pool.js';
import { playDeal } from './deal.js';
import { add, EMPTY, type Tally } from './tally.js';

/** Some of the deals of a match: plain data, so that it can travel to a thread. */
export interface Batch extends Setup, Share {
  readonly game: string;
  readonly bots: readonly string[];
  /** Those of them that are processes of their own. */
  readonly own: readonly OwnBotSetup[];
  readonly seed: string;
  /** The budget with which every decision is judged; left out where only results count. */
  readonly judge?: number | string;
}

const report = (line: string): void => void process.stderr.write(`${line}\n`);

const playBatch = async (batch: Batch): Promise<Tally> => {
  const game = gameFor(batch.game);
  const { seats, options } = batch;
  const own = batch.own.map(setup => new OwnBot(setup, { game, seats, options, fallback: 'random', lost: report }));
  const botOf = (name: string): Chooser => own.find(bot => bot.name === name) ?? botFor(game, name);
  const dealOf = (number: number): Promise<Tally> =>
    playDeal(game, batch, batch.bots, botOf, seedOfGame(batch.seed, number), batch.judge);
  let tally = EMPTY;
  try {
    for (let number = batch.from; number < batch.to; number++) tally = add(tally, await dealOf(number));
  } finally {
    for (const bot of own) bot.end();
  }
  return tally;
};

export default playBatch;
