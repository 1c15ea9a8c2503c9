import type { Seat, ToAct, Viewer } from '../core/index.js';
import type { Event, HandView, Shown, State, View } from './types.js';

export const toAct = (state: State): ToAct => {
  switch (state.phase) {
    case 'deal':
      return { kind: 'chance' };
    case 'over':
      return { kind: 'over' };
    case 'turn':
      return { kind: 'seats', must: [state.turn], may: [] };
    case 'pledge':
      return { kind: 'seats', must: seatsWhere(state, seat => state.pledges[seat] === null), may: [] };
    case 'give':
      return { kind: 'seats', must: seatsWhere(state, seat => state.given[seat] === false), may: [] };
  }
};

/** Seats in turn order, from the active player on. */
const seatsWhere = (state: State, holds: (seat: Seat) => boolean): Seat[] => {
  const seats: Seat[] = [];
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.turn + i) % state.seats;
    if (holds(seat)) seats.push(seat);
  }
  return seats;
};

/** 3.4 Sizes are public, cards are not: a viewer sees the sea, every count, and their own cards. */
export const view = (state: State, viewer: Viewer): View => ({
  options: { islandsRemoved: state.options.islandsRemoved, strict: state.options.strict },
  seats: state.seats,
  viewer,
  phase: state.phase,
  toAct: toAct(state),
  turn: state.turn,
  first: state.first,
  sea: [...state.sea],
  open: state.open,
  departedBy: state.departedBy,
  hands: state.hands.map((hand, seat): HandView =>
    seat === viewer ? { kind: 'own', cards: [...hand] } : { kind: 'closed', count: hand.length },
  ),
  piles: state.piles.map(pile => pile.length),
  thrown: state.thrown.map(cards => cards.length),
  remembered: viewer === 'watcher' ? [] : [...(state.thrown[viewer] ?? [])],
  pledges: [...state.pledges],
  offers: [...state.offers],
  round: state.round,
  given: [...state.given],
  fresh: [...state.fresh],
  thrownBefore: [...state.thrownBefore],
  outcome: state.outcome,
});

/** The viewer's own cards; a watcher has none. */
export const ownHand = (seen: View): readonly number[] => {
  const hand = seen.viewer === 'watcher' ? undefined : seen.hands[seen.viewer];
  return hand?.kind === 'own' ? hand.cards : [];
};

export const show = (event: Event, viewer: Viewer): Shown => {
  switch (event.type) {
    case 'drew': {
      const { type, seat, cards } = event;
      return seat === viewer ? { type, seat, count: cards.length, cards } : { type, seat, count: cards.length };
    }
    case 'threw': {
      const { type, seat, cards, why } = event;
      return seat === viewer
        ? { type, seat, count: cards.length, why, cards }
        : { type, seat, count: cards.length, why };
    }
    case 'dealt':
    case 'laid':
    case 'departed':
    case 'pledged':
    case 'pledges-missed':
    case 'pledges-settled':
    case 'arrived':
    case 'ended':
      return event;
  }
};

/**
 * What is news to a seat. A player's own choice is none to them; cards they draw are. Others see
 * what lies on the table and how many cards went, but nothing when cards that were pledged are
 * given, or when a hand is filled up.
 */
export const tells = (event: Event, seat: Seat): boolean => {
  switch (event.type) {
    case 'drew':
      return event.seat === seat;
    case 'threw':
      return event.seat !== seat && event.why !== 'eight';
    case 'laid':
    case 'departed':
    case 'pledged':
      return event.seat !== seat;
    case 'dealt':
    case 'pledges-missed':
    case 'pledges-settled':
    case 'arrived':
    case 'ended':
      return true;
  }
};
