export { cabinBoy, sailor } from './sailor/index.js';
