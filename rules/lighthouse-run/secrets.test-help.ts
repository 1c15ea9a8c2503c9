import type { Insight } from '../core/conformance.js';
import { shuffle, type OptionValues, type Rng, type Viewer } from '../core/index.js';
import { CHART, HAND, ROUNDS, SHIPS } from './chart.js';
import { coloursIn, ownerOf } from './colours.js';
import { isMulligan, setOf, type Deal } from './deal.js';
import { load } from './position.js';
import { at, clone } from './state.js';
import type { Card, Colour, Move, Options, State } from './types.js';

/** Every card there is: by colour, so that none can change sides. */
const cards = (state: State): string[] =>
  state.piles.flatMap((pile, colour) =>
    [...pile, ...at(state.hands, colour), ...at(state.played, colour)]
      .sort((a, b) => a - b)
      .map(card => `${colour}:${card}`),
  );

const disguiseDeal = (state: State, deal: Deal, viewer: Viewer, rng: Rng): { state: State; move: Move } => {
  const decks = deal.decks.map((deck, colour) => {
    if (ownerOf(state.options.mode, colour) === viewer)
      return [...deck.slice(0, HAND), ...shuffle(deck.slice(HAND), rng)];
    let other = [...deck];
    do other = shuffle([...deck], rng);
    while (isMulligan(CHART, other.slice(0, HAND)));
    return other;
  });
  return { state, move: { ...deal, decks } };
};

/** 2.4 As long as only three cards of a colour were drawn, both group cards cannot be among them. */
const isPossible = (state: State, colour: Colour): boolean => {
  const drawn = [...at(state.hands, colour), ...at(state.played, colour)];
  return drawn.length > HAND || !isMulligan(CHART, drawn);
};

/** Exchanges the cards of a colour that stay hidden from the viewer before and after the step. */
const mixColour = (state: State, after: State, viewer: Viewer, colour: Colour, rng: Rng): void => {
  const hand = at(state.hands, colour);
  const pile = at(state.piles, colour);
  const owner = ownerOf(state.options.mode, colour);
  const playedNow = at(after.played, colour).slice(at(state.played, colour).length);
  if (owner === viewer || owner === null) {
    // What they draw in this step, and what Erik plays in it, comes to light.
    const hidden = shuffle(pile.slice(0, at(after.piles, colour).length), rng);
    pile.splice(0, hidden.length, ...hidden);
    return;
  }
  const kept = hand.filter(card => playedNow.includes(card)).slice(0, playedNow.length);
  const mixed = [...hand, ...pile];
  for (const card of kept) mixed.splice(mixed.indexOf(card), 1);
  shuffle(mixed, rng);
  const held = hand.length - kept.length;
  hand.splice(0, hand.length, ...[...kept, ...mixed.slice(0, held)].sort((a, b) => a - b));
  pile.splice(0, pile.length, ...mixed.slice(held));
};

const disguiseTurn = (before: State, after: State, viewer: Viewer, rng: Rng): State => {
  const state = clone(before);
  for (let colour = 0; colour < state.ships.length; colour++)
    do mixColour(state, after, viewer, colour, rng);
    while (!isPossible(state, colour));
  return state;
};

const insight: Insight<State, Move> = {
  // The deal, and in each of twelve rounds a card of four colours at most.
  longest: 1 + ROUNDS * 4,
  cards,
  disguise: ({ before, after, move }, viewer, rng) =>
    move.type === 'deal'
      ? disguiseDeal(before, move, viewer, rng)
      : { state: disguiseTurn(before, after, viewer, rng), move },
};

type OptionSet = Options & OptionValues;

/** Where random play hardly ever comes: ships far ahead, all in the harbour, or nearly all caught; and ties. */
const latePositions = ['the storm on the river', 'in the harbour', 'nearly all caught', 'the last round'] as const;

/** Such a position, with ships, lights and cards at random. */
const latePosition = (
  kind: (typeof latePositions)[number],
  { seats, options }: { readonly seats: number; readonly options: OptionSet },
  rng: Rng,
): State => {
  const { mode } = options;
  const colours = coloursIn(mode, seats);
  const round = kind === 'the last round' ? ROUNDS : kind === 'in the harbour' ? 1 + rng.below(11) : 8 + rng.below(4);
  const storm = at(CHART.cloud, round - 1);
  const space = (): number => {
    if (kind === 'in the harbour') return CHART.last - rng.below(4);
    if (kind === 'nearly all caught' && rng.below(8) > 0) return rng.below(storm + 1);
    return rng.below(CHART.last + 1);
  };
  const each = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
  const mixed = each(colours, colour => {
    const due = setOf(CHART, mode, colour);
    let deck = shuffle([...due], rng);
    while (isMulligan(CHART, deck.slice(0, HAND))) deck = shuffle([...due], rng);
    return deck;
  });
  const held = (colour: Colour): number => (ownerOf(mode, colour) === null ? 0 : HAND);
  const played = mixed.map(deck => deck.slice(0, round - 1));
  const hands = mixed.map((deck, colour): Card[] => deck.slice(round - 1, round - 1 + held(colour)));
  const piles = mixed.map((deck, colour) => deck.slice(round - 1 + held(colour)));
  const loaded = load(CHART, {
    ...{ seats, options: { mode }, round, played, hands, piles },
    first: rng.below(seats),
    ships: each(colours, () => each(SHIPS, space)),
    towers: shuffle([0, 1, 2, 3, 4, 5], rng),
    lit: shuffle([true, true, true, false, false, false], rng),
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

/** What the conformance suite has to know, and where else than at the deal it begins. */
export const secrets = { insight, latePositions, latePosition };
