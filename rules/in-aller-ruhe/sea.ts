import { ISLANDS, type Card } from './cards.js';

/** A space of the sea, 0 to 35 along the sequence: bottom row from left to right, then the row above (1.1). */
export type Space = number;

export const COLUMNS = 6;
export const SPACES = 36;

/** What lies on a space where no island has been laid yet. No island bears this number. */
export const OPEN = 0;

/** The sea as a list of its spaces: an island's number, or `OPEN`. */
export type Sea = readonly Card[];

/** Spaces along which numbers ascend, from the first to before `to`; islands beyond its ends are no neighbours. */
export interface Route {
  readonly from: Space;
  readonly to: Space;
  /** Whether islands next to each other have a price (4.4). */
  readonly pays: boolean;
}

/** 1.1 The whole sea is one route. */
export const ONE_ROUTE: Route = { from: 0, to: SPACES, pays: true };

/** The nearest island before this space along the sequence, or 0, which every island exceeds. */
export const below = (sea: Sea, space: Space, route = ONE_ROUTE): Card => {
  for (let s = space - 1; s >= route.from; s--) if (sea[s] !== OPEN) return sea[s] as Card;
  return 0;
};

/** The nearest island after this space along the sequence, or 81, which exceeds every island. */
export const above = (sea: Sea, space: Space, route = ONE_ROUTE): Card => {
  for (let s = space + 1; s < route.to; s++) if (sea[s] !== OPEN) return sea[s] as Card;
  return 81;
};

/** 4.2 Numbers ascend along the sequence. */
export const ascends = (sea: Sea, card: Card, space: Space, route = ONE_ROUTE): boolean =>
  below(sea, space, route) < card && card < above(sea, space, route);

/** 4.3 The islands on the spaces before and after along the sequence, or `OPEN`. */
const before = (sea: Sea, space: Space, { from }: Route): Card => (space > from ? (sea[space - 1] ?? OPEN) : OPEN);
const after = (sea: Sea, space: Space, { to }: Route): Card => (space + 1 < to ? (sea[space + 1] ?? OPEN) : OPEN);

/** How many islands lie next to this space: none, one or two. */
export const neighbours = (sea: Sea, space: Space, route = ONE_ROUTE): number =>
  Number(before(sea, space, route) !== OPEN) + Number(after(sea, space, route) !== OPEN);

/**
 * 4.3–4.5, 4.7 The price of laying a fitting island: the difference to the laid neighbour, the
 * smaller one of two, nothing without. Neighbours are the spaces before and after along the
 * sequence, so a row's last space and the first of the row above are neighbours.
 */
export const price = (sea: Sea, card: Card, space: Space, route = ONE_ROUTE): number => {
  if (!route.pays) return 0;
  const smaller = before(sea, space, route);
  const larger = after(sea, space, route);
  if (smaller === OPEN) return larger === OPEN ? 0 : larger - card;
  return larger === OPEN ? card - smaller : Math.min(card - smaller, larger - card);
};

/**
 * Where every number still fits on a route: the open spaces from `lowest[n]` to `highest[n]`,
 * between the last smaller and the first larger island (4.2). A laid island's own number has just
 * its space. It follows from the sea, and is kept beside it because every list of moves asks for it.
 */
export interface Gaps {
  readonly lowest: Space[];
  readonly highest: Space[];
}

export const openGaps = ({ from, to }: Route): Gaps => ({ lowest: filled(from), highest: filled(to - 1) });

/** One entry for each number from 0 to 80; number 0 is not used. Pushed, so that V8 sees no holes. */
const filled = (space: Space): Space[] => {
  const spaces: Space[] = [];
  while (spaces.length <= ISLANDS) spaces.push(space);
  return spaces;
};

/** An island comes to lie: smaller numbers of its gap now end before it, larger ones begin after it. */
export const divideGap = ({ lowest, highest }: Gaps, sea: Sea, card: Card, space: Space, route: Route): void => {
  const from = lowest[card] as Space;
  const to = highest[card] as Space;
  const smallest = from === route.from ? 1 : (sea[from - 1] as Card) + 1;
  const largest = to === route.to - 1 ? ISLANDS : (sea[to + 1] as Card) - 1;
  for (let n = smallest; n < card; n++) highest[n] = space - 1;
  for (let n = card + 1; n <= largest; n++) lowest[n] = space + 1;
  lowest[card] = space;
  highest[card] = space;
};

/** The gaps of every route of a sea. */
export const gapsOf = (sea: Sea, routes: readonly Route[]): Gaps[] =>
  routes.map(route => {
    const gaps = openGaps(route);
    const laid = new Array<Card>(sea.length).fill(OPEN);
    for (let space = route.from; space < route.to; space++) {
      const card = sea[space] as Card;
      if (card === OPEN) continue;
      divideGap(gaps, laid, card, space, route);
      laid[space] = card;
    }
    return gaps;
  });
