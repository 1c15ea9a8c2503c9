import type { Judgement } from './judge.js';
import { LEARNED_ALL_AGAIN } from './learned-all-again.js';
import { LEARNED_ALL } from './learned-all.js';
import { LEARNED_FEW } from './learned-few.js';
import { LEARNED_MANY } from './learned-many.js';

/** What self-play has learned, and how to learn it again. */
export interface Learned {
  readonly command: string;
  readonly weights: readonly number[];
}

/** Where a network learns: everywhere, there again from other deals, with few islands missing, or with many. */
export const SEAS = ['all', 'all-again', 'few', 'many'] as const;
export type Sea = (typeof SEAS)[number];

export const LEARNED: Readonly<Record<Sea, Learned>> = {
  all: LEARNED_ALL,
  'all-again': LEARNED_ALL_AGAIN,
  few: LEARNED_FEW,
  many: LEARNED_MANY,
};

const networkOf = (sea: Sea): Float64Array => Float64Array.from(LEARNED[sea].weights);
const general = [networkOf('all'), networkOf('all-again')];

/** How cautious to be was found on deals that nobody has learned from (decision 0008). */
const FEW: Judgement = { networks: [...general, networkOf('few')], caution: 0.05 };
const MANY: Judgement = { networks: [...general, networkOf('many')], caution: 0 };

/** From so many missing islands on there are many. */
const MANY_MISSING = 8;

export const judgementWith = (islandsRemoved: number): Judgement => (islandsRemoved < MANY_MISSING ? FEW : MANY);
