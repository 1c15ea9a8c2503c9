import { describe, expect, it } from 'vitest';
import { ranked, tryArms } from './bandit.js';

const bestArm = (arms: number, budget: number, trial: (arm: number, n: number) => number): number =>
  ranked(tryArms(arms, budget, trial))[0]!;

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

  it('says how far trials lie apart, all arms together', () => {
    expect(tryArms(3, 30, () => 0.25).spread).toBeCloseTo(0, 9);
    expect(tryArms(1, 1000, (_, n) => n % 2).spread).toBeCloseTo(0.5, 9);
  });

  it('ranks by trials, then by mean', () => {
    const arms = { tries: Int32Array.of(2, 5, 2), sums: Float64Array.of(1, 2, 2), spread: 0 };
    expect(ranked(arms)).toEqual([1, 2, 0]);
  });

  it('keeps to its budget, counts the trials of each arm, and tries the best most', () => {
    const tries = new Array<number>(8).fill(0);
    tryArms(8, 240, (arm, n) => {
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
