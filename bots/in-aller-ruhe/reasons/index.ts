export { inAllerRuheIdea, inAllerRuheReason, type InAllerRuheReason } from './reason-for.js';
