export { tuneProspects } from './tune.js';
