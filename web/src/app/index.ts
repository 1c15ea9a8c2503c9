/** What the page cannot start without, in one piece. */
export { startWords } from '../words/words.svelte.js';
export { default as App } from './App.svelte';
