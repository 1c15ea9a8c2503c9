import type { Viewer } from '@seekiste/rules/core';
import type { Shown } from '@seekiste/rules/santa-timea';
import type { LogEntry } from '../../table/scene.js';

/**
 * The round whose evaluation is still news: until the viewer has played a card since, or the next trick is over;
 * undefined if there is none.
 */
export const freshEvaluation = (log: readonly LogEntry<Shown>[], viewer: Viewer): number | undefined => {
  for (let i = log.length - 1; i >= 0; i--) {
    const shown = log[i]?.shown;
    if (shown?.type === 'evaluated') return shown.round;
    if (shown?.type === 'trick-ended' || (shown?.type === 'played' && shown.seat === viewer)) return undefined;
  }
  return undefined;
};
