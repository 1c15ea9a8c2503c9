import { examplesOf, type Example, type ExampleBook } from '@seekiste/learn/examples';
import { lessonsByClause, type Teacher } from '@seekiste/learn/taught';
import type { Component } from 'svelte';
import { loadWords } from '../words/words.svelte.js';

interface Figures {
  /** The clauses that have a picture. */
  readonly CLAUSES: readonly string[];
  readonly default: Component<{ clause: string }>;
}

// As with the rulebooks, a game's folder brings its own.
const FIGURES = import.meta.glob<Figures>('../games/*/RuleFigure.svelte');

/** What stands beside the clauses of a rulebook: pictures, positions to play, the lessons that teach them. */
export interface Beside {
  readonly book: ExampleBook | undefined;
  readonly examples: ReadonlyMap<string, Example>;
  readonly lessons: ReadonlyMap<string, readonly Teacher[]>;
  /** The clauses that have a picture, and what draws it. */
  readonly pictured: readonly string[];
  readonly Picture: Figures['default'] | undefined;
}

/** Fetched when the text can be read already. */
export const loadBeside = async (game: string): Promise<Beside> => {
  const [book, lessons, figures] = await Promise.all([
    examplesOf(game),
    lessonsByClause(game),
    FIGURES[`../games/${game}/RuleFigure.svelte`]?.(),
    ...['examples', 'lessons', game].map(loadWords),
  ]);
  return {
    book,
    examples: new Map(book?.examples.map(example => [example.clause, example])),
    lessons,
    pictured: figures?.CLAUSES ?? [],
    Picture: figures?.default,
  };
};
