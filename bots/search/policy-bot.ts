import type { Rng, Seat } from '@seekiste/rules/core';
import type { Bot } from '../bot.js';
import { seatToAct, type Searched, type Seen } from './searched.js';

/**
 * A policy as a bot of its own. It is handed a world imagined from the view: since a policy goes by
 * what its seat knows, any world will do.
 */
export const policyBot = <State, Move, View extends Seen>(
  name: string,
  { imagine, kernel }: Searched<State, Move, View>,
  policy: (state: State, seat: Seat, rng: Rng) => number,
): Bot => ({
  name,
  choose(given, rng) {
    const view = given as View;
    const seat = seatToAct(view);
    const world = imagine(view, rng);
    return kernel.decode(world, seat, policy(world, seat, rng));
  },
});
