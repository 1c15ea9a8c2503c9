import { readChanges, type Shortcuts } from '../../parts/shortcuts.js';
import { isLanguage, LANGUAGES, type Language } from '@seekiste/words';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
export const PACES = ['calm', 'quick'] as const;
export type Pace = (typeof PACES)[number];
export const GRACES = [0, 2500, 5000] as const;
type Grace = (typeof GRACES)[number];

export const RESTS = [500, 1200, 2500] as const;
type Rest = (typeof RESTS)[number];

export const VOLUMES = [0, 30, 60, 100] as const;
type Volume = (typeof VOLUMES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly pace: Pace;
  /** How long a move can be taken up again before it is made, in milliseconds. */
  readonly grace: Grace;
  /** How long bots let everybody look when something is complete, a trick for instance, in milliseconds. */
  readonly rest: Rest;
  /** Prices, dimming and warnings; off is "as on the real table". */
  readonly aids: boolean;
  /** Of the sounds, in percent; 0 is silence. */
  readonly volume: Volume;
  /** Waves in the background. */
  readonly sea: boolean;
  /** A light touch when a card is laid, where the device can. */
  readonly touch: boolean;
  readonly shortcuts: Shortcuts;
  /** The name the first person at this device last used. */
  readonly name: string;
}

/** How long a bot waits before its move shows, in milliseconds. */
export const PAUSES: Readonly<Record<Pace, number>> = { calm: 1200, quick: 350 };

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find(known => known === value) ?? otherwise;

const parse = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** The language of the browser where we speak it. */
const languageOf = (browserLanguage: string): Language =>
  LANGUAGES.find(language => browserLanguage.toLowerCase().startsWith(language)) ?? 'en';

const readShortcuts = (kept: unknown): Shortcuts => {
  const { single, changes }: Partial<Shortcuts> = typeof kept === 'object' && kept !== null ? kept : {};
  return { single: single !== false, changes: readChanges(changes) };
};

/** Settings as they were kept; whatever is missing or unknown takes its default. */
export const readSettings = (text: string | null, browserLanguage: string): Settings => {
  const { language, theme, pace, grace, rest, aids, volume, sea, touch, shortcuts, name } = parse(text);
  return {
    language: isLanguage(language) ? language : languageOf(browserLanguage),
    theme: oneOf(THEMES, theme, 'system'),
    pace: oneOf(PACES, pace, 'calm'),
    grace: oneOf(GRACES, grace, 2500),
    rest: oneOf(RESTS, rest, 1200),
    aids: typeof aids === 'boolean' ? aids : true,
    volume: oneOf(VOLUMES, volume, 60),
    sea: sea === true,
    touch: touch === true,
    shortcuts: readShortcuts(shortcuts),
    name: typeof name === 'string' ? name : '',
  };
};
