import { shuffle, type Rng, type Seat } from '@seekiste/rules/core';
import {
  BRIDE,
  BRIDES,
  COPIES,
  DIRECTIONS,
  NUMBERS,
  santaTimea,
  TRICKS,
  wind,
  type Card,
  type Direction,
  type State,
  type View,
  type Wind,
} from '@seekiste/rules/santa-timea';
import { greedyJudge } from './policy.js';

/**
 * What played cards tell: whoever held a card that would have cost less would have played that one. So a card is
 * the less likely in a hand, the more often and the more clearly its holder would have done better with it.
 */

/** By seat, then by card: how well the card goes with what the seat has played in this round; 1 if it tells nothing. */
type Odds = readonly Float64Array[];

/** How many points of damage it takes to tell a good card from a bad one; what costs about the same says little. */
const DOUBT = 0.1;
/** Nobody is sure to play like the greedy player. */
const MISTAKES = 0.02;

const CARDS = Array.from({ length: BRIDE }, (_, i): Card => i + 1);

/** Notes what a seat's card says about the cards that it might have played instead. */
const weighPlay = (state: State, seat: Seat, played: Card, odds: Float64Array): void => {
  if (played === BRIDE && state.laid === 0) odds.fill(0, 0, BRIDE); // 6.2 nothing but brides was left
  greedyJudge.look(state, seat);
  const cost = greedyJudge.costOf(played);
  for (const card of CARDS) {
    if (card === BRIDE && state.laid === 0) continue; // 6.2 a bride could not have been led
    const worse = greedyJudge.costOf(card) - cost;
    odds[card] = (odds[card] as number) * (MISTAKES + (1 - MISTAKES) / (1 + Math.exp(-worse / DOUBT)));
  }
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

const oddsOf = (view: View): Odds | undefined => {
  const state = beginning(view);
  if (!state) return undefined;
  const odds = state.hands.map(() => new Float64Array(BRIDE + 1).fill(1));
  for (const card of [...view.gone, ...view.played]) {
    const seat = state.turn;
    if (seat !== view.viewer) weighPlay(state, seat, card, odds[seat] as Float64Array);
    (state.hands[seat] as Card[]).push(card);
    santaTimea.kernel.play(state, seat, 0);
  }
  return odds;
};

const PACK = 4 * NUMBERS + BRIDES;
/** The cards that the viewer has not seen, and who holds each; one for all, so that nothing is made anew. */
const cards = new Int32Array(PACK);
const holders = new Int32Array(PACK);
const left = new Int32Array(BRIDE + 1);

/** The seat of cards that were not dealt (2.2): about them nothing is known. */
const NOBODY = 5;
const ANY = new Float64Array(BRIDE + 1).fill(1);

/** 1.3 The wind cards that neither lie open nor have blown. */
const unseenWinds = ({ blown, row, forecast }: View): Wind[] => {
  const rest = DIRECTIONS.flatMap((_, direction) =>
    COPIES.flatMap((copies, i) => new Array<Wind>(copies).fill(wind(direction as Direction, i + 1))),
  );
  for (const seen of [...blown, ...row, ...forecast]) rest.splice(rest.indexOf(seen), 1);
  return rest;
};

const takeOut = (gone: readonly Card[]): void => {
  for (let i = 0; i < gone.length; i++) left[gone[i] as Card] = (left[gone[i] as Card] as number) - 1;
};

/** Lists what the viewer has not seen of a world; returns how many cards that are. */
const listUnseen = (state: State, view: View): number => {
  left.fill(1);
  left[0] = 0;
  left[BRIDE] = BRIDES;
  takeOut(view.gone);
  takeOut(view.played);
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat] as Card[];
    takeOut(hand);
    if (seat === view.viewer) continue;
    for (let i = 0; i < hand.length; i++) {
      cards[count] = hand[i] as Card;
      holders[count++] = seat;
    }
  }
  for (let card = 1; card <= BRIDE; card++)
    for (let copies = left[card] as number; copies > 0; copies--) {
      cards[count] = card;
      holders[count++] = NOBODY;
    }
  return count;
};

/** Offers cards so often to another holder, who takes them as odds say (Metropolis et al. 1953). */
const swap = (offers: number, count: number, odds: Odds, rng: Rng): void => {
  for (let offer = 0; offer < offers; offer++) {
    const i = rng.below(count);
    const j = rng.below(count);
    const one = holders[i] as Seat;
    const other = holders[j] as Seat;
    if (one === other) continue;
    const mine = cards[i] as Card;
    const theirs = cards[j] as Card;
    const my = odds[one] ?? ANY;
    const their = odds[other] ?? ANY;
    const now = (my[mine] as number) * (their[theirs] as number);
    const then = (my[theirs] as number) * (their[mine] as number);
    if (then < now && rng.next() * now >= then * 0x1_0000_0000) continue;
    cards[i] = theirs;
    cards[j] = mine;
  }
};

const ascending = (a: Card, b: Card): number => a - b;

const dealOut = (state: State, view: View): void => {
  for (let seat = 0, i = 0; seat < state.seats; seat++) {
    if (seat === view.viewer) continue;
    const hand = state.hands[seat] as Card[];
    for (let slot = 0; slot < hand.length; slot++) hand[slot] = cards[i++] as Card;
    hand.sort(ascending);
  }
};

/** Wind cards that do not lie open yet change places among each other, and with those that stay out (2.4). */
const turnWinds = (state: State, from: number, rest: Wind[], rng: Rng): void => {
  shuffle(rest, rng);
  for (let trick = from; trick < TRICKS; trick++) state.winds[trick] = rest[trick - from] as Wind;
};

/** How often each card is offered before the first world, and from one world to the next. */
const [FIRST, NEXT] = [10, 1];

/** Worlds that fit the view, each a little changed from the one before; hands are as likely as play makes them. */
export const worlds = (view: View, rng: Rng): (() => State) => {
  const odds = oddsOf(view);
  if (!odds) return () => santaTimea.imagine(view, rng);
  const world = santaTimea.imagine(view, rng);
  const open = view.blown.length + view.row.length;
  const rest = unseenWinds(view);
  let rounds = FIRST;
  return () => {
    const count = listUnseen(world, view);
    swap(rounds * count, count, odds, rng);
    rounds = NEXT;
    dealOut(world, view);
    turnWinds(world, open, rest, rng);
    const copy = santaTimea.start({ ...view.options }, view.seats);
    santaTimea.kernel.copy(world, copy);
    return copy;
  };
};
