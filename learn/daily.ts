import { gameNamed } from '@seekiste/rules';
import { readSetup, type OptionValues, type Seed } from '@seekiste/rules/core';
import { isDay } from './days.js';
import { seedFor } from './seeds.js';

export { dayAfter, dayOf, FIRST_DAY, isDay, isOnDay, streakOf } from './days.js';

/** What everybody sails on a day: a game, a crew and a deal that follows from the date alone. */
export interface DailyVoyage {
  /** As calendars write it: 2026-11-18. */
  readonly date: string;
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: Seed;
}

/** The level of the bots that fill the crew. They leave nothing to chance, so everybody meets the same crew. */
export const DAILY_CREW = 'sailor';

interface Kind {
  /** The numbers of players that it is sailed with, the usual one first. */
  readonly seats: readonly number[];
  /** What keeps it short. */
  readonly options: OptionValues;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'in-aller-ruhe': { seats: [2, 1, 3, 4, 5], options: {} },
  'santa-timea': { seats: [3], options: { rounds: 1 } },
  'lighthouse-run': { seats: [2], options: {} },
};

const kindOf = (game: string): Kind | undefined => (Object.hasOwn(KINDS, game) ? KINDS[game] : undefined);

export const dailySeats = (game: string): readonly number[] => kindOf(game)?.seats ?? [];

/** The voyage of a day; `undefined` for what is no day, no game, or a crew that it is not sailed with. */
export const dailyVoyage = (date: string, game: string, seats: number): DailyVoyage | undefined => {
  const kind = kindOf(game);
  const rules = gameNamed(game);
  if (!kind?.seats.includes(seats) || !rules || !isDay(date)) return undefined;
  const setup = readSetup(rules, { seats, options: kind.options });
  return setup.ok ? { date, game, ...setup.value, seed: seedFor(`${date}/${game}/${seats}`) } : undefined;
};
