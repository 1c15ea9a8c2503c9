import { botNamed, hintsFor, type Hint } from '@seekiste/bots';
import { Rng } from '@seekiste/rules/core';
import { expose } from 'comlink';
import type { HintQuestion, Question } from './thinkers.js';

expose({
  choose({ game, bot, view, stream }: Question): unknown {
    const thinker = botNamed(game, bot);
    if (!thinker) throw new RangeError(`no bot ${bot} plays ${game}`);
    return thinker.choose(view, Rng.from(stream));
  },
  advise({ game, view, stream }: HintQuestion): readonly Hint[] {
    return hintsFor(game, view, Rng.from(stream));
  },
});
