export { captainWithin } from './captain/index.js';
export { cabinBoy, sailor } from './sailor/index.js';
