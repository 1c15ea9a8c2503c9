export { captain, captainWith } from './captain/index.js';
export { cabinBoy, sailor } from './sailor/index.js';
export { BadWeights, checkWeights, readWeightsBy } from './learned/index.js';
