import { CHAPTERS } from './chapters/index.js';
import type { ThrowReason } from './types.js';

/** What cards are discarded for. */
export const THROW_REASONS: readonly ThrowReason[] = [
  'price',
  'two',
  'eight',
  ...CHAPTERS.flatMap(({ reasons = [] }): readonly ThrowReason[] => reasons),
];
