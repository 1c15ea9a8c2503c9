import { modesOf, packed, type Packed } from '@seekiste/learn/puzzles';
import type { Share } from '../simulate/pool.js';
import { mineDeal } from './mine.js';

/** One deal of a mode. */
export interface Claim {
  readonly mode: string;
  readonly deal: number;
}

/** Some of the deals to be searched: plain data, so that it can travel to a thread. */
export interface Batch extends Share {
  readonly game: string;
  readonly claims: readonly Claim[];
}

const mineBatch = async ({ game, claims, from, to }: Batch): Promise<readonly Packed[]> => {
  const found: Packed[] = [];
  for (const { mode: name, deal } of claims.slice(from, to)) {
    const mode = modesOf(game).find(one => one.name === name);
    const puzzle = mode && (await mineDeal(game, mode, deal));
    if (puzzle) found.push(packed(puzzle));
  }
  return found;
};

export default mineBatch;
