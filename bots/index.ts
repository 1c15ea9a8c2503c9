import { GAMES } from '@seekiste/rules';
import type { Bot } from './bot.js';
import { heuristic } from './in-aller-ruhe/index.js';
import * as lighthouseRun from './lighthouse-run/index.js';
import { randomBot } from './random.js';
import * as santaTimea from './santa-timea/index.js';

/** Bots that know one game, by the game's name. */
const SPECIALISTS: Readonly<Record<string, readonly Bot[]>> = {
  'in-aller-ruhe': [heuristic],
  'santa-timea': [santaTimea.greedy, santaTimea.search],
  'lighthouse-run': [lighthouseRun.greedy, lighthouseRun.search],
};

/** Weakest first. */
const BOTS: ReadonlyMap<string, readonly Bot[]> = new Map(
  GAMES.map(game => [game.name, [randomBot(game), ...(SPECIALISTS[game.name] ?? [])]]),
);

export const botNames = (game: string): readonly string[] => BOTS.get(game)?.map(({ name }) => name) ?? [];

export const botNamed = (game: string, name: string): Bot | undefined => BOTS.get(game)?.find(bot => bot.name === name);

export type { Bot } from './bot.js';
