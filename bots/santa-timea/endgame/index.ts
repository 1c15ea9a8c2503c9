export { solvedLastCards } from './last-cards.js';
