export { arch } from './arch.js';
