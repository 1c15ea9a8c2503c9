import { shuffle, type Rng, type Seat } from '../core/index.js';
import { ARRIVAL, ARRIVALS, DEPARTURE, GROUP_DISCARD, ISLANDS, type Card } from './cards.js';
import type { Rules } from './chapter.js';
import { throwable, unseenOf } from './hands.js';
import { canAct } from './moves.js';
import { rulesOf } from './rules.js';
import { gapsOf } from './sea.js';
import { start } from './start.js';
import { at } from './state.js';
import type { State, View } from './types.js';
import { ownHand } from './view.js';

/** A place whose card the viewer has not seen, until one is put there. No card bears this number. */
const UNKNOWN = 0;

/** Islands and arrivals that the viewer has not seen, in any order. */
const unseenCards = (view: View, state: State, rules: Rules): { islands: Card[]; arrivals: number } => {
  const seen = new Set<Card>(view.sea);
  let arrivals = ARRIVALS;
  for (const card of [...ownHand(view), ...view.remembered, ...rules.cards.flatMap(cards => cards(state))])
    if (card === ARRIVAL) arrivals--;
    else seen.add(card);
  if (view.outcome?.won) arrivals--; // the one that ended the game
  const islands: Card[] = [];
  for (let card = 1; card <= ISLANDS; card++) if (!seen.has(card)) islands.push(card);
  return { islands, arrivals };
};

const handSize = (view: View, seat: Seat): number => {
  const hand = at(view.hands, seat);
  return hand.kind === 'own' ? hand.cards.length : hand.count;
};

const unknown = (count: number): Card[] => new Array<Card>(count).fill(UNKNOWN);

const fill = <T>(to: T[], values: readonly T[]): void => void to.splice(0, to.length, ...values);

/** Everything that is open to the viewer, and a place for every card that is not. */
const seenTable = (view: View, rules: Rules): State => {
  const state = start(view.options, view.seats);
  state.phase = view.phase;
  state.turn = view.turn;
  state.first = view.first;
  fill(state.sea, view.sea);
  fill(state.gaps, gapsOf(view.sea, rules.routes));
  state.open = view.open;
  state.departedBy = view.departedBy;
  state.stage = view.stage;
  fill(state.due, view.due);
  state.extra = view.extra;
  state.round = view.round;
  state.outcome = view.outcome;
  fill(state.pledges, view.pledges);
  fill(state.offers, view.offers);
  fill(state.given, view.given);
  fill(state.fresh, view.fresh);
  fill(state.thrownBefore, view.thrownBefore);
  for (let seat = 0; seat < view.seats; seat++) {
    const own = seat === view.viewer;
    fill(at(state.hands, seat), own ? ownHand(view) : unknown(handSize(view, seat)));
    fill(at(state.thrown, seat), own ? view.remembered : unknown(at(view.thrown, seat)));
    fill(at(state.piles, seat), unknown(at(view.piles, seat)));
  }
  for (const imaginePart of rules.imagine) imaginePart(view, state);
  return state;
};

interface Place {
  readonly list: Card[];
  readonly index: number;
}

const placesIn = (lists: readonly Card[][]): Place[] =>
  lists.flatMap(list => list.flatMap((card, index) => (card === UNKNOWN ? [{ list, index }] : [])));

/** Cards that were never drawn: piles, and what chapters let lie beside them. */
const undrawn = (rules: Rules, state: State, seat: Seat): Card[][] => [
  at(state.piles, seat),
  ...rules.beside.map(beside => at(beside(state), seat)),
];

/** Puts the cards of chapters where they may be, each way equally likely: those first that nobody can hold. */
const placeSpecial = (view: View, rules: Rules, state: State, rng: Rng): void => {
  const hidden = rules.hidden.flatMap(cards => cards(view, ownHand(view)));
  for (const { card, count, inHands } of hidden.sort((a, b) => Number(a.inHands) - Number(b.inHands))) {
    const lists = state.piles.flatMap((_, seat) => undrawn(rules, state, seat));
    const places = shuffle(placesIn(inHands ? [...lists, ...state.hands] : lists), rng);
    if (places.length < count) throw new Error('a view that counts more cards than there are');
    for (const { list, index } of places.slice(0, count)) list[index] = card;
  }
};

/**
 * Where a seat's own departure card may be. Every card is equally likely to be it among those
 * that nobody has ruled out: the pile, and what was drawn since the seat last showed that it
 * holds none; of those only cards thrown after the departure can be gone (5.9).
 */
const departurePlaces = (view: View, rules: Rules, state: State, seat: Seat, rng: Rng): Place[] => {
  const places = (list: Card[], from = 0): Place[] =>
    list.slice(from).map((_, i): Place => ({ list, index: from + i }));
  const pile = undrawn(rules, state, seat).flatMap(list => places(list));
  if (seat === view.viewer) return pile;
  const since = view.departedBy === null ? [] : places(at(state.thrown, seat), at(view.thrownBefore, seat));
  const drawn = [...places(at(state.hands, seat)), ...since];
  // Of the cards drawn since, those that were laid are known islands; the rest is in hand or was thrown.
  const fresh = Math.min(at(view.fresh, seat), drawn.length);
  return rng.below(pile.length + fresh) < pile.length ? pile : drawn;
};

/** Puts every seat's departure card somewhere; false if another card is there already. */
const placeDepartures = (view: View, rules: Rules, state: State, rng: Rng): boolean => {
  for (let seat = 0; seat < view.seats; seat++) {
    if (view.departedBy === seat || !rules.departs) continue;
    if (seat === view.viewer && [...ownHand(view), ...view.remembered].includes(DEPARTURE)) continue;
    const places = departurePlaces(view, rules, state, seat, rng);
    const { list, index } = at(places, rng.below(places.length));
    if (list[index] !== UNKNOWN) return false;
    list[index] = DEPARTURE;
  }
  return true;
};

/** One way to deal what was not seen; undefined if two cards would lie in one place. */
const dealAnew = (view: View, rules: Rules, rng: Rng): State | undefined => {
  const state = seenTable(view, rules);
  if (view.phase === 'deal') return state;
  if (rules.dream[0]) {
    rules.dream[0](view, state, rng, rules.deckCards);
    return state;
  }
  placeSpecial(view, rules, state, rng);
  if (!placeDepartures(view, rules, state, rng)) return undefined;
  const { islands, arrivals } = unseenCards(view, state, rules);
  // 9.1 Only islands were removed, so they go first; the rest may be anywhere.
  shuffle(islands, rng);
  state.removed.push(...islands.splice(0, view.options.islandsRemoved));
  const cards = islands;
  for (let i = 0; i < arrivals; i++) cards.push(ARRIVAL);
  shuffle(cards, rng);
  const lists = state.hands.flatMap((hand, seat) => [hand, at(state.thrown, seat), ...undrawn(rules, state, seat)]);
  for (const { list, index } of placesIn(lists)) {
    const card = cards.pop();
    if (card === undefined) throw new Error('a view that counts more cards than there are');
    list[index] = card;
  }
  for (const hand of state.hands) hand.sort((a, b) => a - b);
  return state;
};

/** 8.2 The active player can act, or the game was lost: with a single card left, that tells something about it. */
const fitsTheTurn = (rules: Rules, state: State): boolean => {
  const stuck = state.outcome?.reason === 'no-action' || rules.phases[state.phase]?.stuck === true;
  if (state.phase !== 'turn' && !stuck) return true;
  return canAct(rules, state, state.gaps, at(state.hands, state.turn)) !== stuck;
};

/** 5.3, 5.10 Nobody named more cards than they can give, and there are eight, or it was lost. */
const fitsTheDeparture = (rules: Rules, state: State): boolean => {
  const givable = state.hands.map((hand, seat) => throwable(rules, state, hand) + unseenOf(rules, state, seat));
  const enough = givable.reduce((sum, count) => sum + count, 0) >= GROUP_DISCARD;
  if (state.outcome?.reason === 'eight-impossible') return !enough;
  if (state.phase !== 'pledge' && state.phase !== 'give') return true;
  const named = (count: number, seat: Seat): boolean =>
    at(state.given, seat) || Math.max(at(state.pledges, seat) ?? 0, at(state.offers, seat) ?? 0) <= count;
  return (enough || state.phase === 'give') && givable.every(named);
};

const CERTAIN = 1 << 20;

/** A full state that this view could be a view of: what was not seen is dealt anew until it fits. */
export const imagine = (view: View, rng: Rng): State => {
  const rules = rulesOf(view.options);
  for (;;) {
    const state = dealAnew(view, rules, rng);
    if (!state || !fitsTheTurn(rules, state) || !fitsTheDeparture(rules, state)) continue;
    let likely = 1;
    for (const likelihood of rules.likelihood) likely *= likelihood(rules, state);
    if (likely >= 1 || rng.below(CERTAIN) < likely * CERTAIN) return state;
  }
};
