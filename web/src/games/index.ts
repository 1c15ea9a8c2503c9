import { IN_ALLER_RUHE } from './in-aller-ruhe/index.js';
import { LIGHTHOUSE_RUN } from './lighthouse-run/index.js';
import type { GameParts } from './props.js';
import { SANTA_TIMEA } from './santa-timea/index.js';

/** The one line that a new game adds to the app outside its folder. */
const PARTS: Readonly<Record<string, GameParts>> = {
  'in-aller-ruhe': IN_ALLER_RUHE,
  'santa-timea': SANTA_TIMEA,
  'lighthouse-run': LIGHTHOUSE_RUN,
};

export const partsOf = (game: string): GameParts | undefined => (Object.hasOwn(PARTS, game) ? PARTS[game] : undefined);
