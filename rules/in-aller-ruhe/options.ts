import type { Exclusion, OptionSpec } from '../core/index.js';
import { CHAPTERS } from './chapters/index.js';
import { SILENCES, type Variant } from './types.js';

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

const OF_VARIANTS = CHAPTERS.flatMap(({ variant }) => variant ?? []);
const OF_CHAPTERS = CHAPTERS.flatMap(({ option }) => option ?? []);

export const VARIANTS: readonly Variant[] = ['none', ...OF_VARIANTS.map(({ name }): Variant => name)];

/** The number of the chapter that a clause belongs to. */
const chapterOf = ({ clause }: OptionSpec): number => Number(clause.split('.')[0]);

/** In the order of the rulebook, which first tells of what the standard game can do without. */
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
  {
    kind: 'choice',
    name: 'silence',
    values: SILENCES,
    default: 'silent',
    difficulty: SILENCES.map(() => 0),
    clause: '3.6',
    late: true,
    // Alone there is nobody to talk to.
    from: 2,
    custom: true,
  },
  ...[
    ...OF_CHAPTERS,
    {
      kind: 'choice' as const,
      name: 'variant',
      values: VARIANTS,
      default: 'none',
      difficulty: [0, ...OF_VARIANTS.map(({ difficulty }) => difficulty)],
      clause: '13.3',
    },
  ].sort((a, b) => chapterOf(a) - chapterOf(b)),
];

const variants: Exclusion['when'][0] = { name: 'variant', in: VARIANTS.filter(variant => variant !== 'none') };

/** What a chapter's option is set to when it is in play. */
const inPlay = (option: OptionSpec): Exclusion['when'][0] => ({
  name: option.name,
  in: option.kind === 'switch' ? [true] : option.values.filter(value => value !== option.default),
});

const EXPANSIONS = CHAPTERS.flatMap(({ option, variant }) => (option && !variant ? [option] : []));

/** 13.3 Variants stand alone. */
export const EXCLUSIONS: readonly Exclusion[] = [
  ...EXPANSIONS.map(option => ({
    code: 'variants-exclude-mini-expansions',
    clause: '13.3',
    when: [variants, inPlay(option)],
  })),
  ...CHAPTERS.flatMap(chapter => chapter.exclusions?.(VARIANTS) ?? []),
];
