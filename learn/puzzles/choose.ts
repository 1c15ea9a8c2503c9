import type { Puzzle } from './puzzle.js';
import { ratingOf } from './rating.js';

/** The next puzzle is one of this many that are nearest to the player's level. */
const NEAREST = 10;

/**
 * A puzzle near the player's level that was not tried before; once all were tried, any near it but the last. `draw`
 * chooses one of several, from 0 to below 1. Undefined where there are none.
 */
export const nextPuzzle = (
  puzzles: readonly Puzzle[],
  { tried, rating, last }: { readonly tried: ReadonlySet<number>; readonly rating: number; readonly last?: number },
  draw: number,
): Puzzle | undefined => {
  const others = puzzles.filter(({ number }) => number !== last);
  const fresh = others.filter(({ number }) => !tried.has(number));
  const near = (fresh.length > 0 ? fresh : others.length > 0 ? others : puzzles)
    .map(puzzle => ({ puzzle, far: Math.abs(ratingOf(puzzle) - rating) }))
    .sort((a, b) => a.far - b.far || a.puzzle.number - b.puzzle.number)
    .slice(0, NEAREST);
  return near[Math.floor(draw * near.length)]?.puzzle;
};
