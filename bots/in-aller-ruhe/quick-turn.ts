import {
  ARRIVAL,
  DEPARTURE,
  GROUP_DISCARD,
  isIsland,
  MOST_SPACES,
  SPACES,
  type Card,
  type State,
} from '@seekiste/rules/in-aller-ruhe';
import { ARRIVE_CODE, DEPART_CODE, discardCode, giveCode, layCode } from './code-of.js';
import { logChance, logComfort } from './odds.js';
import {
  fillOf,
  gapAbove,
  gapBelow,
  gapStart,
  gapWidth,
  helpsGap,
  PART,
  priceOf,
  readSupply,
  setGap,
  supply,
} from './quick-supply.js';
import { TUNED_WEIGHTS } from './weights-for.js';

const W = TUNED_WEIGHTS.standard;

/**
 * `turn.ts`, `hand.ts` and `budget.ts` at search speed, for the standard game: the same ideas with the same worth,
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
export const cards = new Int32Array(5);

/** What a turn goes by. */
export const now = {
  seat: 0,
  seats: 0,
  total: 0,
  open: 0,
  price: 0,
  fills: 0,
  arrivals: 0,
  departed: false,
  strict: false,
};
/** The gap in which an island is being laid, or none, and how many parts it makes. */
const laying = { gap: -1, parts: 0, thrown: 0, fills: 0 };

const addIdea = (code: number, worth: number): void => {
  if (worth > (ideas.worths[ideas.best] as number) || ideas.count === 0) ideas.best = ideas.count;
  ideas.codes[ideas.count] = code;
  ideas.worths[ideas.count++] = worth;
};

export const slackOf = (total: number, open: number, price: number): number =>
  total - open - price - 1 - (now.departed ? 0 : 1 + GROUP_DISCARD);

/** How comfortable everybody is with so many cards of the own seat, open spaces, and prices to pay. */
export const comfortOf = (mine: number, open: number, price: number): number => {
  const { seat: own, seats, departed } = now;
  const total = now.total - (cards[own] as number) + mine;
  const progress = open / SPACES;
  const need = W.teamNeed + W.teamNeedOpen * progress;
  const width = W.teamWidth + W.teamWidthOpen * progress;
  let worth = W.team * logComfort((slackOf(total, open, price) - need) / width);
  const perTurn = 1 + (open > 0 ? (W.seatPrice * price) / open : 0);
  const eight = (departed ? 0 : GROUP_DISCARD / seats) + (now.strict ? 1 : 0) + W.seatNeed;
  const seatWidth = W.seatWidth + W.seatWidthOpen * progress;
  for (let order = 0; order < seats; order++) {
    const seat = (own + 1 + order) % seats;
    const turns = Math.max(0, Math.ceil((open + 1 + (departed ? 0 : 1) - order) / seats));
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

const lay = (hand: readonly Card[], slot: number, gap: number, space: number, cost: number): void => {
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
  const worth = throwLeast(hand, cost, 1 << slot);
  const mine = (cards[now.seat] as number) - 1 - cost;
  addIdea(layCode(slot, space, laying.thrown), worth + comfortOf(mine, now.open - 1, price));
};

const layings = (hand: readonly Card[], slot: number): void => {
  const card = hand[slot] as number;
  let gap = 0;
  while (gap < supply.gaps && gapAbove(gap) <= card) gap++;
  if (gap === supply.gaps || gapBelow(gap) >= card) return;
  const start = gapStart(gap);
  const width = gapWidth(gap);
  const [below, above] = [gapBelow(gap), gapAbove(gap)];
  const others = hand.length - 1;
  const near = others > 0 ? NEAR : MOST_SPACES;
  const middle = start - 1 + ((card - below) / (above - below)) * (width + 1);
  for (let space = start; space < start + width; space++) {
    if (Math.abs(space - middle) > near) continue;
    const before = space === start && start > 0 ? card - below : 0;
    const behind = space === start + width - 1 && space < SPACES - 1 ? above - card : 0;
    const cost = before > 0 && behind > 0 ? Math.min(before, behind) : before + behind;
    if (cost <= others) lay(hand, slot, gap, space, cost);
  }
};

const readTable = (state: State, seat: number): void => {
  const { seats } = state;
  now.seat = seat;
  now.seats = seats;
  now.open = state.open;
  now.departed = state.departedBy !== null;
  now.strict = state.options.strict;
  now.total = 0;
  for (let other = 0; other < seats; other++) {
    const count = (state.hands[other] as Card[]).length + (state.piles[other] as Card[]).length;
    cards[other] = count;
    now.total += count;
  }
  now.price = 0;
  for (let gap = 0; gap < supply.gaps; gap++) now.price += priceOf(gap);
  const slack = slackOf(now.total, now.open, now.price);
  supply.comes = supply.inPlay * (1 - W.hurry * Math.exp(-Math.max(0, slack) / W.hurryWidth));
};

const readHand = (hand: readonly Card[]): void => {
  owns.fill(0);
  now.arrivals = 0;
  for (let slot = 0; slot < hand.length; slot++) {
    const card = hand[slot] as number;
    slotGap[slot] = -1;
    if (card === ARRIVAL) now.arrivals++;
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

/** Reads what this seat knows. */
const read = (state: State, seat: number): void => {
  readSupply(state, seat);
  readTable(state, seat);
  readHand(state.hands[seat] as Card[]);
  laying.gap = -1;
  laying.fills = now.fills;
};

/** 5.5 Reads what this seat knows and returns the code for giving so many cards that are missed least. */
export const thinkOfGiving = (state: State, seat: number, count: number): number => {
  read(state, seat);
  throwLeast(state.hands[seat] as Card[], count, 0);
  return giveCode(laying.thrown, 0);
};

/** Writes all ideas for the turn of this seat, and which is the best. */
export const think = (state: State, seat: number): void => {
  const hand = state.hands[seat] as Card[];
  ideas.count = 0;
  ideas.best = 0;
  if (state.departedBy === null && hand.includes(DEPARTURE)) return addIdea(DEPART_CODE, Infinity); // 5.1
  if (state.departedBy !== null && state.open === 0 && hand.includes(ARRIVAL)) return addIdea(ARRIVE_CODE, Infinity); // 6.1
  read(state, seat);
  for (let slot = 0; slot < hand.length; slot++) if (isIsland(hand[slot] as number)) layings(hand, slot);
  if (hand.length < 2) return;
  laying.gap = -1;
  laying.fills = now.fills;
  const worth = throwLeast(hand, 2, 0);
  addIdea(discardCode(laying.thrown), worth + comfortOf((cards[seat] as number) - 2, now.open, now.price));
};
