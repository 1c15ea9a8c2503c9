import type { Dice, Seat } from '../core/index.js';
import { FORECAST, HAND, TRICKS, WINDS, type Card, type Wind } from './cards.js';
import { nextStarter } from './end.js';
import { isWithin, PACK, STEERING, WIND_PACK } from './pack.js';
import { start, UNPLAYED } from './state.js';
import type { Move, Options, State } from './types.js';

export type Deal = Extract<Move, { type: 'deal' }>;

/** The pack as bytes, and its places in order; the scratch lists below are filled from them. */
const CARDS = Uint8Array.from(PACK);
const PLACES = CARDS.map((_, place) => place);
const WIND_CARDS = Uint8Array.from(WIND_PACK);
const places = new Uint8Array(STEERING);
const owners = new Uint8Array(STEERING);
const order = new Uint8Array(WINDS);

/** 2.2 Deals twelve cards to each hand. Only what is dealt is shuffled, and hands come out in ascending order. */
const dealHands = (hands: Card[][], seats: number, dice: Dice): void => {
  places.set(PLACES);
  let next = 0;
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < HAND; i++) {
      const drawn = next + dice.below(STEERING - next);
      owners[places[drawn] as number] = seat + 1; // 0 is nobody
      places[drawn] = places[next++] as number;
    }
  for (let place = 0; place < STEERING; place++) {
    const owner = owners[place] as number;
    owners[place] = 0;
    if (owner > 0) (hands[owner - 1] as Card[]).push(CARDS[place] as Card);
  }
};

/** 2.3, 2.4, 9.1 The wind cards of the round, and in the professional game those that stay out of it. */
const dealWinds = ({ winds, forecast, options }: State, dice: Dice): void => {
  order.set(WIND_CARDS);
  const drawn = options.professional ? TRICKS + FORECAST : TRICKS;
  for (let i = 0; i < drawn; i++) {
    const j = i + dice.below(WINDS - i);
    const card = order[j] as Wind;
    order[j] = order[i] as Wind;
    if (i < TRICKS) winds[i] = card;
    else forecast[i - TRICKS] = card;
  }
};

/** Clears the table of the round before. */
const clear = (state: State): void => {
  const { log, leaders, collected, seats } = state;
  for (let i = 0; i < log.length; i++) log[i] = UNPLAYED;
  for (let i = 0; i < leaders.length; i++) leaders[i] = 0;
  for (let seat = 0; seat < seats; seat++) collected[seat] = 0;
};

/** 2.1, 2.5 Begins the round that follows what the score sheet has. */
const beginRound = (state: State): void => {
  state.phase = 'trick';
  state.round = state.ledger.length / state.seats + 1;
  state.trick = 1;
  state.laid = 0;
  if (state.round > 1) state.starter = nextStarter(state.points, state.starter);
  state.leader = state.turn = state.leaders[0] = state.starter;
};

/** 2.2–2.5 Shuffles and deals a round. Hands are empty: all cards of the round before were played. */
export const dealOnto = (state: State, dice: Dice): void => {
  clear(state);
  if (state.ledger.length === 0) state.starter = dice.below(state.seats);
  dealHands(state.hands, state.seats, dice);
  dealWinds(state, dice);
  beginRound(state);
};

/** The same as chance's move, to be written into a record. */
export const deal = ({ options, seats, ledger }: State, dice: Dice): Deal => {
  const table = start(options, seats);
  table.ledger.push(...ledger);
  dealOnto(table, dice);
  const { starter, hands, winds, forecast } = table;
  return { type: 'deal', first: ledger.length === 0 ? starter : null, hands, winds, forecast };
};

/** Sets the table from a deal that is not broken. */
export const playDeal = (state: State, dealt: Deal): void => {
  clear(state);
  if (dealt.first !== null) state.starter = dealt.first;
  dealt.hands.forEach((hand, seat) => state.hands[seat]?.push(...[...hand].sort((a, b) => a - b)));
  state.winds.splice(0, state.winds.length, ...dealt.winds);
  state.forecast.splice(0, state.forecast.length, ...dealt.forecast);
  beginRound(state);
};

const isSeat = (value: Seat | null, seats: number): boolean => value !== null && value >= 0 && value < seats;

/** The clause that a deal breaks, if any: a record from outside may claim any deal. */
export const brokenDeal = (options: Options, seats: number, isFirst: boolean, dealt: Deal): string | undefined => {
  const { first, hands, winds, forecast } = dealt;
  if (isFirst ? !isSeat(first, seats) : first !== null) return '2.5';
  if (hands.length !== seats || hands.some(hand => hand.length !== HAND)) return '2.2';
  if (!isWithin(hands.flat(), PACK)) return '1.2';
  if (winds.length !== TRICKS) return '2.4';
  if (forecast.length !== (options.professional ? FORECAST : 0)) return '9.1';
  if (!isWithin([...winds, ...forecast], WIND_PACK)) return '1.3';
  return undefined;
};
