import { inAllerRuhe } from './in-aller-ruhe/parts.js';
import { lighthouseRun } from './lighthouse-run/parts.js';
import type { Parts } from './parts.js';
import { santaTimea } from './santa-timea/parts.js';

/** The bots of each game: the one line that a new game adds outside its folder. */
export const BOTS: Readonly<Record<string, Parts>> = {
  'in-aller-ruhe': inAllerRuhe,
  'santa-timea': santaTimea,
  'lighthouse-run': lighthouseRun,
};

export const partsOf = (game: string): Parts | undefined => (Object.hasOwn(BOTS, game) ? BOTS[game] : undefined);
