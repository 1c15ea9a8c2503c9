import type { Seat } from '@seekiste/rules/core';
import { BRIDE, santaTimea, type Card, type State, type View } from '@seekiste/rules/santa-timea';
import { greedyJudge } from '../sailor/index.js';

/**
 * What played cards tell: a sailor who held a card that would have cost less would have played that one. So such
 * a card is unlikely in a hand, as far as its holder plays like a sailor.
 */

/** By seat, then by card: how well the card goes with what the seat has played in this round; 1 if it tells nothing. */
export type Odds = readonly Float64Array[];

/** How many points of damage it takes to tell a good card from a bad one. */
const DOUBT = 0.005;
/** The least part of all cards that even a sailor is thought to play for reasons of their own. */
const MISTAKES = 0.002;

/** How many of those who sit at a table play like sailors, before anything is known of them. */
const SAILORS = 0.8;
/** How often somebody keeps a card that would have cost less and plays it later: a sailor, and anybody else. */
const [KEPT_BY_SAILORS, KEPT_BY_OTHERS] = [0.005, 0.2];

const CARDS = Array.from({ length: BRIDE }, (_, i): Card => i + 1);

/** A card that was played, and what it and every other card would have cost its player then. */
interface Play {
  readonly seat: Seat;
  readonly card: Card;
  readonly led: boolean;
  readonly costs: Float64Array;
}

/** 6.2 A bride could not have been led, so that it was not says nothing. */
const wasFree = ({ led }: Play, card: Card): boolean => card !== BRIDE || !led;

const costIn = ({ costs }: Play, card: Card): number => costs[card] as number;

const playNow = (state: State, seat: Seat, card: Card): Play => {
  greedyJudge.look(state, seat);
  const costs = new Float64Array(BRIDE + 1);
  for (const other of CARDS) costs[other] = greedyJudge.costOf(other);
  return { seat, card, led: state.laid === 0, costs };
};

/** The round from its first card on, in a world where everybody holds what they have played; undefined if it is not told. */
const beginning = (view: View): State | undefined => {
  if (view.phase !== 'trick' || view.leaders.length < view.trick - 1) return undefined;
  const state = santaTimea.start({ ...view.options }, view.seats);
  state.phase = 'trick';
  state.round = view.round;
  state.starter = state.leader = state.turn = state.leaders[0] = view.leaders[0] ?? view.leader;
  state.winds.push(...view.blown, ...view.row);
  return state;
};

/** What was played in this round, from its first card on. */
const playsIn = (view: View, state: State): readonly Play[] =>
  [...view.gone, ...view.played].map(card => {
    const seat = state.turn;
    const play = playNow(state, seat, card);
    (state.hands[seat] as Card[]).push(card);
    santaTimea.kernel.play(state, seat, 0);
    return play;
  });

/**
 * How likely it is that a card of this seat was not chosen as a sailor chooses, by the cards that it kept for
 * later: by now they lie open, so that nothing has to be guessed (Bayes' rule).
 */
const mistakesIn = (plays: readonly Play[]): number => {
  let others = (1 - SAILORS) / SAILORS;
  for (const [i, play] of plays.entries())
    for (const { card } of plays.slice(i + 1)) {
      if (!wasFree(play, card)) continue;
      const cheaper = costIn(play, card) < costIn(play, play.card);
      others *= cheaper ? KEPT_BY_OTHERS / KEPT_BY_SAILORS : (1 - KEPT_BY_OTHERS) / (1 - KEPT_BY_SAILORS);
    }
  return Math.max(MISTAKES, others / (1 + others));
};

const oddsAfter = (plays: readonly Play[]): Float64Array => {
  const odds = new Float64Array(BRIDE + 1).fill(1);
  const mistakes = mistakesIn(plays);
  for (const play of plays) {
    if (play.card === BRIDE && play.led) odds.fill(0, 0, BRIDE); // 6.2 nothing but brides was left
    for (const card of CARDS) {
      if (!wasFree(play, card)) continue;
      const worse = costIn(play, card) - costIn(play, play.card);
      odds[card] = (odds[card] as number) * (mistakes + (1 - mistakes) / (1 + Math.exp(-worse / DOUBT)));
    }
  }
  return odds;
};

/** Undefined where the view does not tell who played what. */
export const oddsOf = (view: View): Odds | undefined => {
  const state = beginning(view);
  if (!state) return undefined;
  const plays = playsIn(view, state);
  return state.hands.map((_, seat) => oddsAfter(plays.filter(play => play.seat === seat)));
};
