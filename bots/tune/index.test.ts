import { describe, expect, it } from 'vitest';
import { seedOf } from '../play.test-help.js';
import { textOf, tune } from './index.js';

describe('A run of tuning', () => {
  it('is checked on other deals, and says how to do it again', () => {
    const told: number[] = [];
    const found = tune({
      mode: 'rock',
      games: 200,
      seed: seedOf(3),
      command: 'npm run tune',
      tell: ({ games }) => told.push(games),
    });
    expect(told).toEqual([200]);
    expect(found.text).toContain('npm run tune');
    expect(found.before).toBeGreaterThan(0);
  });
});

describe('The data file', () => {
  it('holds what was found, and how', () => {
    const command = 'npm run tune -- --mode rock --games 1 --seed x';
    const text = textOf({ rock: { command, games: 1, weights: { rockHarm: 0.3 } } });
    expect(text).toContain(command);
    expect(text).toContain('"rockHarm":0.3');
  });
});
