import { LANGUAGES, type Language } from '@seekiste/words';

// `de.ftl` is the frame's, `<game>.de.ftl` a table's: a new game adds its files and nothing else.
const FILES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });

const textIn = (language: Language): string =>
  Object.entries(FILES)
    .filter(([file]) => file.endsWith(`/${language}.ftl`) || file.endsWith(`.${language}.ftl`))
    .map(([, text]) => text)
    .join('\n');

/** All texts of the interface, by language. */
export const TEXTS = Object.fromEntries(LANGUAGES.map(language => [language, textIn(language)])) as Readonly<
  Record<Language, string>
>;
