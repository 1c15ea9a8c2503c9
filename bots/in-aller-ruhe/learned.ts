import type { Options } from '@seekiste/rules/in-aller-ruhe';
import type { Judgement } from './judge.js';
import { LEARNED_ALL_AGAIN } from './learned-all-again.js';
import { LEARNED_ALL } from './learned-all.js';
import { LEARNED_DAY_NIGHT_AGAIN } from './learned-day-night-again.js';
import { LEARNED_DAY_NIGHT } from './learned-day-night.js';
import { LEARNED_FEW } from './learned-few.js';
import { LEARNED_MANY } from './learned-many.js';
import { modeOf } from './mode.js';
import { DAY_NIGHT, PLAIN, type Shape } from './network.js';

/** What self-play has learned, and how to learn it again. */
export interface Learned {
  readonly command: string;
  readonly weights: readonly number[];
}

/**
 * Where a network learns: in the standard game everywhere, with few islands missing, or with many; by day and night;
 * and again from other deals.
 */
export const SEAS = ['all', 'all-again', 'few', 'many', 'day-night', 'day-night-again'] as const;
export type Sea = (typeof SEAS)[number];

export const LEARNED: Readonly<Record<Sea, Learned>> = {
  all: LEARNED_ALL,
  'all-again': LEARNED_ALL_AGAIN,
  few: LEARNED_FEW,
  many: LEARNED_MANY,
  'day-night': LEARNED_DAY_NIGHT,
  'day-night-again': LEARNED_DAY_NIGHT_AGAIN,
};

export const shapeOn = (sea: Sea): Shape => (sea.startsWith('day-night') ? DAY_NIGHT : PLAIN);

const judgementOf = (caution: number, ...seas: readonly [Sea, ...Sea[]]): Judgement => ({
  networks: { shape: shapeOn(seas[0]), weights: seas.map(sea => Float64Array.from(LEARNED[sea].weights)) },
  caution,
});

/** How cautious to be was found on deals that nobody has learned from (decision 0008). */
const FEW = judgementOf(0.05, 'all', 'all-again', 'few');
const MANY = judgementOf(0, 'all', 'all-again', 'many');
const SUN_AND_MOON = judgementOf(0.05, 'day-night', 'day-night-again');
/** 17.2 They have learned nothing of explorations, only of gaps and cards. */
const PYRAMID: Judgement = { ...FEW, caution: 0.15 };

/** From so many missing islands on there are many. */
const MANY_MISSING = 8;

/** With all islands there, one or two players gain nothing by what takes several times as long. */
const onOpenSea = (islandsRemoved: number, seats: number): Judgement | undefined => {
  if (islandsRemoved === 0 && seats < 3) return undefined;
  return islandsRemoved < MANY_MISSING ? FEW : MANY;
};

/** What has been learned that is of use for a way to play, if anything has. */
export const judgementFor = (options: Options, seats: number): Judgement | undefined => {
  if (options.variant === 'duel') return undefined;
  switch (modeOf(options)) {
    case 'standard':
    case 'rock':
      return onOpenSea(options.islandsRemoved, seats);
    case 'day-night':
      return SUN_AND_MOON;
    case 'pyramid':
      return seats > 1 ? PYRAMID : undefined;
    case 'monsters':
    case 'storms':
    case 'combined':
    case 'arch':
      return undefined;
  }
};
