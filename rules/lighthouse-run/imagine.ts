import { shuffle, type Rng } from '../core/index.js';
import { HAND, type Chart } from './chart.js';
import { ownerOf } from './colours.js';
import { isMulligan } from './deal.js';
import { unplayed } from './score.js';
import { at, insert, start } from './state.js';
import type { Card, Colour, State, View } from './types.js';

/**
 * 2.4 The first three cards of a set, in one of the orders in which these cards may have been drawn, all of them equally
 * likely. A card that was played as the n-th was among the first n + 2: taken one after the other, each has three
 * places to choose from. What is still in the hand was drawn at any of the places that are left.
 */
const firstThree = (played: readonly Card[], hand: readonly Card[], rng: Rng): Card[] => {
  const open = [0, 1, 2];
  const first: Card[] = [];
  const put = (card: Card, index: number): void => {
    const [place = HAND] = open.splice(index, 1);
    if (place < HAND) first.push(card);
  };
  played.forEach((card, turn) => {
    put(card, rng.below(HAND));
    open.push(HAND + turn);
  });
  // The next card may not be drawn yet (9.12): the last place is then left over.
  if (hand.length < open.length) open.pop();
  for (const card of hand) put(card, rng.below(open.length));
  return first;
};

/**
 * Another's cards: every way to divide what they have not played among hand and pile, with its due chance. That is exact
 * for players who choose what they play without regard to what else they hold; what a choice gives away about the rest
 * of a hand is no rule of the game. Without 2.4 all ways would be equally likely; those that may have begun with both
 * group cards are so in proportion to the orders of drawing that did not.
 */
const divide = (chart: Chart, played: readonly Card[], left: Card[], held: number, rng: Rng): void => {
  do shuffle(left, rng);
  while (isMulligan(chart, firstThree(played, left.slice(0, held), rng)));
};

const dealColour = (chart: Chart, view: View, state: State, colour: Colour, rng: Rng): void => {
  const seen = at(view.hands, colour);
  const played = at(view.played, colour);
  const left = unplayed(view, colour, chart);
  if (seen.kind === 'own') {
    for (const card of seen.cards) left.splice(left.indexOf(card), 1);
    at(state.hands, colour).push(...seen.cards);
    at(state.piles, colour).push(...shuffle(left, rng));
    return;
  }
  if (ownerOf(view.options.mode, colour) === null) shuffle(left, rng);
  else divide(chart, played, left, seen.count, rng);
  for (const card of left.slice(0, seen.count)) insert(at(state.hands, colour), card);
  at(state.piles, colour).push(...left.slice(seen.count));
};

/** A full state that this view could be a view of: what was not seen is dealt anew. */
export const imagine = (chart: Chart, view: View, rng: Rng): State => {
  const state = start({ mode: view.options.mode }, view.seats);
  state.phase = view.phase;
  state.round = view.round;
  state.first = view.first;
  state.turn = view.turn;
  state.playedThisRound = view.playedThisRound;
  state.cloud = view.cloud;
  view.towers.forEach((tower, place) => (state.towers[place] = tower));
  view.lit.forEach((lit, place) => (state.lit[place] = lit));
  view.used.forEach((colour, seat) => (state.used[seat] = colour));
  view.ships.forEach((fleet, colour) => fleet.forEach((space, ship) => (at(state.ships, colour)[ship] = space)));
  view.played.forEach((cards, colour) => at(state.played, colour).push(...cards));
  if (view.phase === 'deal') return state;
  for (let colour = 0; colour < state.ships.length; colour++) dealColour(chart, view, state, colour, rng);
  return state;
};
