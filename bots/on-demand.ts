import type { AnyGame } from '@seekiste/rules/core';
import { ranked, type Bot } from './bot.js';
import type { Adviser } from './hints/adviser.js';
import type { ReadWeights } from './in-aller-ruhe/index.js';
import type { Level } from './levels.js';
import { randomBot } from './random.js';

/** Weights that captains and advisers of a game have learned. Methods, so that a game's own view fits. */
export interface Learned {
  readWeightsBy(read: ReadWeights): void;
  /** The files that they need at the table of this view. */
  weightFiles(view: unknown): readonly string[];
}

interface Parts {
  rules(): Promise<AnyGame>;
  sailors(): Promise<{ readonly cabinBoy: Bot; readonly sailor: Bot }>;
  captain(): Promise<{ readonly captain: Bot }>;
  adviser(): Promise<{ readonly advise: Adviser }>;
  learned?(): Promise<Learned>;
}

/**
 * The bots of each game in the parts in which a browser fetches them. By file, past the folders' `index.ts`: fetched on
 * demand, an index brings all that it lists.
 */
const GAMES: Readonly<Record<string, Parts>> = {
  'in-aller-ruhe': {
    rules: async () => (await import('@seekiste/rules/in-aller-ruhe')).inAllerRuhe,
    sailors: () => import('./in-aller-ruhe/sailor/bots.js'),
    captain: () => import('./in-aller-ruhe/captain/captain.js'),
    adviser: () => import('./in-aller-ruhe/adviser.js'),
    learned: () => import('./in-aller-ruhe/learned/files.js'),
  },
  'santa-timea': {
    rules: async () => (await import('@seekiste/rules/santa-timea')).santaTimea,
    sailors: () => import('./santa-timea/sailor/bots.js'),
    captain: () => import('./santa-timea/captain/captain.js'),
    adviser: () => import('./santa-timea/adviser.js'),
  },
  'lighthouse-run': {
    rules: async () => (await import('@seekiste/rules/lighthouse-run')).lighthouseRun,
    sailors: () => import('./lighthouse-run/sailor/bots.js'),
    captain: () => import('./lighthouse-run/captain/captain.js'),
    adviser: () => import('./lighthouse-run/adviser.js'),
  },
};

const partsOf = (game: string): Parts | undefined => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined);

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

export type { Adviser, Bot };
