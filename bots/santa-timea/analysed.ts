import { santaTimea, type State, type View } from '@seekiste/rules/santa-timea';
import type { Analysed } from '../analysis/analysed.js';
import { worlds } from './captain/beliefs.js';
import { policy } from './sailor/index.js';

export const analysed: Analysed = {
  game: santaTimea,
  guide: {
    policy: (state, seat) => policy(state as State, seat),
    value: (state, seat) => santaTimea.kernel.score(state as State, seat),
    worlds: (view, rng) => worlds(view as View, rng),
  },
  cost: () => 0.6,
};
