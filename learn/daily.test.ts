import { GAMES, gameNamed } from '@seekiste/rules';
import { isSeed, Table } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { dailySeats, dailyVoyage, dayAfter, dayOf, isDay, isOnDay, streakOf } from './daily.js';

const DAYS = ['2026-11-18', '2026-11-19', '2027-02-28'];

const VOYAGES = GAMES.flatMap(({ name }) =>
  dailySeats(name).flatMap(seats => DAYS.map(date => ({ name, seats, date }))),
);

const dealt = (date: string, game: string, seats: number): unknown => {
  const voyage = dailyVoyage(date, game, seats);
  const rules = gameNamed(game);
  if (!voyage || !rules) throw new Error(`no voyage on ${date}`);
  return Table.open(rules, voyage, voyage.seed).record.moves;
};

describe('the voyage of a day', () => {
  it.each(VOYAGES)('$name with $seats on $date is dealt from the date alone', ({ name, seats, date }) => {
    expect(isSeed(dailyVoyage(date, name, seats)?.seed)).toBe(true);
    expect(dealt(date, name, seats)).toEqual(dealt(date, name, seats));
  });

  it('is another one for every day, game and crew', () => {
    const seeds = VOYAGES.map(({ name, seats, date }) => dailyVoyage(date, name, seats)?.seed);
    expect(new Set(seeds).size).toBe(VOYAGES.length);
    expect(dealt('2026-11-18', 'lighthouse-run', 2)).not.toEqual(dealt('2026-11-19', 'lighthouse-run', 2));
  });

  it.each([
    ['2026-11-31', 'in-aller-ruhe', 2],
    ['yesterday', 'in-aller-ruhe', 2],
    ['2026-11-18', 'skat', 3],
    ['2026-11-18', 'santa-timea', 2],
    ['2026-11-18', 'constructor', 2],
  ])('is not there for %s, %s with %i', (date, game, seats) => {
    expect(dailyVoyage(date, game, seats)).toBeUndefined();
  });
});

describe('days', () => {
  it('are those of a calendar', () => {
    expect(['2024-02-29', '2026-02-29', '2026-1-1', '2026-13-01'].map(isDay)).toEqual([true, false, false, false]);
    expect([dayAfter('2026-12-31', 1), dayAfter('2024-03-01', -1)]).toEqual(['2027-01-01', '2024-02-29']);
    expect(dayOf(new Date(2026, 10, 8, 0, 5))).toBe('2026-11-08');
  });

  it('last as long as it is that day somewhere on earth', () => {
    const at = (text: string): boolean => isOnDay('2026-11-18', Date.parse(text));
    expect(at('2026-11-17T11:00:00Z')).toBe(true);
    expect(at('2026-11-17T09:59:59Z')).toBe(false);
    expect(at('2026-11-19T11:59:59Z')).toBe(true);
    expect(at('2026-11-19T12:00:00Z')).toBe(false);
  });

  it('in a row make a streak, which today need not have joined yet', () => {
    const sailed = new Set(['2026-11-14', '2026-11-16', '2026-11-17']);
    expect(streakOf(sailed, '2026-11-18')).toBe(2);
    expect(streakOf(sailed, '2026-11-17')).toBe(2);
    expect(streakOf(sailed, '2026-11-19')).toBe(0);
    expect(streakOf(new Set([...sailed, '2026-11-18']), '2026-11-18')).toBe(3);
    expect(streakOf(new Set(), '2026-11-18')).toBe(0);
  });
});
