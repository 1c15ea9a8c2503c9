export type { Hint, Reason, Worth } from './hint.js';
export { hintsFor } from './hints-for.js';
export type { InAllerRuheReason } from '../in-aller-ruhe/reasons/index.js';
export type { LighthouseRunReason } from '../lighthouse-run/reasons/index.js';
export type { SantaTimeaReason } from '../santa-timea/reasons/index.js';
