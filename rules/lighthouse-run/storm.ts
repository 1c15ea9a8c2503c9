import { CHART, ROUNDS, type Chart } from './chart.js';
import type { Space } from './types.js';

/** 7.2 Returns the cloud's space after `cloud` moves; 0 while it is over the sea. */
export const cloudSpace = (cloud: number, chart: Chart = CHART): Space => chart.cloud[cloud] as Space;

/** 7.3 Whether the cloud, after `cloud` moves, has reached or passed a ship there, the start included. */
export const isCaught = (space: Space, cloud: number, chart: Chart = CHART): boolean => {
  const storm = chart.cloud[cloud] as Space;
  return storm > 0 && space <= storm;
};

/** Where the cloud will go: one stop for the end of each round that is left, the next one first. */
export const cloudStops = (
  cloud: number,
  chart: Chart = CHART,
): readonly { readonly round: number; readonly space: Space }[] =>
  Array.from({ length: ROUNDS - cloud }, (_, i) => ({
    round: cloud + i + 1,
    space: cloudSpace(cloud + i + 1, chart),
  }));
