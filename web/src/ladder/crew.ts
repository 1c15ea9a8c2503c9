import { titleOf } from '../words/words.svelte.js';

/** '2 × Sailor, 1 × Captain'. */
export const crewIn = (crew: readonly string[]): string =>
  [...new Set(crew)].map(level => `${crew.filter(each => each === level).length} × ${titleOf(level)}`).join(', ');
