export { adviceGuide, captainsMove, solvedMoves } from './advice.js';
export { captain, captainWith } from './captain.js';
export { startersIn } from './starters.js';
