import type { Chapter, Clause } from './parse.js';

/** The words of a search, in small letters. */
export const wordsOf = (query: string): readonly string[] =>
  query
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');

const matches = (clause: Clause, words: readonly string[]): boolean => {
  const text = clause.text.toLocaleLowerCase();
  return words.every(word => text.includes(word) || clause.id === word || clause.id.startsWith(`${word}.`));
};

/** The chapters with only those clauses that hold every word; chapters without any are left out. */
export const findClauses = (chapters: readonly Chapter[], words: readonly string[]): readonly Chapter[] => {
  if (words.length === 0) return chapters;
  return chapters
    .map(chapter => ({ ...chapter, clauses: chapter.clauses.filter(clause => matches(clause, words)) }))
    .filter(chapter => chapter.clauses.length > 0);
};
