export { isJudged, judge, judged, type Judgement } from './judge.js';
export { adviceFor, isTaught, judgementOn } from './judgements.js';
export { checkWeights, networksOf, readWeightsBy } from './load.js';
export {
  DAY_NIGHT,
  GAP_UNITS,
  logitOf,
  MOST_INPUTS,
  type Networks,
  PLAIN,
  readGap,
  type Shape,
  UNITS,
} from './network.js';
export { inputs, logitAfter, rows, told } from './value.js';
export { fileOf, SEAS, shapeOn, type Sea } from './seas.js';
export { BadWeights, encodeWeights } from './weights-file.js';
