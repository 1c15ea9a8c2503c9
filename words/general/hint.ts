import type { Seat } from '@seekiste/rules/core';
import { localeOf, type Language } from '../languages.js';
import type { Message } from '../message.js';
import { whoIs, type Names } from '../seat.js';
import { say } from './say.js';

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
export const worth = (language: Language, { mean, low, high, exact }: Worth): Message => {
  const digits = high - low < NARROW ? 1 : 0;
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: exact ? 0 : digits,
    maximumFractionDigits: digits,
  });
  const percent = (share: number): string => format.format(100 * share);
  if (exact) return say('worth-exact', { mean: percent(mean) });
  return say('worth-chance', { mean: percent(mean), low: percent(low), high: percent(high) });
};

/** That a player asked for a hint, as a line of the log. */
export const hintAsked = (seat: Seat, names: Names): Message => say('hint-asked', { ...whoIs(seat, names) });
