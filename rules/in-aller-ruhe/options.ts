import type { Exclusion, OptionSpec } from '../core/index.js';

export const NAME = 'in-aller-ruhe';
export const RULES_VERSION = 1;
export const SEATS = { min: 1, max: 5 } as const;

/** 9.1 The levels by name and by how many islands they take out. */
export const LEVELS = [
  { name: 'galatea', islandsRemoved: 4, difficulty: 1 },
  { name: 'triton', islandsRemoved: 6, difficulty: 2 },
  { name: 'leukothea', islandsRemoved: 8, difficulty: 2 },
  { name: 'amphitrite', islandsRemoved: 10, difficulty: 3 },
  { name: 'poseidon', islandsRemoved: 12, difficulty: 3 },
] as const;

export const OPTIONS: readonly OptionSpec[] = [
  {
    kind: 'choice',
    name: 'islandsRemoved',
    values: [0, ...LEVELS.map(({ islandsRemoved }) => islandsRemoved)],
    default: 0,
    difficulty: [0, ...LEVELS.map(({ difficulty }) => difficulty)],
    clause: '9.1',
  },
  { kind: 'switch', name: 'strict', default: false, difficulty: 1, clause: '8.3' },
  { kind: 'switch', name: 'rock', default: false, difficulty: 1, clause: '10.1' },
  { kind: 'choice', name: 'monsters', values: [0, 3, 4, 5], default: 0, difficulty: [0, 2, 2, 3], clause: '11.1' },
  { kind: 'switch', name: 'storms', default: false, difficulty: 3, clause: '12.1' },
];

export const EXCLUSIONS: readonly Exclusion[] = [];
