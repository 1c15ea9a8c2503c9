export { type Evolution, evolve, scoreOf } from './evolve.js';
export { practicesOf } from './practice.js';
export { tuneValue } from './value.js';
