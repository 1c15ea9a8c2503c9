import { dayAfter, FIRST_DAY, isOnDay } from '@seekiste/learn/daily';
import type { Entry } from '../logbook/entry.js';
import { isWon, triedIn } from './tries.js';

/** A game whose voyage of a day was sailed to its end. */
interface Sailed {
  readonly game: string;
  readonly won: boolean;
  /** On the day itself: it counts for the streak. */
  readonly counts: boolean;
}

export interface WakeDay {
  readonly date: string;
  /** Days before the first voyage and after today have none. */
  readonly offered: boolean;
  readonly sailed: readonly Sailed[];
}

/** Monday is 0. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

const WEEK = 7;

/** The last weeks up to today's, whole and from Monday on, with what was sailed on each day. */
export const wakeOf = (entries: readonly Entry[], today: string, weeks: number): readonly (readonly WakeDay[])[] => {
  const sailed = new Map<string, Sailed[]>();
  for (const { id, standing, begun, outcome } of entries) {
    const tried = triedIn(id);
    if (!tried?.rated || standing !== 'over' || !outcome) continue;
    const { date, game } = tried;
    const also = sailed.get(date) ?? [];
    also.push({ game, won: isWon(outcome), counts: isOnDay(date, begun) });
    sailed.set(date, also);
  }
  const first = dayAfter(today, -weekdayOf(today) - WEEK * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, day): WakeDay => {
      const date = dayAfter(first, week * WEEK + day);
      return { date, offered: date >= FIRST_DAY && date <= today, sailed: sailed.get(date) ?? [] };
    }),
  );
};
