export { duel } from './duel.js';
export { sideOfSeat } from './duel.js';
export { decidedBy, ISLAND_POINTS, runPoints, sheetsOf, type Owners, type Sheet } from './score.js';
