export { inAllerRuheIdea, inAllerRuheReason } from './reason-for.js';
export type { InAllerRuheReason } from './reason.js';
