import type { Seat } from '@seekiste/rules/core';
import { inAllerRuhe, type Move, type Options, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import { believe } from './captain/belief.js';
import { startersIn } from './captain/starters.js';
import type { Analysed } from '../analysis/analysed.js';
import { solvedAlone, USUAL_STATES } from './endgame/exact.js';
import { inAllerRuheIdea, inAllerRuheReason } from './reasons/index.js';
import { chaptersInPlay } from './chapters/index.js';
import { codeOf, guide, inOrder } from './sailor/index.js';

/** In thousandths of a millisecond. Only the plain game is played out at search speed throughout. */
const PLAIN = 25;
const COMBINED = 220;

const costOf = (options: Options): number => {
  const [chapter, ...others] = chaptersInPlay(options);
  return others.length > 0 ? COMBINED : (chapter?.cost ?? PLAIN);
};

export const analysed: Analysed = {
  game: inAllerRuhe,
  guide: {
    policy: (state, seat, rng) => guide.policy(state as State, seat, rng),
    value: (state, seat) => inAllerRuhe.kernel.score(state as State, seat),
    candidates(state, seat, out) {
      const starters = startersIn(state as State, seat);
      for (const [i, { code }] of starters.entries()) out[i] = code;
      return starters.length;
    },
    worlds(seen, rng) {
      const view = seen as View;
      return () => believe(inAllerRuhe.imagine(view, rng), view.viewer as Seat, rng);
    },
  },
  codeOf: (state, seat, move) => codeOf(state as State, seat, move as Move),
  reasonFor: (view, seat, move) => inAllerRuheReason(view as View, seat, move as Move),
  ideaOf: move => inAllerRuheIdea(move as Move),
  solved: view => solvedAlone(view as View, USUAL_STATES)?.map(({ move, chance }) => ({ move: inOrder(move), chance })),
  cost: options => costOf(options as unknown as Options),
};
