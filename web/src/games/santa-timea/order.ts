import { BRIDE, value, type Card, type Direction } from '@seekiste/rules/santa-timea';

/** How a hand can be sorted. */
export const ORDERS = ['value', 'direction'] as const;
export type Order = (typeof ORDERS)[number];

/** A card of the hand; the brides are alike, so that each is told apart by its number among its likes. */
export interface HandCard {
  readonly card: Card;
  readonly key: string;
}

/** Opposite cards stand in the order in which they would win; brides come last, for they are worth what lies before them. */
const rank = (card: Card, wind: Direction): number => (card === BRIDE ? Infinity : value(card, wind));

const byValue = (wind: Direction) => (a: Card, b: Card) => {
  const [left, right] = [rank(a, wind), rank(b, wind)];
  return left === right ? a - b : left - right;
};

/** The hand from the lowest value in this wind to the highest, or direction by direction. */
export const inOrder = (hand: readonly Card[], order: Order, wind: Direction | undefined): readonly HandCard[] => {
  const sorted = hand.toSorted(order === 'value' && wind !== undefined ? byValue(wind) : (a, b) => a - b);
  return sorted.map((card, slot) => ({ card, key: `${card}/${slot - sorted.indexOf(card)}` }));
};
