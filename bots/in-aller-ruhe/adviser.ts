import { inAllerRuhe } from '@seekiste/rules/in-aller-ruhe';
import { adviser } from '../hints/adviser.js';
import { adviceGuide, captainsMove, solvedMoves } from './captain/index.js';
import { chaptersInPlay } from './chapters/index.js';
import { inAllerRuheIdea, inAllerRuheReason } from './reasons/index.js';

export const advise = adviser(inAllerRuhe, {
  guide: adviceGuide,
  // With chapters a playout takes many times as long.
  playouts: view => (chaptersInPlay(view.options).length === 0 ? 800 : 200),
  reasonFor: inAllerRuheReason,
  ideaOf: inAllerRuheIdea,
  thoughtBest: captainsMove,
  solved: solvedMoves,
});
