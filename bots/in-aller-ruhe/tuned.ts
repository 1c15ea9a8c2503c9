import type { Mode } from './mode.js';
import type { Weights } from './weights.js';

/** Weights that self-play has found for one way to play, and how to find them again. */
export interface Tuned {
  readonly command: string;
  readonly games: number;
  readonly weights: Partial<Weights>;
}

/** Written by `npm run tune`. What is not in it is as in `weights.ts`. */
export const TUNED: Readonly<Partial<Record<Mode, Tuned>>> = {};
