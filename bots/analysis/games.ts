import type { Analysed } from './analysed.js';

/** Each game is fetched when it is asked for, and no other with it. */
const GAMES: ReadonlyMap<string, () => Promise<{ readonly analysed: Analysed }>> = new Map([
  ['in-aller-ruhe', () => import('../in-aller-ruhe/analysed.js')],
  ['santa-timea', () => import('../santa-timea/analysed.js')],
  ['lighthouse-run', () => import('../lighthouse-run/analysed.js')],
]);

export const loadAnalysed = async (game: string): Promise<Analysed | undefined> =>
  (await GAMES.get(game)?.())?.analysed;
