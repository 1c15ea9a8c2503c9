import { shuffle, type Rng, type Seat } from '../../../core/index.js';
import { ARRIVAL, COMPASS, isIsland, ISLANDS, type Card } from '../../cards.js';
import { at } from '../../state.js';
import type { State, View } from '../../types.js';
import type { PyramidPart } from './part.js';

/** A card taken secretly from the exploration pile; known to be an arrival or a compass. */
const isSecret = (card: Card): boolean => card === ARRIVAL || card === COMPASS;

/** When each seat's secrets were taken; the arrival that won the game is none any more. */
export const secretsOf = (
  { pyramid, outcome }: Pick<View | State, 'pyramid' | 'outcome'>,
  seat: Seat,
): readonly number[] => {
  const list = pyramid?.secrets[seat] ?? [];
  return outcome?.won && outcome.seat === seat ? list.slice(0, -1) : list;
};

const without = (cards: readonly Card[], gone: readonly Card[]): Card[] => {
  const left = [...cards];
  for (const card of gone) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
};

interface Token {
  readonly card: Card;
  readonly after: number;
}

/** Deals one hidden seat's cards into discards and hand; a secret can only have been thrown after it was taken. */
const dealSeat = (state: State, seat: Seat, tokens: readonly Token[], rng: Rng): void => {
  const left = [...tokens];
  const thrown = at(state.thrown, seat);
  for (let slot = 0; slot < thrown.length; slot++) {
    const could = left.filter(({ after }) => after <= slot);
    const chosen = at(could, rng.below(could.length));
    left.splice(left.indexOf(chosen), 1);
    thrown[slot] = chosen.card;
  }
  left.forEach(({ card }, slot) => (at(state.hands, seat)[slot] = card));
  at(state.hands, seat).sort((a, b) => a - b);
};

/**
 * A world that fits the view. Islands that were not seen may be anywhere but in the exploration
 * pile; what others took secretly is any of the arrivals and compasses that are not accounted for.
 */
export const imaginePyramid = (view: View, state: State, rng: Rng, deckCards: readonly Card[]): void => {
  const own = state.pyramid as PyramidPart;
  const { storms = [], out = [], owed = 0, secrets = [] } = view.pyramid ?? {};
  storms.forEach((storm, space) => (own.storms[space] = storm));
  own.out.push(...out);
  own.owed = owed;
  secrets.forEach((list, seat) => at(own.secrets, seat).push(...list));
  const mine = view.viewer === 'watcher' ? [] : [...at(state.hands, view.viewer), ...at(state.thrown, view.viewer)];
  const won = view.outcome?.won ? [ARRIVAL] : [];
  const special = shuffle(
    without(
      deckCards,
      [...mine, ...out, ...won, ...storms.filter(storm => storm !== null)].filter(c => !isIsland(c)),
    ),
    rng,
  );
  const seen = new Set([...view.sea, ...mine, ...out]);
  const islands = shuffle(
    Array.from({ length: ISLANDS }, (_, i) => i + 1).filter(card => !seen.has(card)),
    rng,
  );
  const takeSpecial = (): Card => at(special.splice(special.findIndex(isSecret), 1), 0);
  state.removed.push(...islands.splice(0, view.options.islandsRemoved));
  for (let seat = 0; seat < view.seats; seat++) {
    if (seat === view.viewer) continue;
    const taken = secretsOf(view, seat).map((after): Token => ({ card: takeSpecial(), after }));
    const rest = at(state.hands, seat).length + at(state.thrown, seat).length - taken.length;
    dealSeat(state, seat, [...taken, ...islands.splice(0, rest).map(card => ({ card, after: 0 }))], rng);
  }
  for (let seat = 0; seat < view.seats; seat++) {
    const pile = at(state.piles, seat);
    islands.splice(0, pile.length).forEach((card, i) => (pile[i] = card));
    at(own.unseen, seat).push(...islands.splice(0, view.unseen?.[seat] ?? 0));
  }
  // Shuffled again: what was taken out left the others lying low.
  own.deck.push(...shuffle(special, rng));
};
