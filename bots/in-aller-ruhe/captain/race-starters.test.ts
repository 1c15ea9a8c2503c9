import { describe, expect, it } from 'vitest';
import { raceStarters, type Limits, type Starter } from './race-starters.js';

const COURSE: Limits = { worlds: 100, first: 16, alike: 48, isOver: () => false };
const alike = (count: number): readonly Starter[] => Array.from({ length: count }, () => ({ behind: 0 }));

/** Wins in so many worlds of a hundred; luck is the same for all. */
const winsIn = (percent: number, world: number): number => ((world * 37) % 100 < percent ? 1 : 0);

describe('A race of moves', () => {
  it('is won by the best, wherever it starts', () => {
    for (let best = 0; best < 5; best++)
      expect(raceStarters(alike(5), COURSE, (arm, world) => winsIn(arm === best ? 60 : 40, world))).toBe(best);
  });

  it('goes to the first of equals', () => {
    expect(raceStarters(alike(4), COURSE, () => 0.5)).toBe(0);
    expect(
      raceStarters(alike(2), { ...COURSE, worlds: 16, alike: 16 }, (arm, world) => ((world + arm) % 2 === 0 ? 1 : 0)),
    ).toBe(0);
  });

  it('takes more worlds to prefer a move that was thought to be worse', () => {
    const starters = [{ behind: 0 }, { behind: 0.1 }];
    const winner = (worlds: number): number =>
      raceStarters(starters, { ...COURSE, worlds, first: 1000, alike: 1000 }, (arm, world) =>
        winsIn(arm === 1 ? 60 : 50, world),
      );
    expect(winner(10)).toBe(0);
    expect(winner(100)).toBe(1);
  });

  it('is not run where there is nothing to choose', () => {
    const never = (): never => {
      throw new Error('a move was tried');
    };
    expect(raceStarters(alike(1), COURSE, never)).toBe(0);
  });

  it('meets no further world when it is over', () => {
    let count = 0;
    const course = { ...COURSE, isOver: () => count >= 10 };
    const winner = raceStarters(alike(3), course, (arm, world) => {
      count++;
      return winsIn(arm === 2 ? 90 : 10, world);
    });
    expect(count).toBe(12);
    expect(winner).toBe(2);
  });

  it('meets the worlds in order', () => {
    const met: number[][] = [[], []];
    raceStarters(alike(2), COURSE, (arm, world) => {
      met[arm]!.push(world);
      return winsIn(50 + 5 * arm, world);
    });
    for (const order of met) expect(order).toEqual(Array.from({ length: order.length }, (_, world) => world));
    expect(met[0]!.length).toBeGreaterThan(16);
  });

  it('ends early where one falls far behind, or all are alike', () => {
    const trials = (values: readonly number[]): number => {
      let count = 0;
      raceStarters(alike(values.length), COURSE, (arm, world) => {
        count++;
        return winsIn(values[arm]!, world);
      });
      return count;
    };
    expect(trials([95, 20])).toBe(32);
    expect(trials([70, 70])).toBe(2 * 48);
  });
});
