import { price, type Card, type Space } from '@seekiste/rules/in-aller-ruhe';
import { HIGHEST_PRICE, gapsOf, helps, type Gap } from '../sailor/index.js';

/** An open space on which a card may be laid, and its price there. */
export interface Place {
  readonly space: Space;
  readonly price: number;
}

/** Cards that come to the same for the rest of a game. */
interface Kind {
  /** One of them. */
  readonly card: Card;
  readonly gap: number;
  readonly places: readonly Place[];
}

/**
 * The kinds of cards in a sea. In a gap of one space all numbers of a price come to the same. In a wider one every
 * number is a kind of its own, since what fits beside it differs. A number that no full hand could pay for, now or
 * after anything else is laid there, is dead.
 */
export interface Kinds {
  readonly gaps: readonly Gap[];
  /** Those of islands follow on the three that every sea has. */
  readonly ofIslands: readonly Kind[];
  readonly count: number;
  readonly kindOf: ReadonlyMap<Card, number>;
}

export const DEAD = 0;
export const ARRIVING = 1;
export const DEPARTING = 2;
export const FIRST_ISLAND = 3;

const placesFor = (sea: readonly Card[], { start, width }: Gap, card: Card): readonly Place[] =>
  Array.from({ length: width }, (_, i) => ({ space: start + i, price: price(sea, card, start + i) })).filter(
    place => place.price <= HIGHEST_PRICE,
  );

/** The kinds of these numbers in this sea; those that are not in the map are dead. */
export const kindsOf = (sea: readonly Card[], islands: readonly Card[]): Kinds => {
  const gaps = gapsOf(sea);
  const ofIslands: Kind[] = [];
  const kindOf = new Map<Card, number>();
  for (const [gap, bounds] of gaps.entries())
    for (const card of islands.filter(island => helps(bounds, island))) {
      const places = placesFor(sea, bounds, card);
      const isAlike = (kind: Kind): boolean => kind.gap === gap && kind.places[0]?.price === places[0]?.price;
      const alike = bounds.width === 1 ? ofIslands.findIndex(isAlike) : -1;
      kindOf.set(card, FIRST_ISLAND + (alike < 0 ? ofIslands.push({ card, gap, places }) - 1 : alike));
    }
  return { gaps, ofIslands, count: FIRST_ISLAND + ofIslands.length, kindOf };
};
