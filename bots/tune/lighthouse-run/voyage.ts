import { CHANCE, OVER, type Rng, type Seat } from '@seekiste/rules/core';
import { CHART, lighthouseRun, pointsByColour, unplayed, type State } from '@seekiste/rules/lighthouse-run';
import { CARDS, SPACES, Shortlist, policy, type Judge } from '../../lighthouse-run/sailor/index.js';

const { kernel } = lighthouseRun;

/** Lighthouse Run, the standard game: one seat plays by a judge, the others are sailors. */
export interface Voyage {
  readonly seats: number;
  readonly seat: Seat;
  readonly judge: Judge;
}

const [best, some] = [new Shortlist(1), new Shortlist(8)];

const bestTurn = ({ judge, seat }: Voyage, state: State): number => {
  judge.judge(state, seat, best);
  return best.codes[0] as number;
};

/** To see what else a turn could have led to, one in so many is any of the eight best. */
const CURIOUS = 7;

const curiousTurn = (voyage: Voyage, state: State, rng: Rng): number => {
  if (rng.below(CURIOUS) > 0) return bestTurn(voyage, state);
  voyage.judge.judge(state, voyage.seat, some);
  return some.codes[rng.below(some.count)] as number;
};

type Turn = (voyage: Voyage, state: State, rng: Rng) => number;

const play = (voyage: Voyage, rng: Rng, turn: Turn, afterRound: (state: State) => void): State => {
  const state = lighthouseRun.start({ mode: 'standard' }, voyage.seats);
  for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state)) {
    if (seat === CHANCE) {
      kernel.deal(state, rng);
      continue;
    }
    if (state.playedThisRound === 0 && state.round > 1) afterRound(state);
    kernel.play(state, seat, seat === voyage.seat ? turn(voyage, state, rng) : policy(state, seat));
  }
  return state;
};

/** How much of the first place the seat gets. */
export const shareOf = (voyage: Voyage, rng: Rng): number =>
  kernel.score(
    play(voyage, rng, bestTurn, () => undefined),
    voyage.seat,
  );

/** The spaces, and then the cards. */
export const FACTORS = SPACES + CARDS;

/** How many ships a colour has on each space, and whether it has yet to play each card. */
const observed = (state: State, colour: Seat): Float64Array => {
  const factors = new Float64Array(FACTORS);
  const count = (factor: number): void => {
    factors[factor] = (factors[factor] as number) + 1;
  };
  state.ships[colour]?.forEach(count);
  unplayed(state, colour).forEach(card => {
    count(SPACES + card);
  });
  return factors;
};

export interface Log {
  /** After the first round, the second and so on, but for the last. */
  readonly rounds: readonly Float64Array[];
  /** 8.2 What it came to. */
  readonly points: number;
}

/** A game by somebody curious. */
export const logOf = (voyage: Voyage, rng: Rng): Log => {
  const rounds: Float64Array[] = [];
  const state = play(voyage, rng, curiousTurn, now => rounds.push(observed(now, voyage.seat)));
  return { rounds, points: pointsByColour(CHART, state)[voyage.seat] as number };
};
