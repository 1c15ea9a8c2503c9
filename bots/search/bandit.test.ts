import { describe, expect, it } from 'vitest';
import { bestArm } from './bandit.js';

describe('the bandit', () => {
  it('finds the best arm, wherever it is', () => {
    for (let best = 0; best < 11; best++) expect(bestArm(11, 60, arm => (arm === best ? 1 : 0))).toBe(best);
  });

  it('finds it behind luck that is far greater than the difference, if the luck is the same for all', () => {
    const luck = (n: number): number => ((n * 7919) % 101) / 101;
    for (let best = 0; best < 5; best++)
      expect(bestArm(5, 2000, (arm, n) => luck(n) + (arm === best ? 0.03 : 0))).toBe(best);
  });

  it('takes the first of equal arms', () => {
    expect(bestArm(5, 100, () => 0.5)).toBe(0);
  });

  it('tries nothing where there is nothing to choose', () => {
    const never = (): never => {
      throw new Error('an arm was tried');
    };
    expect(bestArm(1, 100, never)).toBe(0);
  });

  it('keeps to its budget, counts the trials of each arm, and tries the best most', () => {
    const tries = new Array<number>(8).fill(0);
    bestArm(8, 240, (arm, n) => {
      expect(n).toBe(tries[arm]);
      tries[arm]!++;
      return arm / 8;
    });
    expect(tries.reduce((sum, n) => sum + n)).toBe(240);
    expect(tries.toSorted((a, b) => a - b)).toEqual(tries);
    expect(tries[7]).toBeGreaterThan(2 * tries[4]!);
  });

  it('tries every arm once even if the budget is too small', () => {
    expect(bestArm(6, 1, arm => -Math.abs(arm - 4))).toBe(4);
  });
});
