export { isJudged, judge, judged, type Judgement } from './judge.js';
export { adviceFor, judgementOn, type Sea, SEAS, shapeOn } from './judgements.js';
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
