import { botNamed } from '@seekiste/bots';
import { Rng } from '@seekiste/rules/core';
import { expose } from 'comlink';
import type { Question } from './thinkers.js';

expose({
  choose({ game, bot, view, stream }: Question): unknown {
    const thinker = botNamed(game, bot);
    if (!thinker) throw new RangeError(`no bot ${bot} plays ${game}`);
    return thinker.choose(view, Rng.from(stream));
  },
});
