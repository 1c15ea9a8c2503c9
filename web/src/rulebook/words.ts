import type { Language } from '@seekiste/words';

interface Words {
  readonly rules: string;
  readonly contents: string;
  readonly search: string;
  readonly found: (clauses: number) => string;
  readonly unknown: (clause: string) => string;
  readonly missing: string;
  readonly failed: string;
}

/** The few words around a rulebook; the rulebook itself speaks through its RULES file. */
export const WORDS: Record<Language, Words> = {
  de: {
    rules: 'Spielregeln',
    contents: 'Inhalt',
    search: 'Regeln durchsuchen',
    found: clauses =>
      clauses === 0
        ? 'Dazu steht nichts in den Regeln.'
        : clauses === 1
          ? '1 Regel gefunden'
          : `${clauses} Regeln gefunden`,
    unknown: clause => `Eine Regel ${clause} gibt es nicht.`,
    missing: 'Zu diesem Spiel gibt es hier keine Regeln.',
    failed: 'Die Regeln ließen sich nicht laden. Lade die Seite neu.',
  },
  en: {
    rules: 'Rules',
    contents: 'Contents',
    search: 'Search the rules',
    found: clauses =>
      clauses === 0 ? 'The rules say nothing about that.' : clauses === 1 ? '1 rule found' : `${clauses} rules found`,
    unknown: clause => `There is no rule ${clause}.`,
    missing: 'There are no rules for this game here.',
    failed: 'The rules could not be loaded. Reload the page.',
  },
};
