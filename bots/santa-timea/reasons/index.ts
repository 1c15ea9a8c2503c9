export { santaTimeaReason } from './reason-for.js';
export type { SantaTimeaReason } from './reason.js';
