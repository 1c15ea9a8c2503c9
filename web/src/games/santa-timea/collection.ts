import {
  damageOf,
  DAMAGES,
  DIRECTIONS,
  wind,
  windDirection,
  type Direction,
  type Wind,
} from '@seekiste/rules/santa-timea';

/** The wind cards of one direction in front of a player. */
export interface Progress {
  readonly direction: Direction;
  /** How many cards with 1, 2 and 3 points of damage. */
  readonly counts: readonly number[];
  /** 7.1 Whether 1, 2 and 3 are together. */
  readonly set: boolean;
}

const countIn = (winds: readonly Wind[], card: Wind): number => winds.filter(held => held === card).length;

export const progressOf = (winds: readonly Wind[]): readonly Progress[] =>
  DIRECTIONS.map((_, side) => {
    const direction = side as Direction;
    const counts = Array.from({ length: DAMAGES }, (_, i) => countIn(winds, wind(direction, i + 1)));
    return { direction, counts, set: counts.every(count => count > 0) };
  });

/** Which cards of a collection lie aside: one of each kind of every set. */
export const laidAside = (winds: readonly Wind[], sets: readonly Direction[]): readonly boolean[] =>
  winds.map((card, index) => sets.includes(windDirection(card)) && winds.indexOf(card) === index);

/** 7.3 The damage of what counts, card by card. */
export const countedDamages = (winds: readonly Wind[], sets: readonly Direction[]): readonly number[] => {
  const aside = laidAside(winds, sets);
  return winds.filter((_, index) => !aside[index]).map(damageOf);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** 7.2, 7.3 The damage as it counts now, every set laid aside. */
export const damageNow = (winds: readonly Wind[]): number => {
  const sets = progressOf(winds).flatMap(({ direction, set }) => (set ? [direction] : []));
  return sum(countedDamages(winds, sets));
};

/** What a set is worth aside, and what its direction is worth as pairs (professional game). */
export interface SetOffer {
  readonly direction: Direction;
  readonly cards: readonly Wind[];
  /** 7.3 Points of damage that would not count. */
  readonly damage: number;
  /** 9.3 Points for the pairs that would stay together. */
  readonly pairPoints: number;
}

const PAIR_POINTS = [1, 2] as const;

export const setOffer = (winds: readonly Wind[], direction: Direction): SetOffer => {
  const cards = winds.filter(card => windDirection(card) === direction);
  return {
    direction,
    cards,
    damage: sum(cards.map(damageOf)) - sum(countedDamages(cards, [direction])),
    pairPoints: sum(PAIR_POINTS.map((points, i) => (countIn(cards, wind(direction, i + 1)) === 2 ? points : 0))),
  };
};
