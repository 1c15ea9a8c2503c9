import type { Language } from '@seekiste/words';
import { parseRulebook, type Rulebook } from './parse.js';

// Every game's folder brings its own rulebook, so a new game adds nothing here.
const FILES = import.meta.glob<string>('../../../rules/*/RULES.*.md', { query: '?raw', import: 'default' });

/** The rulebook of a game, in English where the language has none; undefined if there is none at all. */
export const loadRulebook = async (game: string, language: Language): Promise<Rulebook | undefined> => {
  const bookIn = (spoken: string) => FILES[`../../../rules/${game}/RULES.${spoken}.md`];
  const text = await (bookIn(language) ?? bookIn('en'))?.();
  return text === undefined ? undefined : parseRulebook(text);
};
