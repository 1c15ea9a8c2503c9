import { CHANCE, OVER, type Kernel, type Rng } from '@seekiste/rules/core';
import type { Guide } from './guide.js';

/** Plays on by the policy until the game is over or chance would deal anew; returns how many decisions that took. */
export const playOut = <State, Move>(
  kernel: Kernel<State, Move>,
  { policy }: Pick<Guide<State>, 'policy'>,
  state: State,
  rng: Rng,
): number => {
  let decisions = 0;
  for (let seat = kernel.actor(state); seat !== OVER && seat !== CHANCE; seat = kernel.actor(state)) {
    kernel.play(state, seat, policy(state, seat, rng));
    decisions++;
  }
  return decisions;
};
