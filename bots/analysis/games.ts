import { partsOf } from '../games.js';
import type { Analysed } from './analysed.js';

/** Each game is fetched when it is asked for, and no other with it. */
export const loadAnalysed = async (game: string): Promise<Analysed | undefined> =>
  (await partsOf(game)?.analysed?.())?.analysed;
