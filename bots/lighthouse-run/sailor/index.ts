export { cabinBoy, sailor } from './bots.js';
export { destination } from './gains.js';
export { Judge } from './judge.js';
export { bestOf, greedyWorth, policy } from './policy.js';
export { SPACES } from './ship-value.js';
export { Shortlist } from './shortlist.js';
export { CARDS, plainTaste, ripeTaste, type Taste } from './taste.js';
export { RIPE_FOR_MORE, RIPE_FOR_TWO, WEIGHTS } from './weights.js';
