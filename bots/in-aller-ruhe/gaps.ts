import { ISLANDS, OPEN, SPACES, type Card, type Space } from '@seekiste/rules/in-aller-ruhe';
import { at } from './list.js';

/** A run of open spaces and the islands that bound it; beyond the ends of the sea 0 and 81 do. */
export interface Gap {
  readonly start: Space;
  readonly width: number;
  readonly below: Card;
  readonly above: Card;
}

/** 4.6 A price is paid from the other four cards of a full hand. */
export const HIGHEST_PRICE = 4;

export const gapsOf = (sea: readonly Card[]): readonly Gap[] => {
  const gaps: Gap[] = [];
  let start = 0;
  let below = 0;
  for (let space = 0; space <= SPACES; space++) {
    const above = space < SPACES ? at(sea, space) : ISLANDS + 1;
    if (above === OPEN) continue;
    if (space > start) gaps.push({ start, width: space - start, below, above });
    start = space + 1;
    below = above;
  }
  return gaps;
};

/** What is left of a gap when an island is laid in it: no gap, one or two. */
export const split = ({ start, width, below, above }: Gap, card: Card, space: Space): readonly Gap[] => {
  const parts: Gap[] = [];
  const last = start + width - 1;
  if (space > start) parts.push({ start, width: space - start, below, above: card });
  if (space < last) parts.push({ start: space + 1, width: last - space, below: card, above });
  return parts;
};

export const opensSea = ({ start }: Gap): boolean => start === 0;
export const closesSea = ({ start, width }: Gap): boolean => start + width === SPACES;

/**
 * The highest number that can be paid for from the lower bound. Where some space has no laid
 * neighbour on one side, any number can be laid there for nothing.
 */
const reachUp = (gap: Gap): Card => {
  const { width, below, above } = gap;
  if (opensSea(gap)) return width === 1 ? below : above - 1;
  if (width > 2 || (width === 2 && closesSea(gap))) return above - 1;
  return Math.min(above - 1, below + HIGHEST_PRICE * width);
};

/** The lowest number that can be paid for from the upper bound. */
const reachDown = (gap: Gap): Card => {
  const { width, below, above } = gap;
  if (closesSea(gap)) return width === 1 ? above : below + 1;
  if (width > 2 || (width === 2 && opensSea(gap))) return below + 1;
  return Math.max(below + 1, above - HIGHEST_PRICE * width);
};

/** Whether a number can help to fill a gap: it lies between the bounds, and a hand could pay for it. */
export const helps = (gap: Gap, card: Card): boolean =>
  card > gap.below && card < gap.above && (card <= reachUp(gap) || card >= reachDown(gap));

export const helpersIn = (hand: readonly Card[], gap: Gap): number => {
  let count = 0;
  for (const card of hand) if (helps(gap, card)) count++;
  return count;
};

/** How many numbers help, from a running count: entry n says how many do not exceed n. */
export const helpersUpTo = (upTo: readonly number[], gap: Gap): number => {
  const up = reachUp(gap);
  const down = reachDown(gap);
  const within = (from: Card, to: Card): number => at(upTo, to) - at(upTo, from - 1);
  if (down <= up + 1) return within(gap.below + 1, gap.above - 1);
  return within(gap.below + 1, up) + within(down, gap.above - 1);
};

/** 4.3–4.5 How many of the flagged numbers would cost this price in a gap of one space. */
export const helpersAtPrice = (flags: readonly number[], gap: Gap, price: number): number => {
  const up = gap.below + price;
  const down = gap.above - price;
  if (opensSea(gap)) return down > gap.below ? at(flags, down) : 0;
  if (closesSea(gap)) return up < gap.above ? at(flags, up) : 0;
  if (up >= down) return up === down ? at(flags, up) : 0;
  return at(flags, up) + at(flags, down);
};
