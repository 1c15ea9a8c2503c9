import { modesOf } from './modes.js';
import { unpacked, type Packed, type Puzzle } from './puzzle.js';

/** Each game's puzzles are fetched when they are asked for. */
const MINED: Readonly<Record<string, () => Promise<{ readonly MINED: readonly Packed[] }>>> = {
  'in-aller-ruhe': () => import('./in-aller-ruhe.js'),
  'santa-timea': () => import('./santa-timea.js'),
  'lighthouse-run': () => import('./lighthouse-run.js'),
};

export const hasPuzzles = (game: string): boolean => Object.hasOwn(MINED, game);

/** The puzzles of a game, numbered from 1; none of a game without. */
export const puzzlesOf = async (game: string): Promise<readonly Puzzle[]> => {
  const rows = hasPuzzles(game) ? ((await MINED[game]?.())?.MINED ?? []) : [];
  return rows.map((row, at) => unpacked(game, modesOf(game), row, at + 1));
};

export { alikeKey } from './alike/index.js';
export { nextPuzzle } from './choose.js';
export { nextToAct, openDeal, positionOf, seedOfDeal, type Position } from './fold.js';
export { modesOf, type PuzzleMode } from './modes.js';
export { packed, unpacked, type Found, type KnownMove, type Packed, type Puzzle, type Range } from './puzzle.js';
export { EASIEST, expected, FINDERS, NEWCOMER, ratedAfter, ratingOf, type Standing } from './rating.js';
