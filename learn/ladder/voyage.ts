import type { OptionValues } from '@seekiste/rules/core';

/** A game to be sailed: how many, with which options, and who sits beside the player. */
export interface Voyage {
  readonly seats: number;
  /** What is left out is as usual. */
  readonly options: OptionValues;
  /** Levels of the other seats. */
  readonly crew: readonly string[];
}

/** How often a sailor in the player's place won it; a shared victory counts in parts. */
export interface Measured extends Voyage {
  readonly games: number;
  readonly won: number;
  /** Everybody sails against everybody: the fair share is one part of the seats. */
  readonly rivals?: true;
}

/** Two voyages are the same if they are dealt and crewed alike; the order of the crew does not matter. */
export const keyOf = ({ seats, options, crew }: Voyage, usual: OptionValues): string => {
  const set = Object.entries({ ...usual, ...options }).filter(([name, value]) => usual[name] !== value);
  return [seats, ...set.map(([name, value]) => `${name}=${value}`).sort(), [...crew].sort().join(' ')].join('; ');
};
