import { CHANCE, OVER, Rng, type AnyGame, type Seat } from '@seekiste/rules/core';
import type { Bot } from '../bot.js';
import { seedOf } from '../play.test-help.js';

/** The share of games that a bot wins alone against others, every deal from each seat, with the usual options. */
export const shareAgainst = (game: AnyGame, seats: number, deals: number, one: Bot, others: Bot): number => {
  const options = Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));
  const { kernel } = game;
  const codes = new Int32Array(kernel.mostMoves);
  const codeOf = (state: unknown, seat: Seat, bot: Bot, rng: Rng): number => {
    const move = JSON.stringify(bot.choose(game.view(state, seat), rng));
    const listed = [...codes.subarray(0, kernel.list(state, seat, codes))];
    return listed.find(code => JSON.stringify(kernel.decode(state, seat, code)) === move)!;
  };
  let won = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let hero = 0; hero < seats; hero++) {
      const [state, chance, rng] = [game.start(options, seats), Rng.from(seedOf(deal)), Rng.from(seedOf(deal + 1000))];
      for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state))
        if (seat === CHANCE) kernel.deal(state, chance);
        else kernel.play(state, seat, codeOf(state, seat, seat === hero ? one : others, rng));
      won += kernel.score(state, hero);
    }
  return won / (deals * seats);
};
