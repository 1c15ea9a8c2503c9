export { lighthouseRunIdea, lighthouseRunReason } from './reason-for.js';
export type { LighthouseRunReason } from './reason.js';
