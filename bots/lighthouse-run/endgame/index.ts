export { solvedLastTurn } from './last-turn.js';
