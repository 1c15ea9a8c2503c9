import { inAllerRuhe } from './in-aller-ruhe.js';
import { lighthouseRun } from './lighthouse-run.js';
import { santaTimea } from './santa-timea.js';
import type { FirstVoyage } from './voyage.js';

/** Every first voyage: the one line that a new one adds outside its file. */
export const FIRST_VOYAGES: readonly FirstVoyage[] = [inAllerRuhe, santaTimea, lighthouseRun];

export const firstVoyageOf = (game: string): FirstVoyage | undefined =>
  FIRST_VOYAGES.find(voyage => voyage.game === game);

export { freeState, gameOf, made, played, stateAt, tryMove, type Tried } from './driver.js';
export { faultsIn } from './faults.js';
export { ELSEWHERE, type FirstVoyage, type Light, type Reply, type VoyageStep } from './voyage.js';
