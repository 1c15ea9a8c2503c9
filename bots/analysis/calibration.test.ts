import { describe, expect, it } from 'vitest';
import { GAMES } from '@seekiste/rules';
import { CALIBRATED } from './calibrated.js';
import { calibrationOf, kindOf } from './index.js';

describe('what is known of calibration', () => {
  it('is of the way to play, whatever makes it harder, and of the nearest number of players', () => {
    expect(kindOf({ islandsRemoved: 8, strict: true })).toBe('');
    expect(kindOf({ rock: true, monsters: 4, storms: false })).toBe('monsters rock');
    expect(calibrationOf({ game: 'in-aller-ruhe', options: { islandsRemoved: 12 }, seats: 3 })?.kind).toBe('');
    expect(calibrationOf({ game: 'in-aller-ruhe', options: { variant: 'duel' }, seats: 2 })?.kind).toBe('duel');
    expect(calibrationOf({ game: 'in-aller-ruhe', options: { rock: true, monsters: 3 }, seats: 2 })).toBeUndefined();
  });

  it('has every game, with 40 games at least for each line', () => {
    for (const { name } of GAMES) expect(CALIBRATED.some(({ game }) => game === name)).toBe(true);
    for (const { games } of CALIBRATED) expect(games).toBeGreaterThanOrEqual(40);
  });
});
