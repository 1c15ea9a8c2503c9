import { isOnDay, type DailyVoyage } from '@seekiste/learn/daily';
import type { Outcome } from '@seekiste/rules/core';
import type { Entry } from '../logbook/entry.js';

/** The id of a day's rated try in the logbook: there is one, and the first game begun under it is it. */
export const ratedId = ({ date, game, seats }: Pick<DailyVoyage, 'date' | 'game' | 'seats'>): string =>
  `daily-${date}-${game}-${seats}`;

/** The id of a try that is not rated. */
export const againId = (rated: string, fresh: string): string => `${rated}-x${fresh.slice(0, 4)}`;

const RATED = /^daily-(\d{4}-\d{2}-\d{2})-([a-z-]+)-(\d)$/;

/** The day's voyage that a game of the logbook is a try at, and whether it is the rated one. */
export const triedIn = (
  id: string,
): (Pick<DailyVoyage, 'date' | 'game' | 'seats'> & { readonly rated: boolean }) | undefined => {
  const [, date, game, seats] = RATED.exec(id.replace(/-x[a-z0-9]{4}$/, '')) ?? [];
  if (date === undefined || game === undefined) return undefined;
  return { date, game, seats: Number(seats), rated: RATED.test(id) };
};

/** The games whose rated try of a day was sailed to its end, whenever that was. */
export const gamesSailed = (entries: readonly Entry[], date: string): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ id, standing }) => {
      const tried = triedIn(id);
      return tried?.rated && tried.date === date && standing === 'over' ? [tried.game] : [];
    }),
  );

/** The days whose rated try was begun on the day and sailed to its end: what a streak is made of. */
export const daysSailed = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ id, standing, begun }) => {
      const tried = triedIn(id);
      return tried?.rated && standing === 'over' && isOnDay(tried.date, begun) ? [tried.date] : [];
    }),
  );

/** Whether the person in the first seat has won. */
export const isWon = (outcome: Outcome): boolean => (outcome.kind === 'team' ? outcome.won : outcome.places[0] === 1);
