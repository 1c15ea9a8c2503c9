import type { Language } from '@seekiste/words';
import { parseRulebook, type Rulebook } from './parse.js';

// Every game's folder brings its own rulebook, so a new game adds nothing here.
const FILES = import.meta.glob<string>('../../../rules/*/RULES.*.md', { query: '?raw', import: 'default' });

/** The rulebook of a game; undefined if there is none. */
export const loadRulebook = async (game: string, language: Language): Promise<Rulebook | undefined> => {
  const text = await FILES[`../../../rules/${game}/RULES.${language}.md`]?.();
  return text === undefined ? undefined : parseRulebook(text);
};
