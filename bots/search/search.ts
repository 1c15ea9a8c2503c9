import { CHANCE, OVER, type Kernel, type Rng } from '@seekiste/rules/core';
import type { Bot } from '../bot.js';
import { bestArm } from './bandit.js';
import type { Guide } from './guide.js';
import { seatToAct, type Searched, type Seen } from './searched.js';

/** Plays on by the policy until the game is over or chance would deal anew. */
const playOut = <State, Move>(kernel: Kernel<State, Move>, guide: Guide<State>, state: State, rng: Rng): void => {
  for (let seat = kernel.actor(state); seat !== OVER && seat !== CHANCE; seat = kernel.actor(state))
    kernel.play(state, seat, guide.policy(state, seat, rng));
};

/**
 * Determinised Monte Carlo: imagines worlds that fit the view, tries moves in them, the same worlds for
 * every move, and plays on by the policy. `playouts` is the budget, so that the same view and generator
 * give the same move on any machine.
 */
export const searchBot = <State, Move, View extends Seen>(
  { imagine, kernel }: Searched<State, Move, View>,
  guide: Guide<State>,
  playouts: number,
): Bot => {
  if (!Number.isInteger(playouts) || playouts < 1)
    throw new RangeError('a search needs a whole number of playouts, at least one');
  const choose: Bot['choose'] = (given, rng) => {
    const view = given as View;
    const seat = seatToAct(view);
    const codes = new Int32Array(kernel.mostMoves);
    const first = imagine(view, rng);
    const count = guide.candidates?.(first, seat, codes) ?? kernel.list(first, seat, codes);
    const spare = imagine(view, rng);
    const worlds: State[] = [];
    const worldOf = (n: number): State => (worlds[n] ??= imagine(view, rng));
    const best = bestArm(count, playouts, (arm, n) => {
      kernel.copy(worldOf(n), spare);
      kernel.play(spare, seat, codes[arm] as number);
      playOut(kernel, guide, spare, rng);
      return guide.value(spare, seat);
    });
    return kernel.decode(first, seat, codes[best] as number);
  };
  return { name: 'search', choose };
};
