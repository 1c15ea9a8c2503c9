import type { Options } from '@seekiste/rules/in-aller-ruhe';
import type { Judgement } from './judge.js';
import { ALL_1 } from './all-1.js';
import { ALL_2 } from './all-2.js';
import { ALL_3 } from './all-3.js';
import { ALL_4 } from './all-4.js';
import { COMBINED_1 } from './combined-1.js';
import { COMBINED_2 } from './combined-2.js';
import { COMBINED_3 } from './combined-3.js';
import { DAY_NIGHT_1 } from './day-night-1.js';
import { DAY_NIGHT_2 } from './day-night-2.js';
import { FEW_1 } from './few-1.js';
import { MANY_1 } from './many-1.js';
import { MONSTERS_1 } from './monsters-1.js';
import { MONSTERS_2 } from './monsters-2.js';
import { MONSTERS_3 } from './monsters-3.js';
import { MONSTERS_4 } from './monsters-4.js';
import { MONSTERS_5 } from './monsters-5.js';
import { MONSTERS_6 } from './monsters-6.js';
import { MONSTERS_7 } from './monsters-7.js';
import { STORMS_1 } from './storms-1.js';
import { STORMS_2 } from './storms-2.js';
import { STORMS_3 } from './storms-3.js';
import { modeOf } from '../sailor/index.js';
import { DAY_NIGHT, EXPANSIONS, PLAIN, type Shape } from './network.js';

/** What self-play has learned, and how to learn it again. */
export interface Learned {
  readonly command: string;
  readonly weights: readonly number[];
}

/**
 * Where networks learn: in the standard game everywhere, with few islands missing, or with many; by day and night; with
 * sea monsters, with storms, and with storms and more. The pupils of a sea have learned from different deals.
 */
export const SEAS = ['all', 'few', 'many', 'day-night', 'monsters', 'storms', 'combined'] as const;
export type Sea = (typeof SEAS)[number];

export const LEARNED: Readonly<Record<Sea, readonly Learned[]>> = {
  all: [ALL_1, ALL_2, ALL_3, ALL_4],
  few: [FEW_1],
  many: [MANY_1],
  'day-night': [DAY_NIGHT_1, DAY_NIGHT_2],
  monsters: [MONSTERS_1, MONSTERS_2, MONSTERS_3, MONSTERS_4, MONSTERS_5, MONSTERS_6, MONSTERS_7],
  storms: [STORMS_1, STORMS_2, STORMS_3],
  combined: [COMBINED_1, COMBINED_2, COMBINED_3],
};

/** How cautious to be was found on deals that nobody has learned from (decision 0008). */
const SCHOOLED: Readonly<Record<Sea, { readonly shape: Shape; readonly caution: number }>> = {
  all: { shape: PLAIN, caution: 0.05 },
  few: { shape: PLAIN, caution: 0.05 },
  many: { shape: PLAIN, caution: 0 },
  'day-night': { shape: DAY_NIGHT, caution: 0.05 },
  monsters: { shape: EXPANSIONS, caution: 0 },
  storms: { shape: EXPANSIONS, caution: 0.05 },
  combined: { shape: EXPANSIONS, caution: 0.05 },
};

export const shapeOn = (sea: Sea): Shape => SCHOOLED[sea].shape;

/** What these networks say on a sea. */
export const judgementOn = (sea: Sea, weights: readonly Float64Array[]): Judgement => {
  const { shape, caution } = SCHOOLED[sea];
  return { networks: { shape, weights }, caution };
};

const judgementBy = (sea: Sea, ...learned: readonly Learned[]): Judgement =>
  judgementOn(
    sea,
    learned.map(({ weights }) => Float64Array.from(weights)),
  );

/** Whose word counts for the own move, and whose in playouts, where thousands of moves are asked for; there it may be nobody's. */
export interface Advice {
  readonly own: Judgement;
  readonly inPlayouts: Judgement | undefined;
}

const always = (judgement: Judgement): Advice => ({ own: judgement, inPlayouts: judgement });
const onlyOwn = (judgement: Judgement): Advice => ({ own: judgement, inPlayouts: undefined });

const THREE = judgementBy('few', ALL_1, ALL_2, FEW_1);
const NONE_MISSING = always(THREE);
const FEW_MISSING: Advice = { own: judgementBy('few', ...LEARNED.all, FEW_1), inPlayouts: THREE };
const MANY_MISSING = always(judgementBy('many', ALL_1, ALL_2, MANY_1));
const SUN_AND_MOON = always(judgementBy('day-night', ...LEARNED['day-night']));
const MONSTERS = onlyOwn(judgementBy('monsters', ...LEARNED.monsters));
/** With storms all that know storms are asked, whatever else they have met. */
const STORMS = onlyOwn(judgementBy('storms', ...LEARNED.storms, ...LEARNED.combined));

/** From so many missing islands on there are many. */
const MANY = 8;

/** With all islands there, one or two players gain nothing by what takes several times as long. */
const onOpenSea = (islandsRemoved: number, seats: number): Advice | undefined => {
  if (islandsRemoved === 0) return seats < 3 ? undefined : NONE_MISSING;
  return islandsRemoved < MANY ? FEW_MISSING : MANY_MISSING;
};

/** What has been learned that is of use for a way to play, if anything has. */
export const adviceFor = (options: Options, seats: number): Advice | undefined => {
  if (options.variant === 'duel') return undefined;
  switch (modeOf(options)) {
    case 'standard':
    case 'rock':
      return onOpenSea(options.islandsRemoved, seats);
    case 'day-night':
      return SUN_AND_MOON;
    case 'monsters':
      return MONSTERS;
    case 'storms':
      return STORMS;
    case 'combined':
      return options.storms ? STORMS : MONSTERS;
    case 'arch':
    case 'pyramid':
    case 'pyramid-easier':
    case 'pyramid-harder':
      return undefined;
  }
};
