import { describe, expect, it } from 'vitest';
import { atLeast, logChance, logComfort } from './odds.js';

describe('The chance of at least so many successes', () => {
  it('is certain for none, impossible for more than were tried', () => {
    expect(atLeast(0, 0, 0.5)).toBe(1);
    expect(atLeast(-1, 3, 0.5)).toBe(1);
    expect(atLeast(4, 3, 0.9)).toBe(0);
  });

  it('is that of tossing coins', () => {
    expect(atLeast(1, 3, 0.5)).toBeCloseTo(7 / 8);
    expect(atLeast(2, 3, 0.5)).toBeCloseTo(4 / 8);
    expect(atLeast(3, 3, 0.2)).toBeCloseTo(0.008);
  });

  it('falls with what is wanted and rises with what may come', () => {
    for (let wanted = 1; wanted < 20; wanted++) {
      expect(atLeast(wanted + 1, 30, 0.6)).toBeLessThan(atLeast(wanted, 30, 0.6));
      expect(atLeast(wanted, 31, 0.6)).toBeGreaterThan(atLeast(wanted, 30, 0.6));
    }
  });
});

describe('Logarithms for judging', () => {
  it('stay finite for the hopeless', () => {
    expect(logChance(0)).toBeGreaterThan(-100);
    expect(logComfort(-1000)).toBeCloseTo(-1000);
  });

  it('cost nothing for the certain', () => {
    expect(logChance(1)).toBe(0);
    expect(logComfort(1000)).toBeCloseTo(0);
  });
});
