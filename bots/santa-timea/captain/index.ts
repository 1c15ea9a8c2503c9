export { captain, captainWith, guide } from './captain.js';
