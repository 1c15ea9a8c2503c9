import { lighthouseRun, type Move, type State, type View } from '@seekiste/rules/lighthouse-run';
import type { Analysed } from '../analysis/analysed.js';
import { worlds } from './captain/beliefs.js';
import { candidates } from './captain/candidates.js';
import { solvedLastTurn } from './endgame/index.js';
import { lighthouseRunIdea, lighthouseRunReason } from './reasons/index.js';
import { policy } from './sailor/index.js';

export const analysed: Analysed = {
  game: lighthouseRun,
  guide: {
    policy: (state, seat) => policy(state as State, seat),
    value: (state, seat) => lighthouseRun.kernel.score(state as State, seat),
    candidates: (state, seat, out) => candidates(state as State, seat, out),
    worlds: (view, rng) => worlds(view as View, rng),
  },
  reasonFor: (view, seat, move) => lighthouseRunReason(view as View, seat, move as Move),
  ideaOf: move => lighthouseRunIdea(move as Move),
  solved: (view, seat) => solvedLastTurn(view as View, seat),
  cost: () => 10,
};
