import type { ExampleBook } from './example.js';

/** What stands beside the clauses of each rulebook, fetched with its first example. */
const BOOKS: Readonly<Record<string, () => Promise<ExampleBook>>> = {
  'in-aller-ruhe': async () => (await import('./in-aller-ruhe/examples/index.js')).book,
  'santa-timea': async () => (await import('./santa-timea/examples.js')).book,
  'lighthouse-run': async () => (await import('./lighthouse-run/examples/index.js')).book,
};

export const EXAMPLE_GAMES: readonly string[] = Object.keys(BOOKS);

/** The examples of a game; a game may have none. */
export const examplesOf = async (game: string): Promise<ExampleBook | undefined> =>
  Object.hasOwn(BOOKS, game) ? BOOKS[game]?.() : undefined;

export { captionOf, gameFrom, type Example, type ExampleBook } from './example.js';
export { faultsInExamples } from './example-faults.js';
