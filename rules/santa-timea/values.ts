import { BRIDE, DIRECTIONS, directionOf, numberOf, type Card, type Direction } from './cards.js';

/**
 * What a card is worth in a wind, as one whole number to compare: 32 for each full point, and the
 * printed number where the value is zero, so that opposite cards differ among each other (4.4).
 */
export type Value = number;

/** 6.3, 6.4 What a led bride is worth, and a bride that copies one: nothing to compare. */
export const NO_VALUE: Value = 0;

const POINT = 32;

/** 4.1–4.4 */
const valueIn = (wind: Direction, card: Card): Value => {
  if (card < 1 || card >= BRIDE) return NO_VALUE;
  const number = numberOf(card);
  switch ((directionOf(card) - wind + 4) % 4) {
    case 0:
      return number * POINT;
    case 2:
      return number;
    default:
      return (number * POINT) / 2;
  }
};

/** By wind, then by card; a bride's value is that of the card before it and is not here. */
export const VALUES: readonly (readonly Value[])[] = DIRECTIONS.map((_, wind) =>
  Array.from({ length: BRIDE + 1 }, (_, card) => valueIn(wind as Direction, card)),
);

/** 4.1–4.4 The value of a card that is no bride. */
export const value = (card: Card, wind: Direction): Value => VALUES[wind]?.[card] ?? NO_VALUE;

/** 4.1–4.3 The points of a value as players say them: whole or half, or zero. */
export const pointsOf = (worth: Value): number => (worth < POINT / 2 ? 0 : worth / POINT);
