export { decideBegin, decideMove } from './decide-play.js';
export { type Asked, decide, type Decided, type Decision } from './decide.js';
