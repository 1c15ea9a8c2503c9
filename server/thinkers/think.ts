import { botNamed, readWeightsBy } from '@seekiste/bots';
import { Rng } from '@seekiste/rules/core';
import type { Thought } from './thinkers.js';
import { readWeights } from './weights.js';

readWeightsBy(readWeights);

/** The same thought always comes to the same move, on whichever node. */
const think = ({ game, bot: name, view, seed }: Thought): unknown => {
  const bot = botNamed(game, name);
  if (!bot) throw new Error(`there is no bot ${name} for ${game}`);
  return bot.choose(view, Rng.from(seed));
};

/** What a thread is handed: a thought, and where to say that it has begun. */
export interface Task {
  readonly thought: Thought;
  readonly begun: Int32Array;
}

/** In a thread, which others share memory with. */
export const begin = ({ thought, begun }: Task): unknown => {
  Atomics.store(begun, 0, 1);
  return think(thought);
};

export default think;
