export { cabinBoy, sailor } from './bots.js';
export { countsIn, type Hoard, partOf, PARTS } from './hoard.js';
export { greedyJudge, policy } from './policy.js';
