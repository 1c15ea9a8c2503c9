import { DAMAGES, DIRECTIONS, WIND_KINDS, type Direction, type Wind } from './cards.js';

/**
 * Wind cards that lie in front of a player, as one number: two bits for each of the twelve kinds
 * say how many. So six bits make a direction: its ones, its twos and its three.
 */
export type Hoard = number;

const BITS = 2;
const DIRECTION_BITS = BITS * DAMAGES;
/** How many different six bits there are. */
export const PARTS = 1 << DIRECTION_BITS;

/** A direction's six bits. */
export const partOf = (hoard: Hoard, direction: Direction): number =>
  (hoard >> (DIRECTION_BITS * direction)) & (PARTS - 1);

/** A direction's six bits with one card more. */
export const withOne = (part: number, damage: number): number => part + (1 << (BITS * (damage - 1)));

/** What each kind of card adds to a hoard. */
export const ADDS: readonly Hoard[] = Array.from({ length: WIND_KINDS + 1 }, (_, card) =>
  card === 0 ? 0 : 1 << (BITS * (card - 1)),
);

export const hoardOf = (winds: readonly Wind[]): Hoard => winds.reduce((sum, card) => sum + (ADDS[card] ?? 0), 0);

/** The cards of a hoard, ascending. */
export const windsIn = (hoard: Hoard): Wind[] => {
  const winds: Wind[] = [];
  for (let card = 1; card <= WIND_KINDS; card++)
    for (let copies = (hoard >> (BITS * (card - 1))) & 3; copies > 0; copies--) winds.push(card);
  return winds;
};

/** How many ones, twos and threes a direction's six bits stand for. */
export const countsIn = (part: number): readonly [ones: number, twos: number, threes: number] => [
  part & 3,
  (part >> 2) & 3,
  part >> 4,
];

/** 7.1 Whether a 1, a 2 and the 3 of a direction are there. */
const hasSet = (part: number): boolean => countsIn(part).every(count => count > 0);

/** 9.4 Whether laying the set aside would spoil a pair; where it would not, it is never worse to do it. */
const hasChoice = (part: number): boolean => hasSet(part) && ((part & 3) === 2 || ((part >> 2) & 3) === 2);

/** Damage, cards and pair points of what counts, side by side in one number. */
export type Weight = number;
export const damageIn = (weight: Weight): number => weight & 63;
export const cardsIn = (weight: Weight): number => (weight >> 6) & 31;
export const pairPointsIn = (weight: Weight): number => weight >> 11;

/** 7.3, 9.3 What the cards of one direction weigh, all of them or without a set. */
const weightOf = (part: number, set: boolean): Weight => {
  const [ones, twos, threes] = countsIn(part).map(count => count - (set ? 1 : 0)) as [number, number, number];
  const pairPoints = (ones === 2 ? 1 : 0) + (twos === 2 ? 2 : 0);
  return ones + 2 * twos + 3 * threes + ((ones + twos + threes) << 6) + (pairPoints << 11);
};

const PART_LIST = Array.from({ length: PARTS }, (_, part) => part);
/** Without a set, then with a set laid aside. */
const WEIGHTS: readonly Weight[] = [
  ...PART_LIST.map(part => weightOf(part, false)),
  ...PART_LIST.map(part => (hasSet(part) ? weightOf(part, true) : 0)),
];
const SET_BITS: readonly number[] = PART_LIST.map(part => (hasSet(part) ? 1 : 0));
const CHOICE_BITS: readonly number[] = PART_LIST.map(part => (hasChoice(part) ? 1 : 0));

/** Directions as a bit each. */
export type DirectionMask = number;

const maskOf = (hoard: Hoard, bits: readonly number[]): DirectionMask =>
  (bits[hoard & 63] as number) |
  ((bits[(hoard >> 6) & 63] as number) << 1) |
  ((bits[(hoard >> 12) & 63] as number) << 2) |
  ((bits[(hoard >> 18) & 63] as number) << 3);

/** 7.1 Directions of which a set is there. */
export const setsIn = (hoard: Hoard): DirectionMask => maskOf(hoard, SET_BITS);

/** 9.4 Directions where there is something to choose between a set and pairs; in the professional game. */
export const choicesIn = (hoard: Hoard): DirectionMask => maskOf(hoard, CHOICE_BITS);

/** 7.3, 9.3, 9.5 What counts of a hoard once these sets are laid aside, all of which it must have. */
export const weigh = (hoard: Hoard, sets: DirectionMask): Weight =>
  (WEIGHTS[(hoard & 63) | ((sets & 1) << 6)] as Weight) +
  (WEIGHTS[((hoard >> 6) & 63) | ((sets & 2) << 5)] as Weight) +
  (WEIGHTS[((hoard >> 12) & 63) | ((sets & 4) << 4)] as Weight) +
  (WEIGHTS[((hoard >> 18) & 63) | ((sets & 8) << 3)] as Weight);

export const directionsIn = (mask: DirectionMask): Direction[] =>
  DIRECTIONS.map((_, direction) => direction as Direction).filter(direction => mask & (1 << direction));

export const maskOfDirections = (directions: readonly Direction[]): DirectionMask =>
  directions.reduce<DirectionMask>((mask, direction) => mask | (1 << direction), 0);
