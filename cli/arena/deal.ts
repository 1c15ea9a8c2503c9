import type { Bot } from '@seekiste/bots';
import type { AnyGame, Seat, Seed } from '@seekiste/rules/core';
import { botFor } from '../arguments.js';
import { playGame, type Setup } from '../simulate/game.js';
import { rivals, seatings } from './lineup.js';
import { tallyOf, type Effort, type Tally } from './tally.js';

interface Clock {
  readonly bot: Bot;
  readonly effort: Effort;
}

/** The bot, and how much it has thought since. */
const timed = (bot: Bot): Clock => {
  const effort = { moves: 0, milliseconds: 0 };
  const choose: Bot['choose'] = (view, rng) => {
    const since = performance.now();
    const move = bot.choose(view, rng);
    effort.milliseconds += performance.now() - since;
    effort.moves++;
    return move;
  };
  return { bot: { name: bot.name, choose }, effort };
};

/** The same deal once for every seating, so that luck is the same for all. */
export const playDeal = (game: AnyGame, setup: Setup, bots: readonly string[], seed: Seed): Tally => {
  const names = rivals(bots);
  const clocks = new Map(names.map(name => [name, timed(botFor(game, name))]));
  const clockOf = (name: string | undefined): Clock => {
    const clock = clocks.get(name ?? '');
    if (!clock) throw new Error(`nobody called ${name} was seated`);
    return clock;
  };
  const played = seatings(bots).map(seating => {
    const botAt = (seat: Seat): Bot => clockOf(seating[seat]).bot;
    return { seating, outcome: playGame(game, setup, botAt, seed).outcome };
  });
  return tallyOf(names, played, name => clockOf(name).effort);
};
