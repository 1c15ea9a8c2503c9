export { FOR_MORE, FOR_TWO, type Prospects, type Tuned } from './prospects.js';
export { TUNED } from './tuned.js';
