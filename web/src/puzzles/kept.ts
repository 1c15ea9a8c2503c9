import { NEWCOMER, type Standing } from '@seekiste/learn/puzzles';
import type { Shelf } from '../parts/shelf.js';

const KEY = 'seekiste.puzzles';

/** How a player stands at the puzzles of one game. */
export interface Kept {
  readonly standing: Standing;
  /** Puzzles by number: whether the first try solved them. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** The last ratings, oldest first. */
  readonly ratings: readonly number[];
  /** The longest streak. */
  readonly best: number;
}

/** More would not be told apart in a picture. */
const MOST_RATINGS = 200;

const NOTHING: Kept = { standing: NEWCOMER, tried: {}, ratings: [], best: 0 };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const readAll = (shelf: Shelf): Fields => {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
};

/** What was kept of a game; whatever is missing or broken begins anew. */
export const keptOf = (shelf: Shelf, game: string): Kept => {
  const all = readAll(shelf);
  const kept = Object.hasOwn(all, game) ? all[game] : undefined;
  if (!isObject(kept) || !isObject(kept['tried']) || !Array.isArray(kept['ratings'])) return NOTHING;
  const { rating, best } = kept;
  const tried = Object.fromEntries(Object.entries(kept['tried']).map(([number, solved]) => [number, solved === true]));
  const standing = isCount(rating) ? { rating, count: Object.keys(tried).length } : NEWCOMER;
  return { standing, tried, ratings: kept['ratings'].filter(isCount), best: isCount(best) ? best : 0 };
};

/** Keeps how a player stands; answers whether the device does. */
export const keep = (shelf: Shelf, game: string, { standing, tried, ratings, best }: Kept): boolean => {
  const kept = { rating: standing.rating, tried, ratings: ratings.slice(-MOST_RATINGS), best };
  try {
    shelf.setItem(KEY, JSON.stringify({ ...readAll(shelf), [game]: kept }));
    return true;
  } catch {
    // A full storage forgets the level; that is no reason to stop.
    return false;
  }
};
