import type { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type Move, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import { seatToAct, type Beliefs, type Guide } from '../../search/index.js';
import { believe } from './belief.js';
import { captain } from './captain.js';
import { guide, inOrder } from '../sailor/index.js';
import { USUAL_STATES, solvedAlone, type Solved } from '../endgame/index.js';
import { learnedStarters, startersIn } from './starters.js';

const { imagine } = inAllerRuhe;

/** What hints go by: the moves that a captain thinks of, and what it believes; all play on like sailors. */
export const adviceGuide: Required<Guide<State> & Beliefs<State, View>> = {
  ...guide,

  candidates(state, seat, out) {
    const starters = learnedStarters(state, seat) ?? startersIn(state, seat);
    for (const [i, { code }] of starters.entries()) out[i] = code;
    return starters.length;
  },

  worlds(view, rng) {
    const seat = seatToAct(view);
    return () => believe(imagine(view, rng), seat, rng);
  },
};

/** Every move where the rest can be solved, with its exact chance, best first. */
export const solvedMoves = (view: View): readonly Solved[] | undefined =>
  solvedAlone(view, USUAL_STATES)?.map(({ move, chance }) => ({ move: inOrder(move), chance }));

/** What a captain would do. In the first half of a game playouts alone cannot tell moves apart. */
export const captainsMove = (view: View, rng: Rng): Move => inOrder(captain.choose(view, rng) as Move);
