import type { Chapter } from '../../chapter.js';

export interface PyramidWeights {
  /** Comfort with compasses, what it is worth that a storm comes up early if all will, and to clear one. */
  readonly calm: number;
  readonly calmWidth: number;
  readonly stormOut: number;
  readonly cleared: number;
  /** How often others keep an arrival that they took secretly. */
  readonly secretArrivalKept: number;
}

export const pyramid: Chapter<PyramidWeights, 'pyramid' | 'pyramid-easier' | 'pyramid-harder'> = {
  inPlay: options => options.variant === 'pyramid',
  weights: { calm: 3, calmWidth: 1, stormOut: 0.25, secretArrivalKept: 0.3, cleared: 0.3 },
  cost: 80,
  modes: {
    pyramid: [{ variant: 'pyramid' }],
    'pyramid-easier': [{ variant: 'pyramid', pyramid: 'easier' }],
    'pyramid-harder': [{ variant: 'pyramid', pyramid: 'harder' }],
  },
  modeOf({ pyramid: difficulty }) {
    if (difficulty === 'easier') return 'pyramid-easier';
    return difficulty === 'harder' ? 'pyramid-harder' : 'pyramid';
  },
  // 17.4 Nobody goes by the learned value here, so that as many worlds take less time.
  effort: { turns: 2500 },
};
