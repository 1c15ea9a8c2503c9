export { guide } from './captain.js';
export { ripeForMore, ripeForTwo } from './ripe.js';
