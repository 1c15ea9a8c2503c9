import {
  ARRIVAL,
  COMPASS,
  DEPARTURE,
  GROUP_DISCARD,
  isIsland,
  MONSTER,
  MOST_SPACES,
  OPEN,
  SPACES,
  type Card,
  type State,
} from '@seekiste/rules/in-aller-ruhe';
import {
  ARRIVE_CODE,
  DEPART_CODE,
  destroyCode,
  discardCode,
  giveCode,
  isClear,
  isTurn,
  layCode,
  turnCode,
} from './code-of.js';
import type { Exploration } from './exploration.js';
import type { Known } from './known.js';
import { logChance, logComfort } from './odds.js';
import { chapters, closed, emptied, isBlockedAt, readChapters, wrongHere } from './quick-chapters.js';
import {
  fillOf,
  gapAbove,
  gapBelow,
  gapStart,
  gapWidth,
  helpsGap,
  isOpenedUp,
  openUp,
  PART,
  priceOf,
  readSupply,
  setGap,
  supply,
} from './quick-supply.js';
import { weightsFor } from './weights-for.js';
import { WEIGHTS, type Weights } from './weights.js';

let W: Weights = WEIGHTS;

/**
 * `turn.ts`, `hand.ts` and `budget.ts` at search speed, where `isQuick` says so: the same ideas with the same worth,
 * as codes of the kernel, without making anything. A test holds the two to each other.
 */

const MOST_IDEAS = 512;
export const ideas = { codes: new Int32Array(MOST_IDEAS), worths: new Float64Array(MOST_IDEAS), count: 0, best: 0 };

const NEAR = 4;

const HAND_SLOTS = 12;
const slotGap = new Int32Array(HAND_SLOTS);
const owns = new Int32Array(PART + 2);
/** By how many arrivals the own hand has: the logarithm of the chance that one will be there in the end. */
export const arrives = new Float64Array(8);
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
/** The gap in which an island is being laid, or none, and how many parts it makes. */
const laying = { gap: -1, parts: 0, thrown: 0, fills: 0 };

export const addIdea = (code: number, worth: number): void => {
  if (worth > (ideas.worths[ideas.best] as number) || ideas.count === 0) ideas.best = ideas.count;
  ideas.codes[ideas.count] = code;
  ideas.worths[ideas.count++] = worth;
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

/** The gap that a card of the hand helps after the island was laid, or −1. */
const gapNow = (slot: number, card: Card): number => {
  const gap = slotGap[slot] as number;
  if (laying.gap < 0 || gap !== laying.gap) return gap;
  for (let part = PART; part < PART + laying.parts; part++) if (helpsGap(part, card)) return part;
  return -1;
};

const missed = (slot: number, card: Card, arrivals: number): number => {
  if (card === ARRIVAL) return (arrives[arrivals] as number) - (arrives[arrivals - 1] as number);
  const gap = gapNow(slot, card);
  return gap < 0 ? 0 : fillOf(gap, owns[gap] as number) - fillOf(gap, (owns[gap] as number) - 1);
};

/** Throws the cards that are missed least, one after another; returns what is worth how much afterwards. */
const throwLeast = (hand: readonly Card[], count: number, taken: number): number => {
  let mask = taken;
  let { fills } = laying;
  let { arrivals } = now;
  for (let thrown = 0; thrown < count; thrown++) {
    let slot = -1;
    let least = Infinity;
    for (let i = 0; i < hand.length && least > 0; i++) {
      if (mask & (1 << i)) continue;
      const loss = missed(i, hand[i] as number, arrivals);
      if (loss < least) {
        slot = i;
        least = loss;
      }
    }
    mask |= 1 << slot;
    const card = hand[slot] as number;
    if (card === ARRIVAL) arrivals--;
    const gap = gapNow(slot, card);
    if (gap >= 0) {
      fills -= fillOf(gap, owns[gap] as number) - fillOf(gap, (owns[gap] as number) - 1);
      owns[gap] = (owns[gap] as number) - 1;
    }
  }
  laying.thrown = mask & ~taken;
  for (let i = 0; i < hand.length; i++)
    if (laying.thrown & (1 << i)) {
      const gap = gapNow(i, hand[i] as number);
      if (gap >= 0) owns[gap] = (owns[gap] as number) + 1;
    }
  return fills + (arrives[arrivals] as number);
};

const makeParts = (gap: number, card: Card, space: number): void => {
  const start = gapStart(gap);
  const last = start + gapWidth(gap) - 1;
  laying.gap = gap;
  laying.parts = 0;
  if (space > start) setGap(PART + laying.parts++, start, space - start, gapBelow(gap), card);
  if (space < last) setGap(PART + laying.parts++, space + 1, last - space, card, gapAbove(gap));
};

/** 12.7 What a hand earns that is emptied by throwing so many cards. */
const earned = (state: State, thrown: number, left: number): number => {
  if (!state.storms || thrown === 0 || left > 0) return 0;
  if (Number.isNaN(now.emptied)) now.emptied = emptied(state, now.seat, W);
  return now.emptied;
};

/** 17.7 How comfortable the team is with so many compasses in the own hand, and so many storms to clear. */
const calmOf = (own: number, storms: number): number =>
  now.exploration ? W.calm * logComfort((own + now.exploration.compasses - storms) / W.calmWidth) : 0;

const countOf = (hand: readonly Card[], slots: number, card: Card): number => {
  let count = 0;
  for (let slot = 0; slot < hand.length; slot++) if (slots & (1 << slot) && hand[slot] === card) count++;
  return count;
};

/** What day and night, or the pyramid, add to the worth of an idea that leaves these slots of the hand. */
export const bonusOf = (hand: readonly Card[], code: number, left: number): number => {
  if (isTurn(code)) return W.turned;
  if (!now.exploration) return 0;
  const cleared = isClear(code) ? 1 : 0;
  return cleared * W.cleared + calmOf(countOf(hand, left, COMPASS), now.exploration.storms - cleared);
};

const lay = (state: State, slot: number, gap: number, space: number, cost: number): void => {
  const hand = state.hands[now.seat] as Card[];
  makeParts(gap, hand[slot] as number, space);
  laying.fills = now.fills - fillOf(gap, owns[gap] as number);
  let price = now.price - priceOf(gap);
  for (let part = PART; part < PART + laying.parts; part++) {
    let own = 0;
    for (let i = 0; i < hand.length; i++) if (i !== slot && helpsGap(part, hand[i] as number)) own++;
    owns[part] = own;
    laying.fills += fillOf(part, own);
    price += priceOf(part);
  }
  const worth = throwLeast(hand, cost, now.kept | (1 << slot));
  const mine = (cards[now.seat] as number) - 1 - cost;
  const chores = chapters.chores + (wrongHere[space] as number) - chapters.choresLaid;
  const comfort = comfortOf(mine, now.open - 1, price, chores);
  addIdea(layCode(slot, space, laying.thrown), worth + comfort + earned(state, cost, hand.length - 1 - cost));
};

const layings = (state: State, slot: number): void => {
  const hand = state.hands[now.seat] as Card[];
  const card = hand[slot] as number;
  let gap = 0;
  while (gap < supply.gaps && gapAbove(gap) <= card) gap++;
  if (gap === supply.gaps || gapBelow(gap) >= card) return;
  const start = gapStart(gap);
  const width = gapWidth(gap);
  const [below, above] = [gapBelow(gap), gapAbove(gap)];
  const others = now.throwable - 1;
  const near = others > 0 ? NEAR : MOST_SPACES;
  const middle = start - 1 + ((card - below) / (above - below)) * (width + 1);
  for (let space = start; space < start + width; space++) {
    if (Math.abs(space - middle) > near || closed[space]) continue;
    const before = space === start && start > 0 ? card - below : 0;
    const behind = space === start + width - 1 && space < SPACES - 1 ? above - card : 0;
    const cost = before > 0 && behind > 0 ? Math.min(before, behind) : before + behind;
    if (cost <= others) lay(state, slot, gap, space, cost);
  }
};

const readTable = (state: State, seat: number): void => {
  const { seats } = state;
  now.seat = seat;
  now.seats = seats;
  now.open = state.open;
  now.departed = state.departedBy !== null || state.pyramid !== undefined; // 17.3
  now.strict = state.options.strict;
  now.total = 0;
  for (let other = 0; other < seats; other++) {
    const count = chapters.held * (state.piles[other] as Card[]).length + (state.hands[other] as Card[]).length;
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

const readHand = (hand: readonly Card[]): void => {
  owns.fill(0);
  now.arrivals = 0;
  now.kept = 0;
  now.throwable = hand.length;
  for (let slot = 0; slot < hand.length; slot++) {
    const card = hand[slot] as number;
    slotGap[slot] = -1;
    if (card === ARRIVAL) now.arrivals++;
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
  now.fills = 0;
  for (let gap = 0; gap < supply.gaps; gap++) now.fills += fillOf(gap, owns[gap] as number);
};

/** 17.2 What the exploration pile has in store is not asked at search speed. */
const readExploration = ({ chores, cards: held, total, supply: known, comes }: Known): void => {
  chapters.chores = chores;
  for (let seat = 0; seat < held.length; seat++) cards[seat] = held[seat] as number;
  now.total = total;
  supply.inPlay = known.inPlay;
  supply.arrivalInPlay = known.arrivalInPlay;
  supply.unseenArrivals = known.unseenArrivals;
  supply.comes = comes;
};

/** Reads what this seat knows; in the pyramid from what it has found out already. */
export const read = (state: State, seat: number, known?: Known): void => {
  W = weightsFor(state.options);
  readChapters(state, seat, W);
  readSupply(state, seat, W);
  readTable(state, seat);
  now.exploration = known?.exploration;
  if (known) readExploration(known);
  readHand(state.hands[seat] as Card[]);
  now.emptied = NaN;
  throwFromAll();
};

/** What is thrown next comes from the whole hand, without an island being laid. */
const throwFromAll = (): void => {
  laying.gap = -1;
  laying.fills = now.fills;
};

/** 11.2 Without this island, for one monster less. */
const destroy = (state: State, hand: readonly Card[], space: number): void => {
  openUp(state.sea, space);
  let own = 0;
  for (let i = 0; i < hand.length; i++) if (helpsGap(PART, hand[i] as number)) own++;
  let fills = now.fills + fillOf(PART, own);
  let price = now.price + priceOf(PART);
  for (let gap = 0; gap < supply.gaps; gap++) {
    if (!isOpenedUp(gap)) continue;
    fills -= fillOf(gap, owns[gap] as number);
    price -= priceOf(gap);
  }
  const mine = (cards[now.seat] as number) - 1;
  const comfort = comfortOf(mine, now.open + 1, price, chapters.chores, chapters.monsters - 1);
  addIdea(destroyCode(space), fills + (arrives[now.arrivals] as number) + comfort + W.monsterHeld);
};

const destructions = (state: State, hand: readonly Card[]): void => {
  if (!hand.includes(MONSTER)) return;
  for (let space = 0; space < SPACES; space++)
    if (state.sea[space] !== OPEN && !isBlockedAt(space)) destroy(state, hand, space);
};

/** 15.4 Turning an island that lies wrong, for the card that is missed least. */
const turnOver = (hand: readonly Card[]): void => {
  if (chapters.wrong < 0 || now.throwable === 0) return;
  throwFromAll();
  const worth = throwLeast(hand, 1, now.kept);
  const comfort = comfortOf((cards[now.seat] as number) - 1, now.open, now.price, chapters.chores - 1);
  addIdea(turnCode(chapters.wrong, laying.thrown), worth + comfort + W.turned);
};

const discard = (state: State, hand: readonly Card[]): void => {
  if (now.throwable < 2) return;
  throwFromAll();
  const worth = throwLeast(hand, 2, now.kept);
  const comfort = comfortOf((cards[now.seat] as number) - 2, now.open, now.price, chapters.chores);
  addIdea(discardCode(laying.thrown), worth + comfort + earned(state, 2, hand.length - 2));
};

/** 5.5 Reads what this seat knows and returns the code for giving so many cards that are missed least. */
export const thinkOfGiving = (state: State, seat: number, count: number): number => {
  read(state, seat);
  throwLeast(state.hands[seat] as Card[], count, now.kept);
  return giveCode(laying.thrown, 0);
};

/** Writes all ideas for the turn of this seat, and which is the best. */
export const think = (state: State, seat: number): void => {
  const hand = state.hands[seat] as Card[];
  ideas.count = 0;
  ideas.best = 0;
  if (state.departedBy === null && hand.includes(DEPARTURE)) return addIdea(DEPART_CODE, Infinity); // 5.1
  read(state, seat);
  // 6.1, 15.5
  if (now.departed && now.open === 0 && now.arrivals > 0 && chapters.wrong < 0) return addIdea(ARRIVE_CODE, Infinity);
  for (let slot = 0; slot < hand.length; slot++) if (isIsland(hand[slot] as number)) layings(state, slot);
  destructions(state, hand);
  turnOver(hand);
  discard(state, hand);
};
