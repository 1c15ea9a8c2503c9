import { TUNED } from './tuned.js';

/**
 * What ships and cards come to in the end, by rounds that are over, from one to eleven; in points, against a ship at the
 * start and the card that is missed least.
 */
export interface Prospects {
  /** By space; those beyond the last number are worth as much as the last. */
  readonly ships: readonly (readonly number[])[];
  /** By card not played yet; alike cards under the first of their indices. */
  readonly cards: readonly (readonly number[])[];
  /** How far luck will still spread the points: the standard deviation of what the regression cannot tell. */
  readonly luck: readonly number[];
}

/** What is written by `npm run tune`, and how to find it again. */
export interface Tuned {
  readonly source: {
    readonly command: string;
    readonly rulesVersion: number;
  };
  readonly forTwo: Prospects;
  readonly forMore: Prospects;
  /** By card: how much likelier it is in a greedy player's hand than in the pile while it is not played. */
  readonly kept: readonly number[];
}

// Found by linear regression: the final points of one player against greedy ones, by where the ships are and by the cards
// that are not played yet. Several times over, each time played by what was found before, every seventh turn one of the
// eight best at random (`tune/prospects.ts`). The numbers for three players do as well with four, with Erik and with the
// great fleet.

/** For two colours on the river. */
export const FOR_TWO: Prospects = TUNED.forTwo;

/** For three and four. */
export const FOR_MORE: Prospects = TUNED.forMore;
