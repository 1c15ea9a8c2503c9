import {
  damageOf,
  DAMAGES,
  DIRECTIONS,
  laidAside,
  lackingFor,
  wind,
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
    return { direction, counts, set: lackingFor(winds, direction).length === 0 };
  });

/** 7.3 The damage of what counts, card by card. */
export const countedDamages = (winds: readonly Wind[], sets: readonly Direction[]): readonly number[] => {
  const aside = laidAside(winds, sets);
  return winds.filter((_, index) => !aside[index]).map(damageOf);
};
