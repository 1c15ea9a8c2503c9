import type { Exclusion, OptionSpec } from '../core/index.js';
import { PYRAMID_DIFFICULTIES, VARIANTS, type Variant } from './types.js';

export const NAME = 'in-aller-ruhe';
export const RULES_VERSION = 1;
export { SEATS } from './seats.js';

/** 9.1 The levels by name and by how many islands they take out. */
export const LEVELS = [
  { name: 'galatea', islandsRemoved: 4, difficulty: 1 },
  { name: 'triton', islandsRemoved: 6, difficulty: 2 },
  { name: 'leukothea', islandsRemoved: 8, difficulty: 2 },
  { name: 'amphitrite', islandsRemoved: 10, difficulty: 3 },
  { name: 'poseidon', islandsRemoved: 12, difficulty: 3 },
] as const;

/** The rulebook's marks. */
const VARIANT_MARKS: Readonly<Record<Variant, number>> = { none: 0, arch: 1, pyramid: 2, 'day-night': 1, duel: 0 };

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
  {
    kind: 'choice',
    name: 'variant',
    values: VARIANTS,
    default: 'none',
    difficulty: VARIANTS.map(variant => VARIANT_MARKS[variant]),
    clause: '13.3',
  },
  {
    kind: 'choice',
    name: 'pyramid',
    values: PYRAMID_DIFFICULTIES,
    default: 'normal',
    difficulty: [0, 0, 1],
    clause: '17.10',
  },
];

const variants: Exclusion['when'][0] = { name: 'variant', in: VARIANTS.filter(variant => variant !== 'none') };

/** 13.3 Variants stand alone; 15.4 where one card is enough for an action, the strict rule makes no sense. */
export const EXCLUSIONS: readonly Exclusion[] = [
  ...[
    { name: 'rock', in: [true] },
    { name: 'monsters', in: [3, 4, 5] },
    { name: 'storms', in: [true] },
  ].map(expansion => ({
    code: 'variants-exclude-mini-expansions',
    clause: '13.3',
    when: [variants, expansion],
  })),
  {
    code: 'difficulty-needs-pyramid',
    clause: '17.10',
    when: [
      { name: 'pyramid', in: ['easier', 'harder'] },
      { name: 'variant', in: VARIANTS.filter(variant => variant !== 'pyramid') },
    ],
  },
  {
    code: 'duel-is-for-two',
    clause: '16.1',
    when: [
      { name: 'variant', in: ['duel'] },
      { name: 'seats', in: [1, 3, 4, 5] },
    ],
  },
  {
    code: 'strict-excludes-duel',
    clause: '16.7',
    when: [
      { name: 'strict', in: [true] },
      { name: 'variant', in: ['duel'] },
    ],
  },
  {
    code: 'strict-excludes-day-night',
    clause: '15.4',
    when: [
      { name: 'strict', in: [true] },
      { name: 'variant', in: ['day-night'] },
    ],
  },
];
