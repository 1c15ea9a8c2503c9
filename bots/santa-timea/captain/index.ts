export { captain, captainWithin, guide } from './captain.js';
