import { DAMAGES, DIRECTIONS, wind, type Direction, type State, type Wind } from '@seekiste/rules/santa-timea';

/** Wind cards as a state keeps them: two bits for each kind say how many, so that six bits make a direction. */
export type Hoard = State['collected'][number];

const DIRECTION_BITS = 6;

/** How many different six bits there are. */
export const PARTS = 1 << DIRECTION_BITS;

/** A direction's six bits. */
export const partOf = (hoard: Hoard, direction: Direction): number =>
  (hoard >> (DIRECTION_BITS * direction)) & (PARTS - 1);

/** How many ones, twos and threes there are in six bits. */
export const countsIn = (part: number): readonly [ones: number, twos: number, threes: number] => [
  part & 3,
  (part >> 2) & 3,
  part >> 4,
];

/** Six bits with one card more. */
export const withOne = (part: number, damage: number): number => part + (1 << (2 * (damage - 1)));

/** The cards of a hoard, as a view has them. */
export const windsIn = (hoard: Hoard): Wind[] =>
  DIRECTIONS.flatMap((_, direction) =>
    countsIn(partOf(hoard, direction as Direction)).flatMap((count, i) =>
      new Array<Wind>(i < DAMAGES ? count : 0).fill(wind(direction as Direction, i + 1)),
    ),
  );
