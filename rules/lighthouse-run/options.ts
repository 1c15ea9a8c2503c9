import type { Exclusion, OptionSpec } from '../core/index.js';
import { CHAPTERS } from './chapters/index.js';
import { MODES } from './modes.js';

export const NAME = 'lighthouse-run';
export const RULES_VERSION = 1;
export { SEATS } from './seats.js';

export const OPTIONS: readonly OptionSpec[] = [
  { kind: 'choice', name: 'mode', values: MODES, default: 'standard', difficulty: MODES.map(() => 0), clause: '9.1' },
];

/** 9.2, 9.9 The chapters are for two. */
export const EXCLUSIONS: readonly Exclusion[] = CHAPTERS.map(({ name, forTwo }) => ({
  ...forTwo,
  when: [
    { name: 'mode', in: [name] },
    { name: 'seats', in: [3, 4] },
  ],
}));
