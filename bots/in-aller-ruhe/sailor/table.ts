import {
  ARRIVAL,
  COMPASS,
  GROUP_DISCARD,
  isIsland,
  MONSTER,
  SPACES,
  type Card,
  type State,
} from '@seekiste/rules/in-aller-ruhe';
import { isDestroy, isTurn } from './code-of.js';
import type { Exploration } from './from-view/exploration.js';
import { logChance, logComfort } from './odds.js';
import { chapters, readChapters } from './chapters.js';
import { readExploration } from '../chapters/pyramid/exploration.js';
import { fillOf, helpsGap, PART, priceOf, readSupply, supply } from './supply.js';
import { weightsFor } from './weights-for.js';
import { WEIGHTS } from './numbers.js';
import type { Weights } from './weights.js';

/** `known.ts` and `budget.ts` at search speed: what a seat knows of the table, written anew for every turn. */

/** What a turn is judged by. */
export let W: Weights = WEIGHTS;

const HAND_SLOTS = 12;
/** By slot of the own hand: the gap that its card helps to fill, or −1; and by gap, how many cards do. */
export const slotGap = new Int32Array(HAND_SLOTS);
export const owns = new Int32Array(PART + 2);
/** By how many arrivals the own hand has: the logarithm of the chance that one will be there in the end. */
export const arrives = new Float64Array(8);
/** 17.7 By how many compasses the own hand has: how comfortable the team is with them. */
export const calms = new Float64Array(8);
/** Hand and pile of every seat. */
export const cards = new Float64Array(5);

/** What a turn goes by. */
export const now = {
  seat: 0,
  seats: 0,
  total: 0,
  open: 0,
  price: 0,
  fills: 0,
  arrivals: 0,
  compasses: 0,
  /** 11.3 The slots of cards that may not be discarded, and how many others there are. */
  kept: 0,
  throwable: 0,
  departed: false,
  strict: false,
  /** What emptying the hand is worth; not asked yet, if it is not a number. */
  emptied: 0,
  /** 17.2 What the exploration pile has in store, in the pyramid. */
  exploration: undefined as Exploration | undefined,
};

export const slackOf = (total: number, open: number, price: number, chores = 0): number =>
  total - open - price - 1 - chores - (now.departed ? 0 : 1 + GROUP_DISCARD);

/** How comfortable everybody is with so many cards of the own seat, open spaces, prices to pay, chores, and monsters to come. */
export const comfortOf = (
  mine: number,
  openNow: number,
  priceNow: number,
  choresNow: number,
  monsters = chapters.monsters,
): number => {
  const { seat: own, seats, departed } = now;
  const { monsterPrice } = chapters;
  const open = openNow + monsters;
  const price = priceNow + monsters * monsterPrice;
  const chores = choresNow + monsters;
  const total = now.total - (cards[own] as number) + mine;
  const progress = open / SPACES;
  const need = W.teamNeed + W.teamNeedOpen * progress;
  const width = W.teamWidth + W.teamWidthOpen * progress;
  let worth = W.team * logComfort((slackOf(total, open, price, chores) - need) / width);
  const perTurn = 1 + (open > 0 ? (W.seatPrice * price) / open : 0);
  const eight = (departed ? 0 : GROUP_DISCARD / seats) + (now.strict ? 1 : 0) + W.seatNeed;
  const seatWidth = W.seatWidth + W.seatWidthOpen * progress;
  for (let order = 0; order < seats; order++) {
    const seat = (own + 1 + order) % seats;
    const turns = Math.max(0, Math.ceil((open + chores + 1 + (departed ? 0 : 1) - order) / seats));
    const left = (seat === own ? mine : (cards[seat] as number)) - turns * perTurn - eight;
    worth += W.seat * logComfort(left / seatWidth);
  }
  return worth;
};

/** How many of these slots of a hand hold such a card. */
export const countOf = (hand: readonly Card[], slots: number, card: Card): number => {
  let count = 0;
  for (let slot = 0; slot < hand.length; slot++) if (slots & (1 << slot) && hand[slot] === card) count++;
  return count;
};

/** What day and night or sea monsters add to the worth of an idea. */
export const bonusOf = (code: number): number => {
  if (isTurn(code)) return W.turned;
  return isDestroy(code) ? W.monsterHeld : 0;
};

const readTable = (state: State, seat: number): void => {
  const { seats } = state;
  now.seat = seat;
  now.seats = seats;
  now.open = state.open;
  now.departed = state.departedBy !== null || state.pyramid !== undefined; // 17.3
  now.strict = state.options.strict;
  now.total = 0;
  const finds = now.exploration ? now.exploration.finds / seats : 0;
  for (let other = 0; other < seats; other++) {
    const held = chapters.held * (state.piles[other] as Card[]).length + (state.hands[other] as Card[]).length;
    const count = held + finds;
    cards[other] = count;
    now.total += count;
  }
  now.price = 0;
  for (let gap = 0; gap < supply.gaps; gap++) now.price += priceOf(gap);
  const { monsters, monsterPrice, chores } = chapters;
  const price = now.price + monsters * monsterPrice;
  const slack = slackOf(now.total, now.open + monsters, price, chores + monsters);
  supply.comes = supply.inPlay * (1 - W.hurry * Math.exp(-Math.max(0, slack) / W.hurryWidth));
};

const readCompasses = (): void => {
  calms.fill(0);
  if (!now.exploration) return;
  const { compasses, storms } = now.exploration;
  for (let own = 0; own <= now.compasses; own++)
    calms[own] = W.calm * logComfort((own + compasses - storms) / W.calmWidth);
};

const readHand = (hand: readonly Card[]): void => {
  owns.fill(0);
  now.arrivals = 0;
  now.compasses = 0;
  now.kept = 0;
  now.throwable = hand.length;
  for (let slot = 0; slot < hand.length; slot++) {
    const card = hand[slot] as number;
    slotGap[slot] = -1;
    if (card === ARRIVAL) now.arrivals++;
    if (card === COMPASS) now.compasses++;
    if (card === MONSTER) {
      now.kept |= 1 << slot;
      now.throwable--;
    }
    if (!isIsland(card)) continue;
    for (let gap = 0; gap < supply.gaps; gap++)
      if (helpsGap(gap, card)) {
        slotGap[slot] = gap;
        owns[gap] = (owns[gap] as number) + 1;
        break;
      }
  }
  const lacking = (1 - supply.arrivalInPlay) ** supply.unseenArrivals;
  for (let own = 0; own <= now.arrivals; own++) arrives[own] = logChance(1 - (1 - W.ownArrivalKept) ** own * lacking);
  readCompasses();
  now.fills = 0;
  for (let gap = 0; gap < supply.gaps; gap++) now.fills += fillOf(gap, owns[gap] as number);
};

/** Reads what this seat knows, to judge it by these weights. */
export const read = (state: State, seat: number, weights = weightsFor(state.options)): void => {
  W = weights;
  readChapters(state, seat, W);
  now.exploration = readExploration(state, seat, W);
  if (now.exploration) chapters.chores = now.exploration.chores;
  readSupply(state, seat, W, now.exploration);
  readTable(state, seat);
  readHand(state.hands[seat] as Card[]);
  now.emptied = NaN;
};
