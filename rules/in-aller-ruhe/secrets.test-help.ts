import type { Insight } from '../core/conformance.js';
import { shuffle, type Actor, type OptionValues, type Rng, type Seat, type Viewer } from '../core/index.js';
import { ARRIVAL, COMPASS, DEPARTURE, isIsland, ISLANDS, MONSTER, ORANGE, YELLOW, type Card } from './cards.js';
import { rulesOf } from './rules.js';
import { slotsOf } from './codes.js';
import { load } from './position.js';
import { OPEN, type Route } from './sea.js';
import { clone } from './start.js';
import { at } from './state.js';
import type { Move, Options, PlayersMove, State } from './types.js';

/** Every card there is: in the sea, in hands, piles and discards, removed, and those played at the edge of the sea. */
const cards = (state: State): Card[] =>
  [
    ...state.sea.filter(card => card !== OPEN),
    ...[...state.hands, ...state.piles, ...state.thrown].flat(),
    ...state.removed,
    ...(state.departedBy === null ? [] : [DEPARTURE]),
    ...(state.outcome?.won ? [ARRIVAL] : []),
    ...rulesOf(state.options).cards.flatMap(cardsOf => cardsOf(state)),
    ...rulesOf(state.options).beside.flatMap(beside => beside(state).flat()),
  ].sort((a, b) => a - b);

/** Where cards lie: the lists of a state, or those that a deal will make. */
interface Lists {
  readonly hands: Card[][];
  readonly piles: Card[][];
  readonly thrown: Card[][];
  readonly removed: Card[];
}

interface Slot {
  readonly list: Card[];
  readonly index: number;
  readonly place: 'hand' | 'pile' | 'thrown' | 'removed';
  readonly seat: Seat | undefined;
}

const slotsIn = ({ hands, piles, thrown, removed }: Lists): Slot[] => {
  const each = (lists: readonly Card[][], place: Slot['place']): Slot[] =>
    lists.flatMap((list, seat) => list.map((_, index): Slot => ({ list, index, place, seat })));
  return [
    ...each(hands, 'hand'),
    ...each(piles, 'pile'),
    ...each(thrown, 'thrown'),
    ...removed.map((_, index): Slot => ({ list: removed, index, place: 'removed', seat: undefined })),
  ];
};

const cardIn = ({ list, index }: Slot): Card => at(list, index);

const mix = (slots: readonly Slot[], rng: Rng): void => {
  const mixed = shuffle(slots.map(cardIn), rng);
  slots.forEach(({ list, index }, i) => (list[index] = at(mixed, i)));
};

/** 2.4, 9.1 Islands may be anywhere, arrivals anywhere but among the removed, departures where their seat may have them. */
const exchange = (
  hidden: readonly Slot[],
  mayDepart: (slot: Slot) => boolean,
  isUndrawn: (slot: Slot) => boolean,
  arrivals: boolean,
  rng: Rng,
): void => {
  for (const slot of hidden.filter(slot => cardIn(slot) === DEPARTURE)) {
    const others = hidden.filter(other => other.seat === slot.seat && mayDepart(other) && cardIn(other) <= DEPARTURE);
    const other = others[rng.below(Math.max(1, others.length))];
    if (!other || !mayDepart(slot)) continue;
    const card = cardIn(other);
    other.list[other.index] = DEPARTURE;
    slot.list[slot.index] = card;
  }
  mix(
    hidden.filter(slot => isIsland(cardIn(slot))),
    rng,
  );
  // In a pyramid arrivals come from the exploration pile, and are not exchanged for islands.
  const isMixed = (slot: Slot): boolean => slot.place !== 'removed' && cardIn(slot) < (arrivals ? DEPARTURE : ARRIVAL);
  mix(hidden.filter(isMixed), rng);
  // Cards of chapters stay where they may be: among cards that nobody draws in this step.
  mix(
    hidden.filter(slot => isUndrawn(slot) && cardIn(slot) !== DEPARTURE),
    rng,
  );
};

const sorted = (list: readonly Card[]): Card[] => [...list].sort((a, b) => a - b);

const disguiseDeal = (state: State, after: State, deal: Extract<Move, { type: 'deal' }>, viewer: Viewer, rng: Rng) => {
  const lists: Lists = {
    hands: deal.hands.map(hand => [...hand]),
    piles: deal.piles.map(pile => [...pile]),
    thrown: [],
    removed: [...deal.removed],
  };
  // Piles are listed from the top: what was drawn for an opening hand came off there (12.2).
  const isDrawn = ({ place, seat, index }: Slot): boolean =>
    place === 'pile' && seat !== undefined && index < at(deal.piles, seat).length - at(after.piles, seat).length;
  const hidden = slotsIn(lists).filter(
    slot => (slot.seat !== viewer || slot.place === 'pile') && !(isDrawn(slot) && (after.duel || slot.seat === viewer)),
  );
  const inPile = (slot: Slot): boolean => slot.place === 'pile' && !isDrawn(slot);
  // While opening hands are being drawn, nobody knows yet where they end: departure cards stay.
  exchange(
    hidden,
    slot => inPile(slot) && after.stage !== 'opening',
    slot => inPile(slot) && after.stage !== 'opening',
    after.pyramid === undefined,
    rng,
  );
  const { piles, removed } = lists;
  return { state, move: { ...deal, hands: lists.hands.map(sorted), piles, removed } };
};

/** What a move shows of the hand it is made from, and what it throws face down: both as cards of that hand. */
const usedCards = (move: PlayersMove, hand: readonly Card[]): { open: readonly Card[]; closed: readonly Card[] } => {
  switch (move.type) {
    case 'lay':
      return { open: [move.card], closed: move.pay };
    case 'depart':
      return { open: [DEPARTURE], closed: [] };
    case 'arrive':
      return { open: [ARRIVAL], closed: [] };
    case 'monster':
      return { open: [MONSTER], closed: [] };
    case 'turn':
      return { open: [], closed: [move.card] };
    case 'swap':
      return { open: hand, closed: [] };
    case 'give':
    case 'discard':
    case 'hold':
    case 'soak':
    case 'pay':
      return { open: [], closed: move.cards };
    case 'clear':
      return { open: [COMPASS], closed: [] };
    case 'pledge':
    case 'rock':
    case 'compass':
    case 'blow':
    case 'award':
    case 'storm-row':
      return { open: [], closed: [] };
  }
};

const slotsOfDeck = (list: Card[], undrawn: number): Slot[] =>
  list.slice(0, undrawn).map((_, index): Slot => ({ list, index, place: 'removed', seat: undefined }));

const disguisePlay = (
  before: State,
  after: State,
  { actor, move }: { readonly actor: Seat; readonly move: PlayersMove },
  viewer: Viewer,
  rng: Rng,
) => {
  const state = clone(before);
  if (state.pyramid && after.pyramid) mix(slotsOfDeck(state.pyramid.deck, after.pyramid.deck.length), rng);
  const hand = at(state.hands, actor);
  const used = usedCards(move, hand);
  const open = slotsOf(hand, used.open) ?? 0;
  const closed = slotsOf(hand, used.closed, open) ?? 0;
  const isSeen = ({ place, seat, index, list }: Slot): boolean => {
    if (place === 'hand' && seat === actor && open & (1 << index)) return true;
    // In a duel, cards come openly from the row, and the pile is everybody's.
    if (before.duel?.taken[seat ?? 0]?.some(({ card }) => card === at(list, index))) return true;
    if (before.duel && place === 'pile') return index >= at(after.piles, 0).length;
    if (seat !== viewer) return false;
    return place !== 'pile' || index >= at(after.piles, seat).length; // what they draw in this step
  };
  // 5.1, 5.9 Until one lies, the active player has none in hand but the one they play, and none is thrown.
  const departed = before.departedBy !== null;
  const mayDepart = ({ place, seat, index }: Slot): boolean =>
    place === 'pile' ||
    (place === 'hand' && (departed || seat !== before.turn)) ||
    (place === 'thrown' && departed && index >= at(before.thrownBefore, seat ?? 0));
  const isUndrawn = ({ place, seat, index }: Slot): boolean =>
    place === 'pile' && index < at(after.piles, seat ?? 0).length;
  const opening = before.stage === 'opening' || after.stage === 'opening';
  exchange(
    slotsIn(state).filter(slot => !isSeen(slot)),
    slot => !opening && mayDepart(slot),
    slot => !opening && isUndrawn(slot),
    before.pyramid === undefined,
    rng,
  );
  const thrown = sorted(hand.filter((_, slot) => closed & (1 << slot)));
  for (const cardsHeld of state.hands) cardsHeld.sort((a, b) => a - b);
  switch (move.type) {
    case 'lay':
      return { state, move: { ...move, pay: thrown } };
    case 'turn':
      return { state, move: { ...move, card: at(thrown, 0) } };
    case 'give':
    case 'discard':
    case 'hold':
    case 'soak':
    case 'pay':
      return { state, move: { ...move, cards: thrown } };
    case 'depart':
    case 'arrive':
    case 'pledge':
    case 'monster':
    case 'rock':
    case 'compass':
    case 'blow':
    case 'award':
    case 'storm-row':
    case 'swap':
    case 'clear':
      return { state, move };
  }
};

const isSeat = (actor: Actor): actor is Seat => actor !== 'chance';

const insight: Insight<State, Move> = {
  // 85 cards and at most as many turns, the deal, and a departure of three rounds and a discard for each of five.
  // Chapters add decisions: the rock after every action, storms and compasses.
  longest: 2 * (85 + 1 + 3 * 5 + 5) + 60,
  cards,
  disguise({ before, after, actor, move }, viewer, rng) {
    if (move.type === 'deal') return disguiseDeal(before, after, move, viewer, rng);
    return isSeat(actor) ? disguisePlay(before, after, { actor, move }, viewer, rng) : undefined;
  },
};

type OptionSet = Options & OptionValues;

/** Where random play from the deal hardly ever comes. */
const latePositions = ['full sea', 'last gaps', 'departing', 'last cards'] as const;

/** Which spaces hold islands, ascending along every route. */
const layOut = (routes: readonly Route[], islands: Card[], laid: number, rng: Rng): Card[] => {
  const spaces = Math.max(...routes.map(({ to }) => to));
  const sea = new Array<Card>(spaces).fill(OPEN);
  const chosen = shuffle(
    Array.from({ length: spaces }, (_, i) => i),
    rng,
  ).slice(0, laid);
  for (const { from, to } of routes) {
    const own = sorted(chosen.filter(space => space >= from && space < to));
    sorted(islands.splice(0, own.length)).forEach((card, i) => (sea[at(own, i)] = card));
  }
  return sea;
};

/** A duel near its end: few cards left, and gaps that may be hard to fill. */
const lateDuel = (kind: (typeof latePositions)[number], options: OptionSet, rng: Rng): State | undefined => {
  if (kind === 'departing' || kind === 'full sea') return undefined;
  const islands = shuffle(
    Array.from({ length: ISLANDS }, (_, i) => i + 1),
    rng,
  );
  const removed = islands.splice(0, options.islandsRemoved);
  const sea = layOut([{ from: 0, to: 36, pays: true }], islands, kind === 'last gaps' ? 33 : 15 + rng.below(15), rng);
  const few = kind === 'last cards';
  const hands = [0, 1].map(() => islands.splice(0, few ? 2 + rng.below(3) : 5));
  const row = islands.splice(0, few ? rng.below(6) : 5);
  const piles = [few ? [] : islands.splice(0, rng.below(4)), []];
  const owners = sea.map(card => (card === OPEN ? null : rng.below(2)));
  const loaded = load({ seats: 2, options, removed, sea, hands, piles, turn: rng.below(2), duel: { row, owners } });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

/** A pyramid half or nearly built, with secrets in hands, and storms on some open edges. */
const latePyramid = (
  kind: (typeof latePositions)[number],
  seats: number,
  options: OptionSet,
  rng: Rng,
): State | undefined => {
  if (kind === 'departing') return undefined;
  const islands = shuffle(
    Array.from({ length: ISLANDS }, (_, i) => i + 1),
    rng,
  );
  const removed = islands.splice(0, options.islandsRemoved);
  const laid = kind === 'full sea' ? 36 : kind === 'last gaps' ? 33 : 10 + rng.below(15);
  const sea = layOut([{ from: 0, to: 36, pays: true }], islands, laid, rng);
  const deck = shuffle([...rulesOf(options).deckCards], rng);
  const secret = (): Card[] => {
    const index = deck.findIndex(card => card === ARRIVAL || card === COMPASS);
    return rng.below(2) === 0 && index >= 0 ? deck.splice(index, 1) : [];
  };
  const few = kind === 'last cards';
  const hands = Array.from({ length: seats }, () => [...secret(), ...islands.splice(0, few ? 1 + rng.below(2) : 4)]);
  const piles = hands.map(() => islands.splice(0, rng.below(few ? 2 : 4)));
  const storms = sea.map((card, space): Card | null => {
    const index = deck.findIndex(found => found >= YELLOW && found <= ORANGE);
    return card === OPEN && space < 11 && rng.below(3) === 0 && index >= 0 ? at(deck.splice(index, 1), 0) : null;
  });
  const left = kind === 'full sea' ? 0 : rng.below(deck.length);
  const loaded = load({
    ...{ seats, options, removed, sea, hands, piles, turn: rng.below(seats) },
    pyramid: { deck: deck.slice(0, left), storms },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

/** Such a position, with islands, hands and piles at random; none where nobody departs. */
const latePosition = (
  kind: (typeof latePositions)[number],
  { seats, options }: { readonly seats: number; readonly options: OptionSet },
  rng: Rng,
): State | undefined => {
  const { routes, spaces, departs, ranks } = rulesOf(options);
  if (ranks) return lateDuel(kind, options, rng);
  if (options.variant === 'pyramid') return latePyramid(kind, seats, options, rng);
  if (kind === 'departing' && !departs) return undefined;
  const islands = shuffle(
    Array.from({ length: ISLANDS }, (_, i) => i + 1),
    rng,
  );
  const removed = islands.splice(0, options.islandsRemoved);
  const laid = kind === 'departing' ? rng.below(20) : kind === 'last cards' ? 10 + rng.below(20) : spaces;
  const sea = layOut(routes, islands, laid, rng);
  const missing: Card[] = [];
  for (let gaps = kind === 'last gaps' ? 1 + rng.below(3) : 0; gaps > 0; gaps--) {
    const space = rng.below(spaces);
    if (sea[space] !== OPEN) missing.push(...sea.splice(space, 1, OPEN));
  }
  const rest = [...missing, ARRIVAL, ARRIVAL, ...shuffle([...islands, ARRIVAL, ARRIVAL, ARRIVAL], rng)];

  const each = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const turn = rng.below(seats);
  const departedBy = kind === 'departing' || !departs ? null : rng.below(seats);
  const hands = each(seat => rest.splice(0, kind === 'last cards' ? 1 + rng.below(3) : seat === turn ? 4 : 5));
  const piles = each(() => rest.splice(0, rng.below(kind === 'last cards' ? 2 : 6)));
  const thrown = each(seat => rest.filter((_, i) => i % seats === seat));
  const thrownBefore = thrown.map(cardsThrown => (departedBy === null ? 0 : cardsThrown.length));
  for (const seat of each(seat => seat)) {
    if (seat === departedBy || !departs) continue;
    if (kind === 'departing' && seat === turn) at(hands, seat).push(DEPARTURE);
    else if (kind === 'last cards' && rng.below(2) === 0) at(thrown, seat).push(DEPARTURE);
    else at(piles, seat).splice(rng.below(at(piles, seat).length + 1), 0, DEPARTURE);
  }
  const fresh = hands.map(hand => hand.length + 1);
  const loaded = load({ seats, options, removed, sea, turn, departedBy, hands, piles, thrown, thrownBefore, fresh });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

/** What the conformance suite has to know, which options it plays with, and where else than at the deal it begins. */
export const secrets = { insight, latePositions, latePosition };
