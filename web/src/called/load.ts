import { loadWords } from '../words/words.svelte.js';

/** Everything about calls, with its words: fetched where it is spoken of. */
export const loadCalled = async () => {
  await loadWords('called');
  return import('./all.js');
};
