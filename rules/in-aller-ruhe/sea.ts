import { ISLANDS, type Card } from './cards.js';

/** A space of the sea, 0 to 35 along the sequence: bottom row from left to right, then the row above (1.1). */
export type Space = number;

export const COLUMNS = 6;
export const SPACES = 36;

/** What lies on a space where no island has been laid yet. No island bears this number. */
export const OPEN = 0;

/** The sea as a list of 36: an island's number, or `OPEN`. */
export type Sea = readonly Card[];

/** The nearest island before this space along the sequence, or 0, which every island exceeds. */
export const below = (sea: Sea, space: Space): Card => {
  for (let s = space - 1; s >= 0; s--) if (sea[s] !== OPEN) return sea[s] as Card;
  return 0;
};

/** The nearest island after this space along the sequence, or 81, which exceeds every island. */
export const above = (sea: Sea, space: Space): Card => {
  for (let s = space + 1; s < SPACES; s++) if (sea[s] !== OPEN) return sea[s] as Card;
  return 81;
};

/** 4.2 Numbers ascend along the sequence. */
export const ascends = (sea: Sea, card: Card, space: Space): boolean =>
  below(sea, space) < card && card < above(sea, space);

/**
 * 4.3–4.5, 4.7 The price of laying a fitting island: the difference to the laid neighbour, the
 * smaller one of two, nothing without. Neighbours are the spaces before and after along the
 * sequence, so a row's last space and the first of the row above are neighbours.
 */
export const price = (sea: Sea, card: Card, space: Space): number => {
  const before = sea[space - 1] ?? OPEN;
  const after = sea[space + 1] ?? OPEN;
  if (before === OPEN) return after === OPEN ? 0 : after - card;
  return after === OPEN ? card - before : Math.min(card - before, after - card);
};

/**
 * Where every number still fits: the open spaces from `lowest[n]` to `highest[n]`, between the
 * last smaller and the first larger island (4.2). A laid island's own number has just its space.
 * It follows from the sea, and is kept beside it because every list of moves asks for it.
 */
export interface Gaps {
  readonly lowest: Space[];
  readonly highest: Space[];
}

export const openGaps = (): Gaps => ({ lowest: filled(0), highest: filled(SPACES - 1) });

/** One entry for each number from 0 to 80; number 0 is not used. Pushed, so that V8 sees no holes. */
const filled = (space: Space): Space[] => {
  const spaces: Space[] = [];
  while (spaces.length <= ISLANDS) spaces.push(space);
  return spaces;
};

/** An island comes to lie: smaller numbers of its gap now end before it, larger ones begin after it. */
export const divideGap = ({ lowest, highest }: Gaps, sea: Sea, card: Card, space: Space): void => {
  const from = lowest[card] as Space;
  const to = highest[card] as Space;
  const smallest = from === 0 ? 1 : (sea[from - 1] as Card) + 1;
  const largest = to === SPACES - 1 ? ISLANDS : (sea[to + 1] as Card) - 1;
  for (let n = smallest; n < card; n++) highest[n] = space - 1;
  for (let n = card + 1; n <= largest; n++) lowest[n] = space + 1;
  lowest[card] = space;
  highest[card] = space;
};

export const gapsOf = (sea: Sea): Gaps => {
  const gaps = openGaps();
  const laid = new Array<Card>(SPACES).fill(OPEN);
  sea.forEach((card, space) => {
    if (card === OPEN) return;
    divideGap(gaps, laid, card, space);
    laid[space] = card;
  });
  return gaps;
};
