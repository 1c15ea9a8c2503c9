import type { Seat } from '../core/index.js';
import { ROW, TRICKS, type Card, type Wind } from './cards.js';
import { outcome } from './end.js';
import { entry, score, setsLaid, sheetLines } from './evaluation.js';
import { trickOf } from './history.js';
import { ADDS, directionsIn, type Hoard } from './hoard.js';
import { choicesOf } from './sets.js';
import { judge, nextIn, takerIn } from './trick.js';
import type { Event, State } from './types.js';

/** Chapter 7, 8.1 Writes the round into the ledger; then the next one is dealt, or the game is over. */
const evaluate = (state: State, tell: Event[] | undefined): void => {
  const { options, seats, ledger } = state;
  for (let seat = 0; seat < seats; seat++) {
    const hoard = state.collected[seat] as Hoard;
    ledger.push(entry(hoard, setsLaid(options, hoard, state.chosen[seat] ?? 0)));
    state.chosen[seat] = null;
  }
  score(options, ledger, state.points, state.roundsWon);
  state.phase = state.round < options.rounds ? 'deal' : 'over';
  if (!tell) return;
  tell.push({ type: 'evaluated', round: state.round, lines: sheetLines(options, seats, ledger, state.round - 1) });
  if (state.phase === 'over') tell.push({ type: 'ended', outcome: outcome(state) });
};

/** 9.4 The game waits only if a player has a choice. */
const endRound = (state: State, tell: Event[] | undefined): void => {
  state.turn = state.leader;
  let choices = 0;
  for (let seat = 0; seat < state.seats; seat++) choices |= choicesOf(state.options, state.collected[seat] as Hoard);
  if (choices === 0) evaluate(state, tell);
  else state.phase = 'sets';
};

/** 5.3, 9.2 A wind card that nobody takes is out of the game, or waits for the next trick while there is one. */
const leaveLying = ({ options, carried, trick }: State, wind: Wind): void => {
  if (trick === TRICKS) while (carried.length > 0) carried.pop();
  else if (options.professional) carried.push(wind);
};

/** 3.2, 9.2 */
const take = ({ collected, carried }: State, seat: Seat, wind: Wind): void => {
  let hoard = (collected[seat] as Hoard) + (ADDS[wind] as Hoard);
  while (carried.length > 0) hoard += ADDS[carried.pop() as Wind] as Hoard;
  collected[seat] = hoard;
};

/** A seat counted on from another, past the last one from 0 again; without a division or a branch. */
const around = (seat: number, seats: number): Seat => seat - (seats & ((seats - 1 - seat) >> 31));

/** 3.2–3.4 */
const endTrick = (state: State, tell: Event[] | undefined): void => {
  const { seats, trick, leader } = state;
  const wind = state.winds[trick - 1] as Wind;
  const verdict = judge(state.log, (trick - 1) * seats, seats, wind);
  const taker = takerIn(verdict);
  if (tell) {
    const revealed = state.winds[trick - 1 + ROW] ?? null;
    const carried = taker === null && state.options.professional && trick < TRICKS;
    tell.push({ type: 'trick-ended', number: trick, trick: trickOf(state, trick, state.carried), revealed, carried });
  }
  if (taker === null) leaveLying(state, wind);
  else take(state, around(leader + taker, seats), wind);
  state.laid = 0;
  if (trick === TRICKS) return endRound(state, tell);
  const next = around(leader + nextIn(verdict), seats);
  state.trick = trick + 1;
  state.leader = state.turn = state.leaders[trick] = next;
};

const playCard = (state: State, seat: Seat, slot: number, tell: Event[] | undefined): void => {
  const hand = state.hands[seat] as Card[];
  const card = hand[slot] as Card;
  const last = hand.length - 1;
  for (let i = slot; i < last; i++) hand[i] = hand[i + 1] as Card;
  hand.pop();
  state.log[(state.trick - 1) * state.seats + state.laid] = card;
  if (tell) tell.push({ type: 'played', seat, card });
  state.laid++;
  if (state.laid === state.seats) endTrick(state, tell);
  else state.turn = around(seat + 1, state.seats);
};

/** 9.4 The choices are opened together, once everybody has made theirs. */
const chooseSets = (state: State, seat: Seat, mask: number, tell: Event[] | undefined): void => {
  state.chosen[seat] = mask;
  if (tell) tell.push({ type: 'sets-chosen', seat, directions: directionsIn(mask) });
  for (let other = 0; other < state.seats; other++)
    if (state.chosen[other] === null && choicesOf(state.options, state.collected[other] as Hoard) !== 0) return;
  evaluate(state, tell);
};

/** Plays a listed move in place, unchecked; `tell` collects what happened, where the caller wants to know. */
export const play = (state: State, seat: Seat, code: number, tell?: Event[]): void => {
  if (state.phase === 'trick') playCard(state, seat, code, tell);
  else chooseSets(state, seat, code, tell);
};
