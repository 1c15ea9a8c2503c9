import { shuffle, type Rng, type Seat } from '../../../core/index.js';
import { ISLANDS, type Card } from '../../cards.js';
import { at } from '../../state.js';
import type { State, View } from '../../types.js';
import type { Taken } from './part.js';

/** Islands that lie openly, or that the viewer knows to be somewhere. */
const known = (view: View, state: State): Set<Card> => {
  const cards = new Set<Card>([...view.sea, ...(view.duel?.row ?? []), ...(view.duel?.shown ?? []).flat()]);
  for (const taken of view.duel?.taken ?? []) for (const { card } of taken) cards.add(card);
  if (view.viewer !== 'watcher')
    for (const card of [...at(state.hands, view.viewer), ...at(state.thrown, view.viewer)]) cards.add(card);
  return cards;
};

/**
 * 16.4 Deals one hidden seat's cards into its discards and its hand. A card that was taken from
 * the row can only have been thrown later; of those that could be at each discard in turn, each is
 * equally likely, and what is left is the hand. How many there are to choose from does not depend
 * on the choices before, so every way is equally likely.
 */
const dealSeat = (state: State, seat: Seat, cards: readonly Taken[], rng: Rng): void => {
  const left = [...cards];
  const thrown = at(state.thrown, seat);
  for (let slot = 0; slot < thrown.length; slot++) {
    const could = left.filter(({ after }) => after <= slot);
    const chosen = at(could, rng.below(could.length));
    left.splice(left.indexOf(chosen), 1);
    thrown[slot] = chosen.card;
  }
  const hand = at(state.hands, seat);
  left.forEach(({ card }, slot) => (hand[slot] = card));
  hand.sort((a, b) => a - b);
};

/** A world that fits the view: `state` has everything that is open, and unknown cards in their places. */
export const imagineDuel = (view: View, state: State, rng: Rng): void => {
  const seen = known(view, state);
  const unseen = shuffle(
    Array.from({ length: ISLANDS }, (_, i) => i + 1).filter(card => !seen.has(card)),
    rng,
  );
  state.removed.push(...unseen.splice(0, view.options.islandsRemoved));
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat === view.viewer) continue;
    const taken = view.duel?.taken[seat] ?? [];
    const hidden = at(state.hands, seat).length + at(state.thrown, seat).length - taken.length;
    const own = unseen.splice(0, hidden).map((card): Taken => ({ card, after: 0 }));
    dealSeat(state, seat, [...taken, ...own], rng);
  }
  const pile = at(state.piles, 0);
  unseen.forEach((card, i) => (pile[i] = card));
};
