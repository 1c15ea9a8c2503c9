import type { Chapter } from '../../chapter.js';

export interface StormsWeights {
  /**
   * The harm that storms do: a yellow one, and the cards it soaks; an orange one, and more where many
   * spaces have no neighbour; a violet one, and more on a row that is needed.
   */
  readonly yellow: number;
  readonly soaked: number;
  readonly orange: number;
  readonly orangeAlone: number;
  readonly violet: number;
  readonly violetNeed: number;
  /** How much of it is to be feared of a violet storm, or of another one, that is still in a pile. */
  readonly violetComes: number;
  readonly stormComes: number;
  /** What a compass is worth to earn, as a part of the worst harm that is left without it. */
  readonly compass: number;
}

export const storms: Chapter<StormsWeights, 'storms'> = {
  inPlay: options => options.storms === true,
  combines: true,
  weights: {
    yellow: 0.5,
    soaked: 0.2,
    orange: 1,
    orangeAlone: 5,
    violet: 2,
    violetNeed: 2,
    violetComes: 0.4,
    stormComes: 0.5,
    compass: 0.7,
  },
  cost: 190,
  modes: { storms: [{ storms: true }] },
  // In playouts everybody plays on like a sailor, who errs more with storms the longer it takes.
  effort: { turns: 8000 },
};
