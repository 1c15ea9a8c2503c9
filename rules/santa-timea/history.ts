import type { Seat } from '../core/index.js';
import { BRIDE, TRICKS, type Wind } from './cards.js';
import { at, UNPLAYED } from './state.js';
import { judge, nextIn, takerIn } from './trick.js';
import type { State, Trick, View } from './types.js';

/** How many tricks of this round are over. */
export const tricksOver = ({ phase, trick }: Pick<State, 'phase' | 'trick'>): number =>
  phase === 'trick' ? trick - 1 : TRICKS;

const verdictOf = ({ log, seats, winds }: State, trick: number): number =>
  judge(log, (trick - 1) * seats, seats, at(winds, trick - 1));

/** 9.2 The wind cards that had been carried to this trick, of tricks that are told, in the order in which they blew. */
const carriedTo = (state: State, trick: number): Wind[] => {
  let first = trick;
  const told = untold(state) + 1;
  if (state.options.professional) while (first > told && takerIn(verdictOf(state, first - 1)) === null) first--;
  return state.winds.slice(first - 1, trick - 1);
};

/** A trick of this round that is over, or whose last card has just been played, with what had been carried to it. */
export const trickOf = (state: State, trick: number, carried: readonly Wind[]): Trick => {
  const { log, seats, winds } = state;
  const leader = at(state.leaders, trick - 1);
  const verdict = verdictOf(state, trick);
  const taker = takerIn(verdict);
  const wind = at(winds, trick - 1);
  return {
    leader,
    cards: log.slice((trick - 1) * seats, trick * seats),
    wind,
    taker: taker === null ? null : (leader + taker) % seats,
    taken: taker === null ? [] : [wind, ...carried],
    nextLeader: (leader + nextIn(verdict)) % seats,
  };
};

const toldTrick = (state: State, trick: number): Trick => trickOf(state, trick, carriedTo(state, trick));

/** The last trick of this round that is over, if it is told. */
export const lastTrick = (state: State): Trick | null => {
  const over = tricksOver(state);
  return untold(state) < over ? toldTrick(state, over) : null;
};

/** 3.6 The tricks of this round that are over and may be seen. */
export const openTricks = (state: State): readonly Trick[] => {
  const told = untold(state);
  return Array.from({ length: tricksOver(state) - told }, (_, i) => toldTrick(state, told + i + 1));
};

/** How many tricks of this round are not told: a position may leave out the first ones, or all. */
export const untold = (state: State): number => {
  let trick = tricksOver(state);
  while (trick > 0 && state.log[(trick - 1) * state.seats] !== UNPLAYED) trick--;
  return trick;
};

/** 6.2 Seats that led a bride in this round, and so have held nothing but brides since. */
export const onlyBrides = ({ played, leader, gone, leaders, seats }: Known): Set<Seat> => {
  const seatsFound = leaders.filter((_, trick) => gone[trick * seats] === BRIDE);
  return new Set(played[0] === BRIDE ? [...seatsFound, leader] : seatsFound);
};

type Known = Pick<View, 'played' | 'leader' | 'gone' | 'leaders' | 'seats'>;
