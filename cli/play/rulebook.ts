import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@seekiste/words';

const { resolve } = createRequire(import.meta.url);

const rulebook = (game: string, language: Language): string =>
  readFileSync(resolve(`@seekiste/rules/${game}/RULES.${language}.md`), 'utf8');

/** Clauses begin with their number in bold: `**4.2** …`. */
const clauses = (text: string): readonly { readonly number: string; readonly words: string }[] =>
  Array.from(text.matchAll(/^\*\*(\d+(?:\.\d+)*)\*\*\s+(.*)$/gm), ([, number = '', words = '']) => ({
    number,
    words: words.replaceAll(/\*(.+?)\*/g, '$1'),
  }));

/** A clause of the rulebook, or all of a chapter, or of the whole book. */
export const rulesLines = (game: string, language: Language, asked: string): readonly string[] =>
  clauses(rulebook(game, language))
    .filter(({ number }) => asked === '' || number === asked || number.startsWith(`${asked}.`))
    .map(({ number, words }) => `${number} ${words}`);
