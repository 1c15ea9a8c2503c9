import type { Rng, Seat } from '@seekiste/rules/core';
import { santaTimea, type Card, type State } from '@seekiste/rules/santa-timea';
import { Judge } from './policy.js';
import { WEIGHTS } from './weights.js';

/** A beginner looks at this trick: no plans for the next winds or for sets, and the lead does not matter. */
const beginner = new Judge({ ...WEIGHTS, keepForNext: 0, keepForAfter: 0, lead: 0, twoOfSet: 0 });

/** One card in so many is overlooked. */
const OVERLOOKED = 5;

const codes = new Int32Array(santaTimea.kernel.mostMoves);

/** Plays the card that costs least in this trick, of those that it notices. */
export const cabinBoyPolicy = (state: State, seat: Seat, rng: Rng): number => {
  if (state.phase !== 'trick') return beginner.best(state, seat);
  const slots = santaTimea.kernel.list(state, seat, codes);
  beginner.look(state, seat);
  const hand = state.hands[seat] as Card[];
  let best = 0;
  let least = Infinity;
  for (let slot = 0; slot < slots; slot++) {
    const cost = beginner.costOf(hand[slot] as Card);
    if (rng.below(OVERLOOKED) > 0 && cost < least) {
      least = cost;
      best = slot;
    }
  }
  return best;
};
