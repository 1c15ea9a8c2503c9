import type { Chapter } from '../../chapter.js';

/** Chapter 15 Day and night. */
export const dayNight: Chapter = {
  edges: view => view.dayNight !== undefined,
};
