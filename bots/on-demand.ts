import { ranked, type Bot } from './bot.js';
import { partsOf } from './games.js';
import type { Adviser } from './hints/adviser.js';
import type { Level } from './levels.js';
import type { Learned, Parts } from './parts.js';
import { randomBot } from './random.js';

const LOADERS: Readonly<Record<Level, (parts: Parts) => Promise<Bot>>> = {
  random: async parts => randomBot(await parts.rules()),
  'cabin-boy': async parts => (await parts.sailors()).cabinBoy,
  sailor: async parts => (await parts.sailors()).sailor,
  captain: async parts => (await parts.captain()).captain,
};

/** Fetches the bot that `botNamed` would hand out, and no code of other games or levels. */
export const loadBot = async (game: string, level: string): Promise<Bot | undefined> => {
  const parts = partsOf(game);
  if (!parts || !Object.hasOwn(LOADERS, level)) return undefined;
  return ranked(level as Level, await LOADERS[level as Level](parts));
};

/** Fetches what `hintsFor` asks for this game. */
export const loadAdviser = async (game: string): Promise<Adviser | undefined> =>
  (await partsOf(game)?.adviser())?.advise;

/** Fetches how to read a captain's weights; undefined where captains need none. */
export const loadLearned = async (game: string): Promise<Learned | undefined> => partsOf(game)?.learned?.();

export type { Adviser, Bot, Learned };
