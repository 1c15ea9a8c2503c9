export { storms } from './storms.js';
