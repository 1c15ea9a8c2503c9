import type { Mode } from './mode.js';
import type { Weights } from './weights.js';

/** Weights that self-play has found for one way to play, and how to find them again. */
export interface Tuned {
  readonly command: string;
  readonly games: number;
  readonly weights: Partial<Weights>;
}

/** Written by `npm run tune`. What is not in it is as in `weights.ts`. */
export const TUNED: Readonly<Partial<Record<Mode, Tuned>>> = {
  pyramid: {
    command: 'npm run tune -- in-aller-ruhe --mode pyramid --games 60000 --seed tune',
    games: 60000,
    weights: {
      usable: [0.863, 0.801, 0.731, 0.681, 0.61, 0.517],
      affordable: [0.923, 0.894, 0.859, 0.825],
      thrownIslands: 1.4,
      thrownDead: 3.65,
      hurry: 0.266,
      hurryWidth: 5.2,
      arrivalComes: 0.798,
      thrownArrivals: 0.764,
      priceBase: 0.452,
      priceByStep: 0.508,
      cheapFirst: 0.605,
      team: 1.32,
      teamNeed: 2.43,
      teamNeedOpen: -3.79,
      teamWidth: 3.45,
      teamWidthOpen: 2.44,
      seat: 0.827,
      seatNeed: 1.01,
      seatWidth: 1.87,
      seatWidthOpen: 0.484,
      seatPrice: 0.45,
      pledgeLater: 1.61,
      calm: 2.58,
      calmWidth: 0.707,
      stormOut: 0.4,
      secretArrivalKept: 0.27,
      cleared: 0.815,
    },
  },
};
