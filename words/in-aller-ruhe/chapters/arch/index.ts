import type { Chapter } from '../../chapter.js';

/** 14 The great arch: its shape speaks for itself. */
export const arch: Chapter = { events: {}, moves: {}, todos: {} };
