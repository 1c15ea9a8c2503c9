import type { Options } from '@seekiste/rules/in-aller-ruhe';
import { MODES, modeOf, type Mode } from './mode.js';
import { TUNED } from './tuned.js';
import { WEIGHTS } from './numbers.js';
import type { Weights } from './weights.js';

/**
 * The weights for each way to play, as self-play has found them where it has. The captain judges by them, and all whom
 * it imagines to play on; a sailor has one set for all ways to play.
 */
const TUNED_WEIGHTS = Object.fromEntries(
  MODES.map(mode => [mode, { ...WEIGHTS, ...TUNED[mode]?.weights }]),
) as Readonly<Record<Mode, Weights>>;

export const weightsFor = (options: Options): Weights => TUNED_WEIGHTS[modeOf(options)];
