import { shuffle, type Rng, type Seat } from '../core/index.js';
import { ARRIVAL, ARRIVALS, DEPARTURE, ISLANDS, type Card } from './cards.js';
import { canAct } from './moves.js';
import { gapsOf } from './sea.js';
import { at, insert, start } from './state.js';
import type { State, View } from './types.js';
import { ownHand } from './view.js';

/** Islands and arrivals that the viewer has not seen, in any order. */
const unseenCards = (view: View): { readonly islands: Card[]; readonly arrivals: number } => {
  const seen = new Set<Card>(view.sea);
  let arrivals = ARRIVALS;
  for (const card of [...ownHand(view), ...view.remembered])
    if (card === ARRIVAL) arrivals--;
    else seen.add(card);
  if (view.outcome?.won) arrivals--; // the one that ended the game
  const islands: Card[] = [];
  for (let card = 1; card <= ISLANDS; card++) if (!seen.has(card)) islands.push(card);
  return { islands, arrivals };
};

type Place = 'pile' | 'hand' | 'thrown' | 'seen';

/**
 * Where a seat's own departure card may be. Every card is equally likely to be it among those
 * that nobody has ruled out: the pile, and what was drawn since the seat last showed that it
 * holds none; of those only cards thrown after the departure can be gone (5.9).
 */
const departurePlace = (view: View, seat: Seat, rng: Rng): Place => {
  if (view.departedBy === seat) return 'seen';
  const pile = at(view.piles, seat);
  if (seat === view.viewer) return [...ownHand(view), ...view.remembered].includes(DEPARTURE) ? 'seen' : 'pile';
  const hand = handSize(view, seat);
  const since = view.departedBy === null ? 0 : at(view.thrown, seat) - at(view.thrownBefore, seat);
  // Of the cards drawn since, those that were laid are known islands; the rest is in hand or was thrown.
  const drawn = Math.min(at(view.fresh, seat), hand + since);
  if (rng.below(pile + drawn) < pile) return 'pile';
  return rng.below(hand + since) < hand ? 'hand' : 'thrown';
};

const handSize = (view: View, seat: Seat): number => {
  const hand = at(view.hands, seat);
  return hand.kind === 'own' ? hand.cards.length : hand.count;
};

/** 8.2 Whoever is active can act, or it was lost: with a single card left, that tells something about it. */
const fitsTheTurn = (state: State): boolean => {
  const able = canAct(state, state.gaps, at(state.hands, state.turn));
  return state.phase === 'turn' ? able : state.outcome?.reason === 'no-action' ? !able : true;
};

/** A full state that this view could be a view of: what was not seen is dealt anew until it fits. */
export const imagine = (view: View, rng: Rng): State => {
  for (;;) {
    const state = dealAnew(view, rng);
    if (fitsTheTurn(state)) return state;
  }
};

const dealAnew = (view: View, rng: Rng): State => {
  const state = start(view.options, view.seats);
  state.phase = view.phase;
  state.turn = view.turn;
  state.first = view.first;
  view.sea.forEach((card, space) => (state.sea[space] = card));
  Object.assign(state.gaps, gapsOf(view.sea));
  state.open = view.open;
  state.departedBy = view.departedBy;
  state.round = view.round;
  state.outcome = view.outcome;
  for (let seat = 0; seat < view.seats; seat++) {
    state.pledges[seat] = at(view.pledges, seat);
    state.offers[seat] = at(view.offers, seat);
    state.given[seat] = at(view.given, seat);
    state.fresh[seat] = at(view.fresh, seat);
    state.thrownBefore[seat] = at(view.thrownBefore, seat);
  }
  if (view.phase === 'deal') return state;

  const { islands, arrivals } = unseenCards(view);
  // 9.1 Only islands were removed, so they go first; the rest may be anywhere.
  shuffle(islands, rng);
  state.removed.push(...islands.splice(0, view.options.islandsRemoved));
  const cards = islands;
  for (let i = 0; i < arrivals; i++) cards.push(ARRIVAL);
  shuffle(cards, rng);
  const take = (): Card => {
    const card = cards.pop();
    if (card === undefined) throw new Error('a view that counts more cards than there are');
    return card;
  };

  for (let seat = 0; seat < view.seats; seat++) {
    const place = departurePlace(view, seat, rng);
    const hand = at(state.hands, seat);
    const pile = at(state.piles, seat);
    const thrown = at(state.thrown, seat);
    if (seat === view.viewer) {
      hand.push(...ownHand(view));
      thrown.push(...view.remembered);
    } else {
      if (place === 'hand') hand.push(DEPARTURE);
      while (hand.length < handSize(view, seat)) insert(hand, take());
      const gone = at(view.thrown, seat) - (place === 'thrown' ? 1 : 0);
      while (thrown.length < gone) thrown.push(take());
      const before = at(view.thrownBefore, seat);
      if (place === 'thrown') thrown.splice(before + rng.below(gone - before + 1), 0, DEPARTURE);
    }
    while (pile.length < at(view.piles, seat) - (place === 'pile' ? 1 : 0)) pile.push(take());
    if (place === 'pile') pile.splice(rng.below(pile.length + 1), 0, DEPARTURE);
  }
  return state;
};
