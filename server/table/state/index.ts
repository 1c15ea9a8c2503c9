export { type Beat, isAstray, longest, onTheBeat, TOLERANCE } from './beat.js';
export { sailorFor } from './bot-crew.js';
export {
  hosted,
  placed,
  played,
  playing,
  setPlay,
  touched,
  Unfoldable,
  Unplayable,
  withAside,
  withHost,
} from './changes.js';
export type { Entry, Happening } from './entry.js';
export { botSeed, freshSeed, freshTableId } from './fresh.js';
export { reach, undoNow } from './horizon.js';
export { asidesOf, closed, linked } from './link.js';
export { positionAfter } from './position.js';
export { proofSeat } from './proof-seat.js';
export {
  branchOf,
  depthOf,
  GAME,
  growsAt,
  homeOf,
  lengthOf,
  movesOf,
  type ReviewHappening,
  type ReviewState,
} from './review-state.js';
export { type KnownDeal, readStudy, studyTold } from './study.js';
export {
  botAt,
  copyOf,
  type Ending,
  type GameInPlay,
  isAdmitted,
  keepsBeat,
  type MadeMove,
  mayPlayOn,
  movesIn,
  nameAt,
  personAt,
  phaseOf,
  type Place,
  type Question,
  seatlessHost,
  seatOf,
  type TableState,
  type Writable,
} from './table.js';
