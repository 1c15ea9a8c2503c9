import { inAllerRuhe, type View } from '@seekiste/rules/in-aller-ruhe';
import { adviser } from '../hints/adviser.js';
import { adviceGuide, captainsMove, solvedMoves } from './captain/index.js';
import { inAllerRuheIdea, inAllerRuheReason } from './reasons/index.js';

const isPlain = ({ rock, monsters, storms, dayNight, duel, pyramid, options }: View): boolean =>
  !rock && !monsters && !storms && !dayNight && !duel && !pyramid && options.variant !== 'arch';

export const advise = adviser(inAllerRuhe, {
  guide: adviceGuide,
  // With chapters a playout takes many times as long.
  playouts: view => (isPlain(view) ? 800 : 200),
  reasonFor: inAllerRuheReason,
  ideaOf: inAllerRuheIdea,
  thoughtBest: captainsMove,
  solved: solvedMoves,
});
