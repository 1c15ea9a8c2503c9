export { type Solved, solvedAlone, solvedMove, USUAL_STATES } from './exact.js';
