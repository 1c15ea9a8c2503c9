import type { QuietHours } from '@seekiste/protocol';

const MINUTE = 60_000;
const A_DAY = 24 * 60;

/** Minutes since midnight in a time zone. */
const minuteIn = (zone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at);
  const valueOf = (type: 'hour' | 'minute'): number => Number(parts.find(part => part.type === type)?.value ?? 0);
  return valueOf('hour') * 60 + valueOf('minute');
};

const modulo = (minutes: number): number => ((minutes % A_DAY) + A_DAY) % A_DAY;

const isQuiet = ({ from, to }: QuietHours, zone: string, at: number): boolean =>
  modulo(minuteIn(zone, at) - from) < modulo(to - from);

/** When the quiet hours end that it is in; undefined outside them. Clocks that are set at night are counted with. */
export const quietUntil = (quiet: QuietHours | null, zone: string, now: number): number | undefined => {
  if (!quiet || !isQuiet(quiet, zone, now)) return undefined;
  const end = Math.floor(now / MINUTE) * MINUTE + modulo(quiet.to - minuteIn(zone, now)) * MINUTE;
  // If the clock is set in between, the hand stands somewhere else then.
  const shift = modulo(quiet.to - minuteIn(zone, end) + A_DAY / 2) - A_DAY / 2;
  const shifted = end + shift * MINUTE;
  // An hour that the clock skips never strikes: then it is the first moment after it.
  return shifted <= now || isQuiet(quiet, zone, shifted) ? end : shifted;
};
