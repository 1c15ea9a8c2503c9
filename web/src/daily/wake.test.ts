import { describe, expect, it } from 'vitest';
import type { Entry } from '../logbook/entry.js';
import { wakeOf } from './wake.js';

const NOON = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const WON = { kind: 'team', won: true } as const;
const entry = (id: string, begun: number, more: Partial<Entry> = {}): Entry =>
  ({ id, begun, standing: 'over', outcome: WON, ...more }) as Entry;

describe('the wake of the daily voyages', () => {
  it('has whole weeks from Monday on, the last with today in it', () => {
    const weeks = wakeOf([], '2026-11-18', 3);
    expect(weeks.map(days => days.map(({ date }) => date.slice(5)).join(' '))).toEqual([
      '11-02 11-03 11-04 11-05 11-06 11-07 11-08',
      '11-09 11-10 11-11 11-12 11-13 11-14 11-15',
      '11-16 11-17 11-18 11-19 11-20 11-21 11-22',
    ]);
  });

  it.each([
    ['a Monday', '2026-11-16', '2026-11-16', '2026-11-22'],
    ['a Sunday', '2026-11-15', '2026-11-09', '2026-11-15'],
    ['the turn of the year', '2027-01-01', '2026-12-28', '2027-01-03'],
  ])('holds %s', (_, today, monday, sunday) => {
    const [week = []] = wakeOf([], today, 1);
    expect([week[0]?.date, week[6]?.date]).toEqual([monday, sunday]);
  });

  it('offers no day before the first voyage and none after today', () => {
    const days = wakeOf([], '2026-11-03', 2).flat();
    expect(days.filter(({ offered }) => offered).map(({ date }) => date)).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ]);
  });

  it('marks rated tries that are over: won or not, on their day or later', () => {
    const entries = [
      entry('daily-2026-11-17-santa-timea-3', NOON('2026-11-17'), {
        outcome: { kind: 'ranking', points: [4, 1, 6], places: [2, 1, 3], reason: 'end', clause: '8.1' },
      }),
      entry('daily-2026-11-17-in-aller-ruhe-2', NOON('2026-11-20')),
      entry('daily-2026-11-17-lighthouse-run-2-xabcd', NOON('2026-11-17')),
      entry('daily-2026-11-18-lighthouse-run-2', NOON('2026-11-18'), { standing: 'waits' }),
      entry('some-other-game', NOON('2026-11-18')),
    ];
    const days = new Map(wakeOf(entries, '2026-11-18', 1)[0]?.map(day => [day.date, day.sailed]));
    expect(days.get('2026-11-17')).toEqual([
      { game: 'santa-timea', won: false, counts: true },
      { game: 'in-aller-ruhe', won: true, counts: false },
    ]);
    expect(days.get('2026-11-18')).toEqual([]);
  });
});
