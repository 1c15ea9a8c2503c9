import type { Measured } from './voyage.js';

/** Each game's figures are fetched when they are asked for. */
const FIGURES: Readonly<Record<string, () => Promise<{ readonly MEASURED: readonly Measured[] }>>> = {
  'in-aller-ruhe': () => import('./in-aller-ruhe.js'),
  'santa-timea': () => import('./santa-timea.js'),
  'lighthouse-run': () => import('./lighthouse-run.js'),
};

/** What was measured of a game; nothing of a game without figures. */
export const measuredOf = async (game: string): Promise<readonly Measured[]> =>
  (await FIGURES[game]?.())?.MEASURED ?? [];

export { difficultyOf, type Difficulty } from './difficulty.js';
export { voyagesOf } from './offered.js';
export { rungsOf } from './rungs.js';
export { keyOf, type Measured, type Voyage } from './voyage.js';
