export { monsters } from './monsters.js';
