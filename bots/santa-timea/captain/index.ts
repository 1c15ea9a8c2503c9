export { captainWithin, guide } from './captain.js';
