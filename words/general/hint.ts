import type { Seat } from '@seekiste/rules/core';
import type { Language } from '../language.js';
import { LOCALES } from '../speaker.js';
import type { Names } from '../voice.js';
import { say } from './index.js';

/** What a move is worth: the chance to win, from 0 to 1, with an interval. */
export interface Worth {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Whether it was reckoned: then there is no doubt to be told. */
  readonly exact?: true;
}

/** Below two hundredths an interval deserves a digit more. */
const NARROW = 0.02;

/** 'Siegchance 62 % (58 bis 66 %)', 'Siegchance 71,3 % (ausgerechnet)' */
export const worth = (language: Language, { mean, low, high, exact }: Worth): string => {
  const digits = high - low < NARROW ? 1 : 0;
  const format = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: exact ? 0 : digits,
    maximumFractionDigits: digits,
  });
  const percent = (share: number): string => format.format(100 * share);
  if (exact) return say(language, 'worth-exact', { mean: percent(mean) });
  return say(language, 'worth-chance', { mean: percent(mean), low: percent(low), high: percent(high) });
};

/** That somebody asked for a hint, as a line of the log. */
export const hintAsked = (language: Language, seat: Seat, { seats, viewer }: Names): string =>
  say(language, 'hint-asked', {
    who: seat === viewer ? 'you' : 'other',
    name: seats[seat] ?? String(seat + 1),
  });
