import type { LessonEntry } from '@seekiste/learn/lessons';
import type { WebMessages } from '../words/messages.js';
import { t } from '../words/words.svelte.js';

/** What a lesson is called; its words are fetched with the pages for learning. */
export const titleOfLesson = ({ game, name }: Pick<LessonEntry, 'game' | 'name'>): string =>
  t(`lesson-${game}-${name}` as keyof WebMessages);
