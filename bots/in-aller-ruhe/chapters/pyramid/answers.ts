import type { Answers } from '../../chapter.js';
import { leastMissed } from '../../sailor/from-view/hand.js';
import type { Known } from '../../sailor/from-view/known.js';

export const pyramidAnswers: Answers<Known> = {
  // 17.5
  pay: known => [{ type: 'pay', cards: leastMissed(known, known.view.pyramid?.owed ?? 0) }],
};
