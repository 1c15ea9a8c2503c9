import { gameNamed } from '@seekiste/rules';

/** How well bots play, weakest first; every game has a bot for each of them. */
export const LEVELS = ['random', 'cabin-boy', 'sailor', 'captain'] as const;
export type Level = (typeof LEVELS)[number];

/** The bots of a game, weakest first. Whoever asks only for names need not load what bots have learned. */
export const botNames = (game: string): readonly string[] => (gameNamed(game) ? LEVELS : []);

/** Who sits down where nobody has chosen: plays well, and at once. */
export const USUAL_LEVEL: Level = 'sailor';

/** What bots were called before they had levels. */
const FORMER: ReadonlyMap<string, Level> = new Map([
  ['heuristic', 'sailor'],
  ['greedy', 'sailor'],
  ['search', 'captain'],
]);

/** The name that a bot bears today: for what was stored when it still had another. */
export const presentName = (stored: string): string => FORMER.get(stored) ?? stored;
