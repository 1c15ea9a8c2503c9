import type { Exclusion, OptionSpec } from '../core/index.js';
import { MODES } from './types.js';

export const NAME = 'lighthouse-run';
export const RULES_VERSION = 1;
export { SEATS } from './seats.js';

export const OPTIONS: readonly OptionSpec[] = [
  { kind: 'choice', name: 'mode', values: MODES, default: 'standard', difficulty: [0, 0, 0], clause: '9.1' },
];

const forTwo = (mode: string, code: string, clause: string): Exclusion => ({
  code,
  clause,
  when: [
    { name: 'mode', in: [mode] },
    { name: 'seats', in: [3, 4] },
  ],
});

export const EXCLUSIONS: readonly Exclusion[] = [
  forTwo('erik', 'erik-is-for-two', '9.2'),
  forTwo('fleet', 'fleet-is-for-two', '9.9'),
];
