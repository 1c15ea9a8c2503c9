import type { Component } from 'svelte';
import type { GameParts } from '../table/game-table.js';
import { loadWords } from '../words/words.svelte.js';
import { loadRules, registered } from './list.js';

export const seatsOf = (game: string): { readonly min: number; readonly max: number } => registered(game).seats;

const loaded = new Map<string, GameParts>();

/** Fetches what a game brings to the table, its rules and its words. */
export const loadParts = async (game: string): Promise<GameParts> => {
  const [{ PARTS }] = await Promise.all([registered(game).parts(), loadRules(game), loadWords(game)]);
  loaded.set(game, PARTS);
  return PARTS;
};

/** Whether bots wait after this; nobody waits before the table is there. */
export const restsAfter = (game: string, shown: unknown): boolean => loaded.get(game)?.rests(shown) ?? false;

export const loadPicture = async (game: string): Promise<Component> => (await registered(game).picture()).default;
