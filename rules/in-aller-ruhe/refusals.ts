import { CHAPTERS } from './chapters/index.js';
import type { Added } from './chapters/terms.js';

const BASIC_CODES = [
  'game-over',
  'not-dealt',
  'not-your-turn',
  'card-not-held',
  'not-an-island',
  'no-such-space',
  'space-taken',
  'not-ascending',
  'price-too-high',
  'wrong-payment',
  'departure-first',
  'departure-placed',
  'departing',
  'not-departing',
  'already-pledged',
  'pledge-out-of-range',
  'pledges-first',
  'already-given',
  'wrong-number-given',
  'sea-not-full',
  'no-departure-yet',
  'not-two-cards',
  'unseen-not-allowed',
  'not-in-play',
  'bad-deal',
  'row-full',
  'row-blocked-already',
  'variants-exclude-mini-expansions',
] as const;
export type Code = (typeof BASIC_CODES)[number] | Added<'code'>;

/** Every code that a move or a setup of this game can be refused with; `words` has a sentence for each. */
export const CODES: readonly Code[] = [...BASIC_CODES, ...CHAPTERS.flatMap(({ codes }): readonly Code[] => codes)];
