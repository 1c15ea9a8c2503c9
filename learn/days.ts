/** The first day that has a voyage. */
export const FIRST_DAY = '2026-11-01';

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
