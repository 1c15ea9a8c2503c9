import { santaTimea, type Move, type State, type View } from '@seekiste/rules/santa-timea';
import type { Analysed } from '../analysis/analysed.js';
import { worlds } from './captain/beliefs.js';
import { solvedLastCards } from './endgame/index.js';
import { santaTimeaReason } from './reasons/index.js';
import { policy } from './sailor/index.js';

export const analysed: Analysed = {
  game: santaTimea,
  guide: {
    policy: (state, seat) => policy(state as State, seat),
    value: (state, seat) => santaTimea.kernel.score(state as State, seat),
    worlds: (view, rng) => worlds(view as View, rng),
  },
  reasonFor: (view, seat, move) => santaTimeaReason(view as View, seat, move as Move),
  ideaOf: move => santaTimea.write(move as Move),
  solved: (view, seat) => solvedLastCards(view as View, seat),
  cost: () => 0.6,
};
