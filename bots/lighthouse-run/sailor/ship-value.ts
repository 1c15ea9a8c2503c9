import { CHART, ROUNDS, type Space } from '@seekiste/rules/lighthouse-run';
import type { Weights } from './weights.js';

/** By how often the cloud has moved and by space: what a ship there is worth. `values[cloud * spaces + space]` */
type ShipValues = readonly number[];

export const SPACES = CHART.last + 1;

const valueAt = (space: Space, cloud: number, weights: Weights): number => {
  const { points, last } = CHART;
  const sure = points[space] ?? 0;
  const stops = CHART.cloud.slice(cloud + 1);
  const caught = (stop: Space): boolean => stop > 0 && space <= stop; // 7.3
  if (stops[0] === undefined || caught(stops[0])) return sure;
  const next = points[Math.min(space + 1, last)] ?? 0;
  return sure + weights.half * (next - sure) + weights.ahead * stops.filter(stop => !caught(stop)).length;
};

export const shipValues = (weights: Weights): ShipValues =>
  Array.from({ length: (ROUNDS + 1) * SPACES }, (_, index) =>
    valueAt(index % SPACES, Math.floor(index / SPACES), weights),
  );
