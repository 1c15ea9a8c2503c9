import { botNamed, hintsFor, type Hint } from '@seekiste/bots';
import { Rng } from '@seekiste/rules/core';
import { expose } from 'comlink';
import type { HintQuestion, Question } from './thinkers.js';
import { fetchWeights } from './weights.js';

expose({
  async choose({ game, bot, view, stream }: Question): Promise<unknown> {
    const thinker = botNamed(game, bot);
    if (!thinker) throw new RangeError(`no bot ${bot} plays ${game}`);
    if (bot === 'captain') await fetchWeights(game, view);
    return thinker.choose(view, Rng.from(stream));
  },
  async advise({ game, view, stream }: HintQuestion): Promise<readonly Hint[]> {
    await fetchWeights(game, view);
    return hintsFor(game, view, Rng.from(stream));
  },
});
