import { CHAPTER_WEIGHTS } from '../chapters/index.js';
import type { Weights } from './weights.js';

/**
 * From self-play: two runs of an evolution strategy (separable CMA-ES, 17 candidates on common deals,
 * seeds 1 and 2, about 180,000 games each, one to five players, 0 to 12 islands removed), then rounded
 * and checked one by one on 2,000 common deals, where no change was worth more than chance.
 * Those of chapters by hand, one at a time, on 100 to 200 common deals for one to five players.
 * docs/bots.md has what they reach.
 */
export const WEIGHTS: Weights = {
  usable: [0.87, 0.81, 0.73, 0.665, 0.595, 0.49],
  affordable: [1, 0.91, 0.88, 0.85],
  ownKept: 0.97,
  thrownIslands: 1.3,
  thrownDead: 3,
  hurry: 0.27,
  hurryWidth: 4,
  arrivalComes: 0.83,
  thrownArrivals: 0.75,
  ownArrivalKept: 0.99,
  priceBase: 0.45,
  priceByStep: 0.55,
  cheapFirst: 0.59,
  team: 0.8,
  teamNeed: 2.1,
  teamNeedOpen: -6,
  teamWidth: 3.6,
  teamWidthOpen: 3,
  seat: 0.6,
  seatNeed: 0.25,
  seatWidth: 1.8,
  seatWidthOpen: 0.5,
  seatPrice: 0.53,
  pledgeLater: 1,
  ...CHAPTER_WEIGHTS,
};

/**
 * A beginner sees gaps and what they need, but not that cards run out: neither the team's nor a seat's. And what is
 * in hand is not held on to. In the duel only the points of this turn count.
 */
export const BEGINNER: Weights = {
  ...WEIGHTS,
  team: 0,
  seat: 0,
  hurry: 0,
  ownKept: 0.78,
  duelNext: 0,
  duelRival: 0,
  duelUseful: 0,
};
