/**
 * The one line that a new language adds outside its texts: how it calls itself, and whose habits numbers and lists
 * follow.
 */
const REGISTRY = {
  de: { title: 'Deutsch', locale: 'de' },
  en: { title: 'English', locale: 'en-GB' },
} as const;

export type Language = keyof typeof REGISTRY;

export const LANGUAGES = Object.keys(REGISTRY) as readonly Language[];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some(language => language === value);

export const languageTitle = (language: Language): string => REGISTRY[language].title;

export const localeOf = (language: Language): string => REGISTRY[language].locale;
