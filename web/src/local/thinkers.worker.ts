import type { Hint } from '@seekiste/bots';
import { loadAdviser, loadBot } from '@seekiste/bots/on-demand';
import { Rng } from '@seekiste/rules/core';
import { offer } from '../parts/worker-calls.js';
import type { HintQuestion, Question } from './thinkers.js';
import { fetchWeights } from './weights.js';

offer({
  async choose({ game, bot, view, stream }: Question): Promise<unknown> {
    const thinker = await loadBot(game, bot);
    if (!thinker) throw new RangeError(`no bot ${bot} plays ${game}`);
    if (bot === 'captain') await fetchWeights(game, view);
    return thinker.choose(view, Rng.from(stream));
  },
  async advise({ game, view, stream }: HintQuestion): Promise<readonly Hint[]> {
    const advise = await loadAdviser(game);
    if (!advise) throw new RangeError(`no hints for the game ${game}`);
    await fetchWeights(game, view);
    return advise(view, Rng.from(stream), undefined);
  },
});
