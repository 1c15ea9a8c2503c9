import { SPACES } from '@seekiste/rules/in-aller-ruhe';
import type { Chapter } from '../../chapter.js';

/** In points: what the own best next gain is worth, the rival's, and the gains of all own cards. */
export interface DuelWeights {
  readonly duelNext: number;
  readonly duelRival: number;
  readonly duelUseful: number;
  /** How much of the points of runs counts later: the rival may come first. */
  readonly duelRuns: number;
}

export const duel: Chapter<DuelWeights, never> = {
  inPlay: options => options.variant === 'duel',
  weights: { duelNext: 1, duelRival: 0.7, duelUseful: 0.5, duelRuns: 0.6 },
  cost: 70,
  modes: {},
  // 16.8 Every turn of a duel counts.
  effort: { open: SPACES, arms: 6, turns: 3000, worlds: 256 },
};
