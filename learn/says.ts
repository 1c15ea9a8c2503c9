import type { Lesson } from './lesson.js';
import type { LearnMessages } from './words/messages.js';

type Which = Pick<Lesson, 'game' | 'name' | 'kind'>;

const prefixOf = ({ game, name, kind }: Which): string =>
  kind === 'first-voyage' ? `learn-${game}` : `lesson-${game}-${name}`;

/** The message with the title of a lesson; first voyages have none, since all are called the same. */
export const titleOf = ({ game, name }: Pick<Lesson, 'game' | 'name'>): keyof LearnMessages =>
  `lesson-${game}-${name}` as keyof LearnMessages;

/** The message with the task of a step, or of the free game after all steps. */
export const taskOf = (lesson: Lesson, at: number): keyof LearnMessages =>
  `${prefixOf(lesson)}-${lesson.steps[at]?.name ?? 'free'}` as keyof LearnMessages;

/** The message that answers a move which is allowed, but not what the step asks for. */
export const elsewhereAt = (lesson: Lesson, at: number): keyof LearnMessages =>
  lesson.steps[at]?.answers ? (`${taskOf(lesson, at)}-else` as keyof LearnMessages) : 'learn-elsewhere';
