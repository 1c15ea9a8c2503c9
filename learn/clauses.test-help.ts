import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The numbers of all clauses of a rulebook. */
export const clausesOf = (game: string, language: string): readonly string[] => {
  const book = readFileSync(fileURLToPath(new URL(`../rules/${game}/RULES.${language}.md`, import.meta.url)), 'utf8');
  return Array.from(book.matchAll(/^\*\*(\d+\.\d+)\*\* /gm), ([, clause]) => clause ?? '');
};
