import type { Component } from 'svelte';
import type { GameParts } from '../table/game-table.js';
import { loadWords } from '../words/words.svelte.js';

interface Registered {
  /** All that it brings to the table; fetched when it is played. */
  parts(): Promise<{ readonly PARTS: GameParts }>;
  /** What the lobby shows of it; fills its box. */
  picture(): Promise<{ readonly default: Component }>;
}

/** The one line that a new game adds to the app outside its folder. */
const GAMES: Readonly<Record<string, Registered>> = {
  'in-aller-ruhe': {
    parts: () => import('./in-aller-ruhe/index.js'),
    picture: () => import('./in-aller-ruhe/Picture.svelte'),
  },
  'santa-timea': {
    parts: () => import('./santa-timea/index.js'),
    picture: () => import('./santa-timea/art/Picture.svelte'),
  },
  'lighthouse-run': {
    parts: () => import('./lighthouse-run/index.js'),
    picture: () => import('./lighthouse-run/art/Picture.svelte'),
  },
};

const registered = (game: string): Registered => {
  const found = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (!found) throw new RangeError(`the app has no table for ${game}`);
  return found;
};

const loaded = new Map<string, GameParts>();

/** Fetches what a game brings to the table, and its words. */
export const loadParts = async (game: string): Promise<GameParts> => {
  const [{ PARTS }] = await Promise.all([registered(game).parts(), loadWords(game)]);
  loaded.set(game, PARTS);
  return PARTS;
};

/** Whether bots wait after this; nobody waits before the table is there. */
export const restsAfter = (game: string, shown: unknown): boolean => loaded.get(game)?.rests(shown) ?? false;

export const loadPicture = async (game: string): Promise<Component> => (await registered(game).picture()).default;
