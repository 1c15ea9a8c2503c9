import type { Chapter } from '../../chapter.js';

/**
 * How many of the unseen sea monsters will have to be played, what laying an island again costs,
 * and what it is worth to be rid of one.
 */
export interface MonstersWeights {
  readonly monstersCome: number;
  readonly monsterPrice: number;
  readonly monsterHeld: number;
}

export const monsters: Chapter<MonstersWeights, 'monsters'> = {
  inPlay: options => (options.monsters ?? 0) > 0,
  combines: true,
  weights: { monstersCome: 0.8, monsterPrice: 2, monsterHeld: 0.3 },
  cost: 40,
  modes: { monsters: [{ monsters: 4 }, { monsters: 5 }] },
  // With more open spaces, the usual number of turns is too few worlds to tell moves apart.
  effort: { open: 12, turns: 10_000 },
};
