export { LiveTable } from './live-table.js';
export { NOBODY } from './presence.js';
