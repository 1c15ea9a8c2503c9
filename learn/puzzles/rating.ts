import type { Puzzle } from './puzzle.js';

/*
 * Ratings as in chess (Elo 1978): who stands 400 points higher wins ten times as often as not. A puzzle has a rating
 * as well: against a player of the same one it is solved every other time.
 */

/** Who was asked for the answer, weakest first; how strong each is held to be is a convention. */
export const FINDERS = ['cabin-boy', 'sailor', 'hasty-captain', 'captain'] as const;
const STRENGTHS: readonly number[] = [1000, 1300, 1500, 1700];

/** How plain the answer is counts like one more finder: one who sees it surely where the next move loses this much. */
const [PLAIN_SIGHT, PLAIN_LOSS] = [1400, 5000];

/** How likely a player solves a puzzle. */
export const expected = (player: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - player) / 400));

export const EASIEST = 600;
const HARDEST = 2200;

/** The rating by which finders would have found the answer as often as they did. */
export const ratingOf = ({ found, known }: Pick<Puzzle, 'found' | 'known'>): number => {
  const plain = Math.min(1, (known[1]?.loss.mean ?? 0) / PLAIN_LOSS);
  const all = found.reduce((sum, share) => sum + share, plain);
  const strengths = [...STRENGTHS, PLAIN_SIGHT];
  let [low, high] = [EASIEST, HARDEST];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const then = strengths.reduce((sum, strength) => sum + expected(strength, middle), 0);
    if (then > all) low = middle;
    else high = middle;
  }
  return Math.round(low);
};

/** How a player stands, and after how many puzzles. */
export interface Standing {
  readonly rating: number;
  readonly count: number;
}

export const NEWCOMER: Standing = { rating: 1100, count: 0 };

/** How far one puzzle moves a player: far at first, little once the rating is known. */
const [FIRST_STEP, LAST_STEP, HALVED_AFTER] = [120, 24, 8];
const stepAfter = (count: number): number => Math.max(LAST_STEP, FIRST_STEP / (1 + count / HALVED_AFTER));

/** The standing after one more puzzle. The puzzle's own rating stays as it is. */
export const ratedAfter = ({ rating, count }: Standing, puzzle: number, solved: boolean): Standing => {
  const gain = stepAfter(count) * (Number(solved) - expected(rating, puzzle));
  return { rating: Math.round(Math.min(HARDEST, Math.max(EASIEST, rating + gain))), count: count + 1 };
};
