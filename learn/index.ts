import { firstVoyage as inAllerRuhe } from './in-aller-ruhe/first-voyage.js';
import type { FirstVoyage } from './lesson.js';
import { firstVoyage as lighthouseRun } from './lighthouse-run/first-voyage.js';
import { firstVoyage as santaTimea } from './santa-timea/first-voyage.js';

/** Every first voyage: the one line that a new one adds outside its file. */
export const FIRST_VOYAGES: readonly FirstVoyage[] = [inAllerRuhe, santaTimea, lighthouseRun];

export const firstVoyageOf = (game: string): FirstVoyage | undefined =>
  FIRST_VOYAGES.find(voyage => voyage.game === game);

export { freeState, gameOf, made, played, stateAfter, stateAt, tryMove, type Tried } from './driver.js';
export { faultsIn } from './faults.js';
export {
  COMPANY,
  ELSEWHERE,
  type FirstVoyage,
  type Lesson,
  type LessonKind,
  type LessonStep,
  type Light,
  type Reply,
} from './lesson.js';
export { elsewhereAt, taskOf, titleOf } from './says.js';
export type { LearnMessages } from './words/messages.js';
