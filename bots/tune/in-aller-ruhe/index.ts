export { type Evolution, evolve, scoreOf } from './evolve.js';
export { practicesOf } from './practice.js';
export { fileWithPupil, tuneValue } from './value.js';
