import type { Seat, ToAct, Viewer } from '../core/index.js';
import type { Rules } from './chapter.js';
import { CHAPTERS } from './chapters/index.js';
import { rulesOf } from './rules.js';
import { seatsWhere } from './state.js';
import type { BasicEvent, Event, HandView, Shown, State, View } from './types.js';

export const toAct = (state: State): ToAct => {
  if (state.phase === 'deal') return { kind: 'chance' };
  if (state.phase === 'over') return { kind: 'over' };
  const rules = rulesOf(state.options);
  const must = mustAct(rules, state);
  if (rules.may.length === 0) return { kind: 'seats', must, may: [] };
  return { kind: 'seats', must, may: rules.may.flatMap(may => may(state)).filter(seat => !must.includes(seat)) };
};

/** The first of those, without making a list of them in the phases of the standard game. */
export const firstToAct = (rules: Rules, state: State): Seat => {
  const { phase, turn, seats } = state;
  if (phase !== 'pledge' && phase !== 'give') return mustAct(rules, state)[0] as Seat;
  let seat = turn;
  while (phase === 'pledge' ? state.pledges[seat] !== null : state.given[seat]) seat = (seat + 1) % seats;
  return seat;
};

/** Who keeps the game waiting, in turn order; not before the deal or after the end. */
const mustAct = (rules: Rules, state: State): readonly Seat[] => {
  if (state.phase === 'turn') return [state.turn];
  if (state.phase === 'pledge') return seatsWhere(state, seat => state.pledges[seat] === null);
  if (state.phase === 'give') return seatsWhere(state, seat => state.given[seat] === false);
  for (const must of rules.must) {
    const seats = must(state);
    if (seats) return seats;
  }
  return [];
};

/** 3.4 Sizes are public, cards are not: a viewer sees the sea, every count, and their own cards. */
export const view = (state: State, viewer: Viewer): View => {
  const seen: View = {
    // They never change: the same for everybody, so that what follows from them is found at once.
    options: state.options,
    seats: state.seats,
    viewer,
    phase: state.phase,
    toAct: toAct(state),
    turn: state.turn,
    first: state.first,
    sea: state.sea.slice(),
    open: state.open,
    departedBy: state.departedBy,
    stage: state.stage,
    due: state.due.slice(),
    extra: state.extra,
    hands: state.hands.map((hand, seat): HandView =>
      seat === viewer ? { kind: 'own', cards: hand.slice() } : { kind: 'closed', count: hand.length },
    ),
    piles: state.piles.map(pile => pile.length),
    thrown: state.thrown.map(cards => cards.length),
    remembered: viewer === 'watcher' ? [] : (state.thrown[viewer] ?? []).slice(),
    pledges: state.pledges.slice(),
    offers: state.offers.slice(),
    round: state.round,
    given: state.given.slice(),
    fresh: state.fresh.slice(),
    thrownBefore: state.thrownBefore.slice(),
    outcome: state.outcome,
  };
  const { view: parts } = rulesOf(state.options);
  return parts.length === 0 ? seen : (Object.assign(seen, ...parts.map(part => part(state))) as View);
};

/** The viewer's own cards; a watcher has none. */
export const ownHand = (seen: View): readonly number[] => {
  const hand = seen.viewer === 'watcher' ? undefined : seen.hands[seen.viewer];
  return hand?.kind === 'own' ? hand.cards : [];
};

/** What chapters say about the events that they add. */
interface Telling {
  readonly news: 'all' | 'others';
  show?(event: Event, viewer: Viewer): Shown;
}
const TELLINGS: ReadonlyMap<string, Telling> = new Map(
  CHAPTERS.flatMap(({ events }): readonly (readonly [string, Telling])[] => Object.entries(events)),
);
const isBasicEvent = (event: Event): event is BasicEvent => !TELLINGS.has(event.type);

export const show = (event: Event, viewer: Viewer): Shown => {
  if (!isBasicEvent(event)) return TELLINGS.get(event.type)?.show?.(event, viewer) ?? event;
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
    case 'gave-unseen':
      return event;
  }
};

/**
 * What is news to a seat. A player's own choice is none to them; cards they draw are. Others see
 * what lies on the table and how many cards went, but nothing when cards that were pledged are
 * given, or when a hand is filled up.
 */
export const tells = (event: Event, seat: Seat): boolean => {
  if (!isBasicEvent(event))
    return TELLINGS.get(event.type)?.news === 'all' || (event as { readonly seat?: Seat }).seat !== seat;
  switch (event.type) {
    case 'drew':
      return event.seat === seat;
    case 'threw':
      return event.seat !== seat && event.why !== 'eight';
    case 'laid':
    case 'departed':
    case 'pledged':
    case 'gave-unseen':
      return event.seat !== seat;
    case 'dealt':
    case 'pledges-missed':
    case 'pledges-settled':
    case 'arrived':
    case 'ended':
      return true;
  }
};
