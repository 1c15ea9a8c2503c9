import type { Card } from './cards.js';

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
