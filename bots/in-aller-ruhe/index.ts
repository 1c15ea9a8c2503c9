export { adviceGuide, captain, captainWith, captainsMove, solvedMoves } from './captain/index.js';
export { cabinBoy, sailor } from './sailor/index.js';
