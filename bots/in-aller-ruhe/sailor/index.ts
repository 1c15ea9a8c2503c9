export { cabinBoy, sailor } from './bots.js';
export { chapters, isQuick, mayUseCompass, wrongHere } from './chapters.js';
export { choose } from './choose.js';
export { codeOf, inOrder, isDestroy, isLay, isTurn, slotIn, spaceIn, throwing, thrownIn } from './code-of.js';
export { type Gap, gapsOf, helps, HIGHEST_PRICE, split } from './gaps.js';
export { guide, moveBy } from './guide.js';
export { at, sum } from './list.js';
export { type Mode, modeOf, MODES } from './mode.js';
export { know, type Known } from './from-view/known.js';
export { logComfort } from './odds.js';
export { PROSPECTS, prospects } from './prospects.js';
export { stormsInPiles, useCompass } from '../chapters/storms/weather.js';
export {
  atPrice,
  fillOf,
  gapAbove,
  gapBelow,
  gapComing,
  gapStart,
  gapWidth,
  helpsGap,
  isOpenedUp,
  openUp,
  PART,
  priceOf,
  setGap,
  supply,
  unseen,
} from './supply.js';
export { arrives, bonusOf, cards, comfortOf, countOf, now, slackOf } from './table.js';
export { TUNED, type Tuned } from './tuned.js';
export { earned, ideas, think, thinkOfGiving } from './turn.js';
export { weightsFor } from './weights-for.js';
export { WEIGHTS } from './numbers.js';
export type { Weights } from './weights.js';
