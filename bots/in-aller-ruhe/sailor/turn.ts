import {
  ARRIVAL,
  COMPASS,
  DEPARTURE,
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
  clearCode,
  DEPART_CODE,
  destroyCode,
  discardCode,
  giveCode,
  layCode,
  payCode,
  turnCode,
} from './code-of.js';
import { chapters, closed, emptied, isBlockedAt, wrongHere } from './chapters.js';
import { exploresAt } from '../chapters/pyramid/exploration.js';
import { beginPyramid, cleared, exploring } from '../chapters/pyramid/pyramid.js';
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
  setGap,
  supply,
} from './supply.js';
import { arrives, calms, cards, comfortOf, now, owns, read, slotGap, W } from './table.js';
import type { Weights } from './weights.js';

/**
 * `turn.ts` and `hand.ts` at search speed, where `isQuick` says so: the same ideas with the same worth,
 * as codes of the kernel, without making anything. A test holds the two to each other.
 */

const MOST_IDEAS = 512;
export const ideas = { codes: new Int32Array(MOST_IDEAS), worths: new Float64Array(MOST_IDEAS), count: 0, best: 0 };

const NEAR = 4;

/** The gap in which an island is being laid, or none, and how many parts it makes. */
const laying = { gap: -1, parts: 0, thrown: 0, fills: 0 };

const addIdea = (code: number, worth: number): void => {
  if (worth > (ideas.worths[ideas.best] as number) || ideas.count === 0) ideas.best = ideas.count;
  ideas.codes[ideas.count] = code;
  ideas.worths[ideas.count++] = worth;
};

/** The gap that a card of the hand helps after the island was laid, or −1. */
const gapNow = (slot: number, card: Card): number => {
  const gap = slotGap[slot] as number;
  if (laying.gap < 0 || gap !== laying.gap) return gap;
  for (let part = PART; part < PART + laying.parts; part++) if (helpsGap(part, card)) return part;
  return -1;
};

const missed = (slot: number, card: Card, arrivals: number, compasses: number): number => {
  if (card === ARRIVAL) return (arrives[arrivals] as number) - (arrives[arrivals - 1] as number);
  if (card === COMPASS) return (calms[compasses] as number) - (calms[compasses - 1] as number);
  const gap = gapNow(slot, card);
  return gap < 0 ? 0 : fillOf(gap, owns[gap] as number) - fillOf(gap, (owns[gap] as number) - 1);
};

/** Throws the cards that are missed least, one after another; returns what is worth how much afterwards. */
const throwLeast = (hand: readonly Card[], count: number, taken: number): number => {
  let mask = taken;
  let { fills } = laying;
  let { arrivals, compasses } = now;
  for (let thrown = 0; thrown < count; thrown++) {
    let slot = -1;
    let least = Infinity;
    for (let i = 0; i < hand.length && least > 0; i++) {
      if (mask & (1 << i)) continue;
      const loss = missed(i, hand[i] as number, arrivals, compasses);
      if (loss < least) {
        slot = i;
        least = loss;
      }
    }
    mask |= 1 << slot;
    const card = hand[slot] as number;
    if (card === ARRIVAL) arrivals--;
    if (card === COMPASS) compasses--;
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
  return fills + (arrives[arrivals] as number) + (calms[compasses] as number);
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
export const earned = (state: State, thrown: number, left: number): number => {
  if (!state.storms || thrown === 0 || left > 0) return 0;
  if (Number.isNaN(now.emptied)) now.emptied = emptied(state, now.seat, W);
  return now.emptied;
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
  const stays = worth + comfort + earned(state, cost, hand.length - 1 - cost);
  if (exploresAt(state, space)) addIdea(layCode(slot, space, 0), exploring(slot, stays));
  else addIdea(layCode(slot, space, laying.thrown), stays);
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

/** 17.7 */
const clearings = ({ pyramid }: State, hand: readonly Card[]): void => {
  if (!pyramid || now.compasses === 0) return;
  for (let space = 0; space < SPACES; space++)
    if (pyramid.storms[space] !== null) addIdea(clearCode(space), cleared(hand, space));
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
  throwFromAll();
  throwLeast(state.hands[seat] as Card[], count, now.kept);
  return giveCode(laying.thrown, 0);
};

/** 17.5 The same for paying late. */
export const thinkOfPaying = (state: State, seat: number, weights?: Weights): number => {
  const hand = state.hands[seat] as Card[];
  read(state, seat, weights);
  throwFromAll();
  throwLeast(hand, Math.min(state.pyramid?.owed ?? 0, now.throwable), now.kept);
  return payCode(laying.thrown);
};

/** Writes all ideas for the turn of this seat, and which is the best, by these weights or those for its way to play. */
export const think = (state: State, seat: number, weights?: Weights): void => {
  const hand = state.hands[seat] as Card[];
  ideas.count = 0;
  ideas.best = 0;
  if (state.departedBy === null && hand.includes(DEPARTURE)) return addIdea(DEPART_CODE, Infinity); // 5.1
  read(state, seat, weights);
  // 6.1, 15.5
  if (now.departed && now.open === 0 && now.arrivals > 0 && chapters.wrong < 0) return addIdea(ARRIVE_CODE, Infinity);
  beginPyramid();
  for (let slot = 0; slot < hand.length; slot++) if (isIsland(hand[slot] as number)) layings(state, slot);
  destructions(state, hand);
  turnOver(hand);
  clearings(state, hand);
  discard(state, hand);
};
