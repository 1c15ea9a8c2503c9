/** How well bots play, weakest first; every game has a bot for each of them. */
export const LEVELS = ['random', 'cabin-boy', 'sailor', 'captain'] as const;
export type Level = (typeof LEVELS)[number];

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
