import { describe, expect, it } from 'vitest';
import { seedOf } from '../../play.test-help.js';
import { tuneValue, valueText } from './value.js';

describe('A run of learning', () => {
  it('is checked on other deals, and says how to do it again', () => {
    const found = tuneValue({
      sea: 'many',
      pupil: 3,
      games: 8,
      seed: seedOf(3),
      lessons: 400,
      command: 'npm run tune -- --mode value-many',
    });
    expect(found.text).toContain('npm run tune -- --mode value-many');
    expect(found.before).toBeGreaterThan(0);
    expect(found.after).toBeGreaterThan(0);
  });
});

describe('The data file', () => {
  it('holds what was learned, and how', () => {
    const text = valueText('day-night', 2, 'npm run tune -- --mode value-day-night --games 1 --seed x', [0.25, -1]);
    expect(text).toContain('export const DAY_NIGHT_2: Learned');
    expect(text).toContain('--games 1 --seed x');
    expect(text).toContain('[0.25,-1]');
  });
});
