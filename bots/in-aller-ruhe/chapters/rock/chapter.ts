import type { Chapter } from '../../chapter.js';

export interface RockWeights {
  /** Alone, how much more an own card counts than an unseen one where the rock is put (10.3). */
  readonly rockOwn: number;
  /** What it costs if every number that could be laid were blocked for a turn. */
  readonly rockHarm: number;
}

export const rock: Chapter<RockWeights, 'rock'> = {
  inPlay: options => options.rock === true,
  combines: true,
  weights: { rockOwn: 10, rockHarm: 0.2 },
  cost: 110,
  modes: { rock: [{ rock: true }] },
  // 10.3 It is one decision more in every turn, and not at search speed.
  effort: { open: 12, turns: 5000 },
  // 10.3 Where it goes makes next to no difference in playouts, and it is asked in every turn.
  settled: ['rock'],
};
