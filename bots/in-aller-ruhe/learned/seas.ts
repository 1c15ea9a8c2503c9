import { DAY_NIGHT, EXPANSIONS, PLAIN, type Shape } from './network.js';

/**
 * Where networks learn: in the standard game everywhere, with few islands missing, or with many; by day and night; with
 * sea monsters, with storms, and with storms and more. The pupils of a sea have learned from different deals.
 */
export const SEAS = ['all', 'few', 'many', 'day-night', 'monsters', 'storms', 'combined'] as const;
export type Sea = (typeof SEAS)[number];

/** How cautious to be was found on deals that nobody has learned from (decision 0008). */
export const SCHOOLED: Readonly<Record<Sea, { readonly shape: Shape; readonly caution: number }>> = {
  all: { shape: PLAIN, caution: 0.05 },
  few: { shape: PLAIN, caution: 0.05 },
  many: { shape: PLAIN, caution: 0 },
  'day-night': { shape: DAY_NIGHT, caution: 0.05 },
  monsters: { shape: EXPANSIONS, caution: 0 },
  storms: { shape: EXPANSIONS, caution: 0.05 },
  combined: { shape: EXPANSIONS, caution: 0.05 },
};

export const shapeOn = (sea: Sea): Shape => SCHOOLED[sea].shape;

/** The file in `weights/` that has the networks of a sea. */
export const fileOf = (sea: Sea): string => `${sea}.bin`;
