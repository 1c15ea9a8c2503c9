import type { Box } from './types.js';

/** The colours of the ships, in the order of the seats, and the animal on each colour's ships. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export const ANIMALS = ['crab', 'fish-tail', 'turtle', 'starfish'] as const;

/** The symbols of the lighthouses, in the order of the box's `towers`. */
export const SYMBOLS = ['anchor', 'compass-rose', 'lifebuoy', 'fish', 'wheel', 'gull'] as const;

/**
 * Board and cards. A reconstruction: the rulebook's pictures are lost to us, and this is what fits everything that its
 * text says (1.1, 1.4, 1.5, 1.6; `box-checks.ts` lists the demands). Correct it here if you own the box.
 */
export const BOX: Box = {
  towers: ['purple', 'green', 'red', 'blue', 'yellow', 'orange'],
  sections: [2, 3, 4, 4, 4, 4],
  harbour: 3,
  symbols: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
  cloud: [0, 0, 0, 0, 0, 0, 2, 4, 6, 10, 16, 24],
  cards: [
    { movement: 'solo', steps: 4, tower: 'purple' },
    { movement: 'solo', steps: 4, tower: 'orange' },
    { movement: 'solo', steps: 3, tower: 'red' },
    { movement: 'solo', steps: 2, tower: 'yellow' },
    { movement: 'solo', steps: 3, tower: null },
    { movement: 'solo', steps: 2, tower: null },
    { movement: 'solo', steps: 1, tower: null },
    { movement: 'group', steps: 3, tower: null },
    { movement: 'group', steps: 2, tower: null },
    { movement: 'coop', steps: 3, tower: 'green' },
    { movement: 'coop', steps: 2, tower: 'blue' },
    { movement: 'coop', steps: 2, tower: null },
    { movement: 'coop', steps: 1, tower: null },
    { movement: 'coop', steps: 1, tower: null },
  ],
};
