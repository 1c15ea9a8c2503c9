import type { AnyGame, Seat, Seed } from '@seekiste/rules/core';
import { judgeGame } from '../losses/judge.js';
import { playGame, type Chooser, type Setup } from '../simulate/game.js';
import { rivals, seatings } from './lineup.js';
import { tallyOf, type Effort, type Played, type Tally } from './tally.js';

interface Clock {
  readonly bot: Chooser;
  readonly effort: Effort;
}

/** The bot, and how much it has thought since. */
const timed = (bot: Chooser): Clock => {
  const effort = { moves: 0, milliseconds: 0 };
  const choose: Chooser['choose'] = (view, rng) => {
    const since = performance.now();
    const count = <Move>(move: Move): Move => {
      effort.milliseconds += performance.now() - since;
      effort.moves++;
      return move;
    };
    const chosen = bot.choose(view, rng);
    return chosen instanceof Promise ? chosen.then(count) : count(chosen);
  };
  return { bot: { name: bot.name, choose }, effort };
};

/** The same deal once for every seating, so that luck is the same for all; judged with a budget, if there is one. */
export const playDeal = async (
  game: AnyGame,
  setup: Setup,
  bots: readonly string[],
  botOf: (name: string) => Chooser,
  seed: Seed,
  judge?: number | string,
): Promise<Tally> => {
  const names = rivals(bots);
  const clocks = new Map(names.map(name => [name, timed(botOf(name))]));
  const clockOf = (name: string | undefined): Clock => {
    const clock = clocks.get(name ?? '');
    if (!clock) throw new Error(`nobody called ${name} was seated`);
    return clock;
  };
  const played: Played[] = [];
  for (const seating of seatings(bots)) {
    const botAt = (seat: Seat): Chooser => clockOf(seating[seat]).bot;
    const { outcome, record } = await playGame(game, setup, botAt, seed);
    played.push({ seating, outcome, ...(judge === undefined ? {} : { lost: await judgeGame(record, judge) }) });
  }
  return tallyOf(names, played, name => clockOf(name).effort);
};
