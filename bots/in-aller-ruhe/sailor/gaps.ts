import { ISLANDS, ONE_ROUTE, OPEN, type Card, type Route, type Space } from '@seekiste/rules/in-aller-ruhe';
import { at } from './list.js';

/** A run of open spaces of a route and the islands that bound it; beyond the route's ends 0 and 81 do. */
export interface Gap {
  readonly start: Space;
  readonly width: number;
  readonly below: Card;
  readonly above: Card;
  readonly route: Route;
}

/** 4.6 A price is paid from the other four cards of a full hand. */
export const HIGHEST_PRICE = 4;

const addGaps = (gaps: Gap[], sea: readonly Card[], route: Route): void => {
  let start = route.from;
  let below = 0;
  for (let space = start; space <= route.to; space++) {
    const above = space < route.to ? at(sea, space) : ISLANDS + 1;
    if (above === OPEN) continue;
    if (space > start) gaps.push({ start, width: space - start, below, above, route });
    start = space + 1;
    below = above;
  }
};

export const gapsOf = (sea: readonly Card[], routes: readonly Route[] = [ONE_ROUTE]): readonly Gap[] => {
  const gaps: Gap[] = [];
  for (const route of routes) addGaps(gaps, sea, route);
  return gaps;
};

/** What is left of a gap when an island is laid in it: no gap, one or two. */
export const split = ({ start, width, below, above, route }: Gap, card: Card, space: Space): readonly Gap[] => {
  const parts: Gap[] = [];
  const last = start + width - 1;
  if (space > start) parts.push({ start, width: space - start, below, above: card, route });
  if (space < last) parts.push({ start: space + 1, width: last - space, below: card, above, route });
  return parts;
};

/** Where a number would lie if its gap were filled evenly. */
export const evenly = ({ start, width, below, above }: Gap, card: Card): number =>
  start - 1 + ((card - below) / (above - below)) * (width + 1);

const opensRoute = ({ start, route }: Gap): boolean => start === route.from;
const closesRoute = ({ start, width, route }: Gap): boolean => start + width === route.to;

/** At how many of its ends a gap reaches the end of its route. */
export const routeEnds = (gap: Gap): number => Number(opensRoute(gap)) + Number(closesRoute(gap));

/**
 * The highest number that can be paid for from the lower bound. Where some space has no laid
 * neighbour on one side, any number can be laid there for nothing.
 */
const reachUp = (gap: Gap): Card => {
  const { width, below, above } = gap;
  if (!gap.route.pays) return above - 1;
  if (opensRoute(gap)) return width === 1 ? below : above - 1;
  if (width > 2 || (width === 2 && closesRoute(gap))) return above - 1;
  return Math.min(above - 1, below + HIGHEST_PRICE * width);
};

/** The lowest number that can be paid for from the upper bound. */
const reachDown = (gap: Gap): Card => {
  const { width, below, above } = gap;
  if (closesRoute(gap)) return width === 1 ? above : below + 1;
  if (width > 2 || (width === 2 && opensRoute(gap))) return below + 1;
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

/** 4.3–4.5 How many of the flagged numbers would cost this price in a gap of one space of a route that pays. */
export const helpersAtPrice = (flags: readonly number[], gap: Gap, price: number): number => {
  const up = gap.below + price;
  const down = gap.above - price;
  if (opensRoute(gap)) return down > gap.below ? at(flags, down) : 0;
  if (closesRoute(gap)) return up < gap.above ? at(flags, up) : 0;
  if (up >= down) return up === down ? at(flags, up) : 0;
  return at(flags, up) + at(flags, down);
};
