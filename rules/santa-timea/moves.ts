import type { Rng, Seat } from '../core/index.js';
import { BRIDE, type Card } from './cards.js';
import type { DirectionMask } from './hoard.js';
import { choicesOf } from './sets.js';
import type { State } from './types.js';

/** A hand has at most twelve different cards, and there are at most sixteen choices of sets. */
export const MOST_MOVES = 16;

/**
 * Inside, a move is the slot of a card in the ascending hand, or at the evaluation the chosen
 * sets as a mask. Brides come last in a hand and are alike, so the slots that may be played are
 * always the first ones: this is how many.
 *
 * 3.1 Any card may be played; 6.2 but only a hand of nothing but brides leads one.
 */
export const playable = (hand: readonly Card[], leading: boolean): number => {
  let others = hand.length;
  while (others > 0 && hand[others - 1] === BRIDE) others--;
  const brides = others < hand.length ? 1 : 0;
  return leading && others > 0 ? others : others + brides;
};

/** 9.4 What this seat has to choose from now: its directions with a choice, or undefined if it need not choose. */
export const openChoices = (state: State, seat: Seat): DirectionMask =>
  state.phase === 'sets' && state.chosen[seat] === null ? choicesOf(state.options, state.collected[seat] as number) : 0;

/** Writes the codes of the seat's moves. */
export const list = (state: State, seat: Seat, out: Int32Array): number => {
  let count = 0;
  if (state.phase === 'trick') {
    if (seat !== state.turn) return 0;
    const slots = playable(state.hands[seat] as Card[], state.laid === 0);
    while (count < slots) {
      out[count] = count;
      count++;
    }
    return count;
  }
  const choices = openChoices(state, seat);
  if (choices === 0) return 0;
  for (let mask = 0; mask <= choices; mask++) if ((mask & ~choices) === 0) out[count++] = mask;
  return count;
};

/** One of the listed moves, every one equally likely. There must be one. */
export const pick = (state: State, seat: Seat, rng: Rng): number => {
  if (state.phase === 'trick') return rng.below(playable(state.hands[seat] as Card[], state.laid === 0));
  return SCRATCH[rng.below(list(state, seat, SCRATCH))] as number;
};
const SCRATCH = new Int32Array(MOST_MOVES);
