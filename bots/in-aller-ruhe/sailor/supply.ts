import { ARRIVAL, isIsland, ISLANDS, OPEN, SPACES, type Card, type State } from '@seekiste/rules/in-aller-ruhe';
import type { Exploration } from './from-view/exploration.js';
import { HIGHEST_PRICE } from './gaps.js';
import { atLeast, logChance } from './odds.js';
import { WEIGHTS } from './numbers.js';
import { usableAt, type Weights } from './weights.js';

let W: Weights = WEIGHTS;

/**
 * `supply.ts`, `gaps.ts`, `fill.ts` and `prices.ts` at search speed, for one sea without pillars: the same questions and
 * answers, asked of a state for one seat, and kept in lists that are written anew for every turn.
 */

const MOST_GAPS = 18;
/** No more numbers of a hand can help one gap. */
const HELPERS = 12;

/** Flags by number: what may still come, and what is in the own hand. */
export const unseen = new Uint8Array(ISLANDS + 2);
const held = new Uint8Array(ISLANDS + 2);
const unseenUpTo = new Uint8Array(ISLANDS + 2);

/** The gaps of the sea, and behind them room for the two parts of a gap in which an island is laid. */
export const PART = MOST_GAPS;
const starts = new Int32Array(MOST_GAPS + 2);
const widths = new Int32Array(MOST_GAPS + 2);
const belows = new Int32Array(MOST_GAPS + 2);
const aboves = new Int32Array(MOST_GAPS + 2);
const ups = new Int32Array(MOST_GAPS + 2);
const downs = new Int32Array(MOST_GAPS + 2);
const coming = new Int32Array(MOST_GAPS + 2);
const fills = new Float64Array((MOST_GAPS + 2) * HELPERS);

/** What a turn goes by, besides the gaps. */
export const supply = { gaps: 0, inPlay: 0, comes: 0, arrivalInPlay: 0, unseenArrivals: 0 };

export const gapStart = (gap: number): number => starts[gap] as number;
export const gapWidth = (gap: number): number => widths[gap] as number;
export const gapBelow = (gap: number): Card => belows[gap] as number;
export const gapAbove = (gap: number): Card => aboves[gap] as number;
/** How many numbers that may still come would help. */
export const gapComing = (gap: number): number => coming[gap] as number;

const within = (from: Card, to: Card): number => (unseenUpTo[to] as number) - (unseenUpTo[from - 1] as number);

export const setGap = (gap: number, start: number, width: number, below: Card, above: Card): void => {
  const opens = start === 0;
  const closes = start + width === SPACES;
  let up = above - 1;
  if (opens) up = width === 1 ? below : up;
  else if (width < 2 || (width === 2 && !closes)) up = Math.min(up, below + HIGHEST_PRICE * width);
  let down = below + 1;
  if (closes) down = width === 1 ? above : down;
  else if (width < 2 || (width === 2 && !opens)) down = Math.max(down, above - HIGHEST_PRICE * width);
  starts[gap] = start;
  widths[gap] = width;
  belows[gap] = below;
  aboves[gap] = above;
  ups[gap] = up;
  downs[gap] = down;
  coming[gap] = down <= up + 1 ? within(below + 1, above - 1) : within(below + 1, up) + within(down, above - 1);
  fills.fill(NaN, gap * HELPERS, (gap + 1) * HELPERS);
};

/** 11.2 Makes the gap that there would be without the island on this space, as a part. */
export const openUp = (sea: readonly Card[], space: number): void => {
  let [start, end] = [space, space + 1];
  while (start > 0 && sea[start - 1] === OPEN) start--;
  while (end < SPACES && sea[end] === OPEN) end++;
  const below = start > 0 ? (sea[start - 1] as number) : 0;
  setGap(PART, start, end - start, below, end < SPACES ? (sea[end] as number) : ISLANDS + 1);
};

/** Whether a gap has become a part of the one that was opened up last. */
export const isOpenedUp = (gap: number): boolean =>
  (starts[gap] as number) >= (starts[PART] as number) &&
  (starts[gap] as number) < (starts[PART] as number) + (widths[PART] as number);

export const helpsGap = (gap: number, card: Card): boolean =>
  card > (belows[gap] as number) &&
  card < (aboves[gap] as number) &&
  (card <= (ups[gap] as number) || card >= (downs[gap] as number));

/** 4.3–4.5 How many of the flagged numbers would cost this price in a gap of one space. */
export const atPrice = (flags: Uint8Array, gap: number, price: number): number => {
  const below = belows[gap] as number;
  const above = aboves[gap] as number;
  const up = below + price;
  const down = above - price;
  if (starts[gap] === 0) return down > below ? (flags[down] as number) : 0;
  if ((starts[gap] as number) + (widths[gap] as number) === SPACES) return up < above ? (flags[up] as number) : 0;
  if (up >= down) return up === down ? (flags[up] as number) : 0;
  return (flags[up] as number) + (flags[down] as number);
};

const capped = (chance: number): number => Math.min(0.99, chance);

const oneFills = (gap: number, own: number): number => {
  let fails = (1 - W.ownKept) ** own;
  for (let price = 1; price <= HIGHEST_PRICE; price++) {
    const count = atPrice(unseen, gap, price);
    if (count > 0) fails *= (1 - capped(supply.comes * (W.affordable[price - 1] as number))) ** count;
  }
  return 1 - fails;
};

const severalFill = (gap: number, own: number): number => {
  const width = widths[gap] as number;
  const usable = capped(supply.comes * usableAt(W, width));
  const count = coming[gap] as number;
  const allOwn = atLeast(width - own, count, usable);
  return own === 0 ? allOwn : W.ownKept * allOwn + (1 - W.ownKept) * atLeast(width - own + 1, count, usable);
};

/** The logarithm of the chance that a gap will be filled, with so many helpful numbers in the own hand. */
export const fillOf = (gap: number, own: number): number => {
  const index = gap * HELPERS + own;
  const kept = fills[index] as number;
  if (kept <= 0) return kept;
  const fill = logChance(widths[gap] === 1 ? oneFills(gap, own) : severalFill(gap, own));
  fills[index] = fill;
  return fill;
};

/** What a space that no number in sight can fill is taken to cost. */
const UNKNOWN_PRICE = 3;

export const priceOf = (gap: number): number => {
  const width = widths[gap] as number;
  if (width > 1) {
    const ends = Number(starts[gap] === 0) + Number((starts[gap] as number) + width === SPACES);
    const step = ((aboves[gap] as number) - (belows[gap] as number)) / (width + 1);
    return (width - Math.floor((width - 1 + ends) / 2)) * (W.priceBase + W.priceByStep * step);
  }
  let [total, paid, share] = [0, 0, 1];
  for (let price = 1; price <= HIGHEST_PRICE; price++) {
    const count = atPrice(held, gap, price) + supply.inPlay * atPrice(unseen, gap, price);
    total += share * count;
    paid += share * count * price;
    share *= W.cheapFirst;
  }
  return total > 0 ? paid / total : UNKNOWN_PRICE;
};

const likely = (chance: number): number => Math.min(0.99, Math.max(0.02, chance));
const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, part / whole) : 0);

const readCards = ({ sea, hands, thrown, monsters, pyramid }: State, seat: number): void => {
  unseen.fill(1, 1, ISLANDS + 1);
  held.fill(0);
  supply.unseenArrivals = 5;
  for (let space = 0; space < SPACES; space++) if (sea[space] !== OPEN) unseen[sea[space] as number] = 0;
  const hand = hands[seat] as Card[];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (isIsland(card)) {
      held[card] = 1;
      unseen[card] = 0;
    } else if (card === ARRIVAL) supply.unseenArrivals--;
  }
  const own = thrown[seat] as Card[];
  for (let i = 0; i < own.length; i++)
    if (isIsland(own[i] as number)) unseen[own[i] as number] = 0;
    else if (own[i] === ARRIVAL) supply.unseenArrivals--;
  if (monsters) for (const card of monsters.destroyed) unseen[card] = 0;
  if (pyramid) for (const card of pyramid.out) if (isIsland(card)) unseen[card] = 0; // 17.8
  for (let card = 1; card <= ISLANDS; card++)
    unseenUpTo[card] = (unseenUpTo[card - 1] as number) + (unseen[card] as number);
  unseenUpTo[ISLANDS + 1] = unseenUpTo[ISLANDS] as number;
};

const readGaps = (sea: readonly Card[]): number => {
  let [gaps, start, below, useful] = [0, 0, 0, 0];
  for (let space = 0; space <= SPACES; space++) {
    const above = space < SPACES ? (sea[space] as number) : ISLANDS + 1;
    if (above === OPEN) continue;
    if (space > start) {
      setGap(gaps, start, space - start, below, above);
      useful += coming[gaps++] as number;
    }
    start = space + 1;
    below = above;
  }
  supply.gaps = gaps;
  return useful;
};

/** Reads what this seat knows of cards and gaps, to judge it by these weights. In the pyramid, arrivals are explored. */
export const readSupply = (state: State, seat: number, weights: Weights, exploration?: Exploration): void => {
  W = weights;
  readCards(state, seat);
  const useful = readGaps(state.sea);
  const islands = unseenUpTo[ISLANDS] as number;
  let thrown = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) thrown += (state.thrown[other] as Card[]).length;
    if (state.storms) thrown += (state.storms.unseen[other] as Card[]).length;
    if (state.pyramid) thrown += (state.pyramid.unseen[other] as Card[]).length;
  }
  const removed = shareOf(state.options.islandsRemoved, islands);
  const gone = shareOf(W.thrownIslands * thrown * (1 - removed), useful + W.thrownDead * (islands - useful));
  const inPlay = islands * (1 - removed) + supply.unseenArrivals;
  const arrivalGone = Math.min(1, W.thrownArrivals * shareOf(thrown, inPlay));
  supply.inPlay = likely((1 - removed) * (1 - gone));
  supply.arrivalInPlay = likely(exploration ? exploration.arrival : W.arrivalComes * (1 - arrivalGone));
};
