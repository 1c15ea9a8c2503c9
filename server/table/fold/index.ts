export { able } from './fold-end.js';
export { type Steps, unbegun } from './fold-play.js';
export { fold, follow, type Ground, isPlayable, opened } from './fold.js';
