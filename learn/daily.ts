import { gameNamed } from '@seekiste/rules';
import { readSetup, type OptionValues, type Seed } from '@seekiste/rules/core';

/** What everybody sails on a day: a game, a crew and a deal that follows from the date alone. */
export interface DailyVoyage {
  /** As calendars write it: 2026-11-18. */
  readonly date: string;
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: Seed;
}

/** The first day that has a voyage. */
export const FIRST_DAY = '2026-11-01';

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

const DAY = 86_400_000;

/** A date that a calendar has; the 31st of June is none. */
export const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The calendar of the device, whatever its time zone. */
export const dayOf = (time: Date): string => {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
};

/** The key of the cipher that deals: the day, the game and the crew by their letters. */
const seedFor = (text: string): Seed =>
  Array.from(text, letter => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .padEnd(64, '0');

/** The voyage of a day; `undefined` for what is no day, no game, or a crew that it is not sailed with. */
export const dailyVoyage = (date: string, game: string, seats: number): DailyVoyage | undefined => {
  const kind = kindOf(game);
  const rules = gameNamed(game);
  if (!kind?.seats.includes(seats) || !rules || !isDay(date)) return undefined;
  const setup = readSetup(rules, { seats, options: kind.options });
  return setup.ok ? { date, game, ...setup.value, seed: seedFor(`${date}/${game}/${seats}`) } : undefined;
};

const EAST = 14;
const WEST = 12;
const HOUR = 3_600_000;

/** Whether it was this day somewhere on earth: a try counts for the day, whatever the device's time zone says. */
export const isOnDay = (date: string, time: number): boolean => {
  const begins = Date.parse(`${date}T00:00:00Z`);
  return time >= begins - EAST * HOUR && time < begins + DAY + WEST * HOUR;
};

/** How many days in a row up to today; a day that is not over yet breaks nothing. */
export const streakOf = (sailed: ReadonlySet<string>, today: string): number => {
  let day = sailed.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; sailed.has(day); day = dayAfter(day, -1)) count++;
  return count;
};
