import type { Exclusion, OptionSpec } from '../core/index.js';

export const NAME = 'santa-timea';
export const RULES_VERSION = 1;
export { SEATS } from './seats.js';

/** 2.1 Five rounds are the rule; fewer make a shorter game. */
const ROUNDS = [1, 2, 3, 4, 5] as const;

export const OPTIONS: readonly OptionSpec[] = [
  { kind: 'switch', name: 'professional', default: false, difficulty: 0, clause: '9.1' },
  {
    kind: 'choice',
    name: 'rounds',
    values: ROUNDS,
    default: 5,
    difficulty: ROUNDS.map(() => 0),
    clause: '2.1',
  },
  { kind: 'switch', name: 'openTricks', default: false, difficulty: 0, clause: '3.6', late: true, custom: true },
];

export const EXCLUSIONS: readonly Exclusion[] = [];
