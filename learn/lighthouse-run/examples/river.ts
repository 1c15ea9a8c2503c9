import { cards, lit, TOWERS } from '../places.js';

interface Placed {
  readonly round?: number;
  readonly first?: number;
  readonly turn?: number;
  readonly playedThisRound?: number;
  /** Which towers are lit, counted from 1. */
  readonly light?: readonly [number, number, number];
  readonly ships?: readonly (readonly number[])[];
  /** By colour; what is not named is filled up. */
  readonly hands: readonly string[];
  readonly piles?: readonly string[];
}

const listed = (names: string): readonly number[] => (names === '' ? [] : cards(names));

/** A position of the river from what matters in it. */
export const placed = ({ light = [1, 3, 5], hands, piles, ...rest }: Placed): object => ({
  ...rest,
  towers: TOWERS,
  lit: lit(...light),
  hands: hands.map(listed),
  ...(piles ? { piles: piles.map(listed) } : {}),
});
