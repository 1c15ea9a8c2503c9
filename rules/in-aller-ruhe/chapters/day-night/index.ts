export { dayNight } from './day-night.js';
export { isRightSide, wrongSpaces } from './day-night.js';
