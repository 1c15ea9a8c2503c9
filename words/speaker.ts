import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './language.js';

export const LOCALES: Readonly<Record<Language, string>> = { de: 'de', en: 'en-GB' };

export type Args = Readonly<Record<string, string | number>>;

/** Speaks one message of a set of texts. */
export type Say = (language: Language, id: string, args?: Args) => string;

/**
 * Messages in Fluent's format, one text per language. A message that is missing or lacks an
 * argument is a blemish (the tests find it) and no reason to stop a game: it is spoken as it is.
 */
export const speaker = (texts: Readonly<Record<Language, string>>): Say => {
  const bundles = new Map<Language, FluentBundle>();
  const bundleOf = (language: Language): FluentBundle => {
    const known = bundles.get(language);
    if (known) return known;
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    bundle.addResource(new FluentResource(texts[language]));
    bundles.set(language, bundle);
    return bundle;
  };
  return (language, id, args = {}) => {
    const bundle = bundleOf(language);
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, { ...args }, []) : id;
  };
};

const lists = new Map<string, Intl.ListFormat>();

/** 'a, b and c' as the language writes it. */
export const listed = (language: Language, parts: readonly string[]): string => {
  let format = lists.get(language);
  if (!format) lists.set(language, (format = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })));
  return format.format(parts);
};
