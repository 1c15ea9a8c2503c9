export { cabinBoy, sailor } from './bots.js';
export { greedyJudge, policy } from './policy.js';
