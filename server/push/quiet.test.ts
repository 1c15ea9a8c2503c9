import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quietUntil } from './quiet.js';

const NIGHT = { from: 22 * 60, to: 8 * 60 };
const at = (time: string): number => Date.parse(time);
const until = (zone: string, time: string, quiet = NIGHT): string | undefined => {
  const end = quietUntil(quiet, zone, at(time));
  return end === undefined ? undefined : new Date(end).toISOString();
};

describe('quiet hours', () => {
  it('are by the clock of the device, wherever the server is', () => {
    expect(until('Europe/Berlin', '2026-01-15T21:30:00Z')).toBe('2026-01-16T07:00:00.000Z');
    expect(until('Europe/Berlin', '2026-07-15T21:30:00Z')).toBe('2026-07-16T06:00:00.000Z');
    expect(until('America/New_York', '2026-01-15T21:30:00Z')).toBeUndefined();
    expect(until('Asia/Kathmandu', '2026-01-15T21:30:00Z')).toBe('2026-01-16T02:15:00.000Z');
    expect(quietUntil(null, 'Europe/Berlin', at('2026-01-15T23:00:00Z'))).toBeUndefined();
  });

  it('begin with their first minute and end with their last', () => {
    expect(until('UTC', '2026-01-15T21:59:59Z')).toBeUndefined();
    expect(until('UTC', '2026-01-15T22:00:00Z')).toBe('2026-01-16T08:00:00.000Z');
    expect(until('UTC', '2026-01-16T07:59:59Z')).toBe('2026-01-16T08:00:00.000Z');
    expect(until('UTC', '2026-01-16T08:00:00Z')).toBeUndefined();
  });

  it('end by the hand of the clock also in the night in which it is set', () => {
    expect(until('Europe/Berlin', '2026-03-28T22:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(until('Europe/Berlin', '2026-10-24T21:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
    // Half past two does not strike in the first of these nights.
    const early = { from: 22 * 60, to: 150 };
    expect(until('Europe/Berlin', '2026-03-28T23:30:00Z', early)).toBe('2026-03-29T01:30:00.000Z');
  });

  it('always end, and nothing is held after that', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const zone = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC');
    const time = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });
    fc.assert(
      fc.property(minute, minute, zone, time, (from, to, where, now) => {
        fc.pre(from !== to);
        const end = quietUntil({ from, to }, where, now);
        if (end === undefined) return;
        expect(end).toBeGreaterThan(now);
        expect(end - now).toBeLessThanOrEqual(25 * 3_600_000);
        expect(quietUntil({ from, to }, where, end)).toBeUndefined();
      }),
    );
  });
});
