import type { Chapter } from '../../chapter.js';

/** Turns of islands to come for each open space, and what it is worth to turn one now already. */
export interface DayNightWeights {
  readonly wrongComes: number;
  readonly turned: number;
}

export const dayNight: Chapter<DayNightWeights, 'day-night'> = {
  inPlay: options => options.variant === 'day-night',
  weights: { wrongComes: 0.8, turned: -0.08 },
  cost: 60,
  modes: { 'day-night': [{ variant: 'day-night' }] },
};
