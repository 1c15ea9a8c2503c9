import { shuffle, type Rng } from '../core/index.js';
import { BRIDE, TRICKS, type Card, type Wind } from './cards.js';
import { entry } from './evaluation.js';
import { onlyBrides, tricksOver } from './history.js';
import { hoardOf, maskOfDirections } from './hoard.js';
import { PACK, WIND_PACK, without } from './pack.js';
import { choicesOf, subsetsOf } from './sets.js';
import { at, start } from './state.js';
import type { State, View } from './types.js';
import { ownHand } from './view.js';

/** Everybody's hand: the viewer's own, brides where there can be nothing else, the rest from the unseen cards. */
const imagineHands = (view: View, state: State, rng: Rng): void => {
  const unseen = without(PACK, [...ownHand(view), ...view.played, ...view.gone]);
  const brides = onlyBrides(view);
  view.hands.forEach((hand, seat) => {
    if (hand.kind === 'own') return void at(state.hands, seat).push(...hand.cards);
    if (!brides.has(seat)) return;
    while (at(state.hands, seat).length < hand.count) {
      at(state.hands, seat).push(BRIDE);
      unseen.splice(unseen.indexOf(BRIDE), 1);
    }
  });
  shuffle(unseen, rng);
  view.hands.forEach((hand, seat) => {
    const held = at(state.hands, seat);
    if (hand.kind === 'own' || brides.has(seat)) return;
    for (let i = 0; i < hand.count; i++) held.push(unseen.pop() as Card);
    held.sort((a, b) => a - b);
  });
};

/** 9.4 Who has chosen is known, what they chose is not: each of their choices is as likely. */
const imagineChoices = (view: View, state: State, rng: Rng): void => {
  view.chosen.forEach((chosen, seat) => {
    if (!chosen) return;
    const subsets = subsetsOf(choicesOf(view.options, at(state.collected, seat)));
    state.chosen[seat] =
      seat === view.viewer && view.ownChoice
        ? maskOfDirections(view.ownChoice)
        : at(subsets, rng.below(subsets.length));
  });
};

/** What lies open, as the state keeps it. */
const copyOpen = (view: View, state: State): void => {
  state.phase = view.phase;
  state.round = view.round;
  state.trick = view.trick;
  state.starter = view.starter;
  state.leader = view.leader;
  state.turn = view.turn;
  state.laid = view.played.length;
  state.forecast.push(...view.forecast);
  state.carried.push(...view.carried);
  const untoldTricks = tricksOver(view) - view.leaders.length;
  view.leaders.forEach((leader, i) => (state.leaders[untoldTricks + i] = leader));
  view.gone.forEach((card, i) => (state.log[untoldTricks * view.seats + i] = card));
  view.played.forEach((card, i) => (state.log[(view.trick - 1) * view.seats + i] = card));
  if (view.phase === 'trick') state.leaders[view.trick - 1] = view.leader;
  for (let seat = 0; seat < view.seats; seat++) {
    state.points[seat] = at(view.points, seat);
    state.roundsWon[seat] = at(view.roundsWon, seat);
    state.collected[seat] = hoardOf(at(view.collected, seat));
  }
  for (const { collected, sets } of view.sheet.flat())
    state.ledger.push(entry(hoardOf(collected), maskOfDirections(sets)));
};

/** A full state that this view could be a view of: what was not seen is dealt anew. */
export const imagine = (view: View, rng: Rng): State => {
  const state = start(view.options, view.seats);
  copyOpen(view, state);
  const open = [...view.blown, ...view.row];
  state.winds.push(...open);
  if (view.phase !== 'trick') {
    imagineChoices(view, state, rng);
    return state;
  }
  imagineHands(view, state, rng);
  const rest = shuffle(without(WIND_PACK, [...open, ...view.forecast]), rng);
  while (state.winds.length < TRICKS) state.winds.push(rest.pop() as Wind);
  return state;
};
