import { inAllerRuheLikenesses } from './in-aller-ruhe.js';
import { lighthouseRunLikenesses } from './lighthouse-run.js';
import { santaTimeaLikenesses } from './santa-timea.js';

/**
 * A position in every guise that the rules treat alike, as plain data, seen from the player who has to move. What
 * hardly changes the question is left out, so that near twins count as alike, too (docs/puzzles.md).
 */
type Likenesses = (view: never) => readonly unknown[];

const LIKENESSES: Readonly<Record<string, Likenesses>> = {
  'in-aller-ruhe': inAllerRuheLikenesses,
  'santa-timea': santaTimeaLikenesses,
  'lighthouse-run': lighthouseRunLikenesses,
};

/** The same for positions that are alike by symmetry: the first of their guises in the order of letters. */
export const alikeKey = (game: string, view: unknown): string => {
  const guises = LIKENESSES[game]?.(view as never) ?? [view];
  return guises.map(guise => JSON.stringify(guise)).sort()[0] ?? '';
};
