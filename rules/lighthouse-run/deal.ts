import { shuffle, type Dice, type Seat } from '../core/index.js';
import { HAND, PLACES, type Chart } from './chart.js';
import { coloursIn, ownerOf } from './colours.js';
import { insert, start } from './state.js';
import type { Card, Colour, Mode, Move, Options, State } from './types.js';

export type Deal = Extract<Move, { type: 'deal' }>;

/** 1.5, 9.2 The cards of a colour: one that nobody sails has no group cards. */
export const setOf = (chart: Chart, mode: Mode, colour: Colour): readonly Card[] =>
  ownerOf(mode, colour) === null ? chart.ungrouped : chart.set;

/** How many of these cards are group cards. */
const groupCards = ({ movements }: Chart, cards: readonly Card[]): number => {
  let count = 0;
  for (const card of cards) if (movements[card] === 'group') count++;
  return count;
};

/** 2.4 Both group cards among the first three: such a set is shuffled again. */
export const isMulligan = (chart: Chart, firstThree: readonly Card[]): boolean => groupCards(chart, firstThree) > 1;

/** 2.3, 2.4, 9.2 A shuffled set, the top card first. */
const shuffled = (chart: Chart, { mode }: Options, colour: Colour, dice: Dice): Card[] => {
  const deck = [...setOf(chart, mode, colour)];
  do shuffle(deck, dice);
  while (isMulligan(chart, deck.slice(0, HAND)));
  return deck;
};

/** 2.1–2.5 What chance decides before the first round. */
export const deal = (chart: Chart, options: Options, seats: number, dice: Dice): Deal => {
  const towers = shuffle([...start(options, seats).towers], dice);
  const decks: Card[][] = [];
  for (let colour = 0; colour < coloursIn(options.mode, seats); colour++)
    decks.push(shuffled(chart, options, colour, dice));
  return { type: 'deal', first: dice.below(seats), towers, decks };
};

/** Sets the table from a deal. */
export const dealOnto = (state: State, dealt: Deal): void => {
  const { options } = state;
  state.phase = 'turn';
  state.first = state.turn = dealt.first;
  for (let place = 0; place < PLACES; place++) state.towers[place] = dealt.towers[place] as number;
  dealt.decks.forEach((deck, colour) => {
    const held = ownerOf(options.mode, colour) === null ? 0 : HAND;
    const hand = state.hands[colour] as Card[];
    const pile = state.piles[colour] as Card[];
    for (const card of deck.slice(0, held)) insert(hand, card);
    for (let i = deck.length - 1; i >= held; i--) pile.push(deck[i] as Card);
  });
};

const isPermutation = (numbers: readonly number[], of: readonly number[]): boolean => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.length === of.length && sorted.every((number, i) => number === of[i]);
};

/** The clause that a deal breaks, if any: a record from outside may claim any deal. */
export const brokenDeal = (
  chart: Chart,
  { options, seats }: { readonly options: Options; readonly seats: number },
  { first, towers, decks }: Deal,
): string | undefined => {
  const isSeat = (seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats;
  if (!isSeat(first)) return '2.5';
  if (!isPermutation(towers, start(options, seats).towers)) return '2.1';
  if (decks.length !== coloursIn(options.mode, seats)) return '1.3';
  for (const [colour, deck] of decks.entries()) {
    const due = setOf(chart, options.mode, colour);
    if (!isPermutation(deck, due)) return due === chart.set ? '1.5' : '9.2';
    if (isMulligan(chart, deck.slice(0, HAND))) return '2.4';
  }
  return undefined;
};
