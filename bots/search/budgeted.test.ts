import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { seedOf } from '../play.test-help.js';
import { ranked, raceWithin } from './budgeted.js';

type Trial = (arm: number, world: number) => number;

const bestOf = (arms: number, budget: number, trial: Trial): number =>
  ranked(raceWithin(arms, { budget, least: 1 }, trial))[0]!;
const triesOf = (arms: number, budget: number, trial: Trial, least = 1): readonly number[] =>
  raceWithin(arms, { budget, least }, trial).map(({ length }) => length);

/** Far greater than what arms differ in, and the same for all. */
const luck = (world: number): number => ((world * 7919) % 101) / 101;

describe('a race', () => {
  it('is won by the best arm, wherever it is', () => {
    for (let best = 0; best < 11; best++) expect(bestOf(11, 60, arm => (arm === best ? 1 : 0))).toBe(best);
  });

  it('is not decided by luck that is the same for all', () => {
    for (let best = 0; best < 5; best++)
      expect(bestOf(5, 2000, (arm, world) => luck(world) + (arm === best ? 0.03 : 0))).toBe(best);
  });

  it('is seldom decided too early where luck is different for each', () => {
    let right = 0;
    for (let seed = 0; seed < 40; seed++) {
      const rng = Rng.from(seedOf(seed));
      if (bestOf(4, 8000, arm => rng.below(100) + (arm === 2 ? 10 : 0)) === 2) right++;
    }
    expect(right).toBeGreaterThan(36);
  });

  it('goes to the first of equal arms, and does not last to the end', () => {
    const same: Trial = (_, world) => luck(world);
    expect(bestOf(5, 10_000, same)).toBe(0);
    expect(Math.max(...triesOf(5, 10_000, same))).toBeLessThan(500);
  });

  it('waits for what shows seldom', () => {
    // One world in forty tells the arms apart.
    expect(bestOf(2, 2000, (arm, world) => (world % 40 === 39 ? arm : 0.5))).toBe(1);
  });

  it('shows every arm the same worlds in their order', () => {
    const met: number[][] = [[], [], []];
    raceWithin(3, { budget: 300, least: 1 }, (arm, world) => {
      met[arm]!.push(world);
      return luck(world * (arm + 2));
    });
    for (const worlds of met) expect(worlds).toEqual(Array.from(worlds.keys()));
  });

  it('gives up what is behind, so that the close ones are tried more, within its budget', () => {
    const [first, second, last] = triesOf(3, 600, (arm, world) => luck(world * (arm + 3)) - (arm === 2 ? 2 : 0));
    expect(last).toBeLessThan(50);
    expect(first).toBe(second);
    expect(first).toBeGreaterThan(200);
    expect(first! + second! + last!).toBeLessThanOrEqual(600);
  });

  it('ends as soon as one alone is left', () => {
    expect(triesOf(2, 10_000, arm => arm).every(tries => tries < 50)).toBe(true);
  });

  it('tries as many to the end as are asked for, and these are the best', () => {
    const tries = triesOf(6, 4000, arm => arm, 3);
    expect(tries.slice(0, 3).every(count => count < 50)).toBe(true);
    expect(tries.slice(3).every(count => count > 1000)).toBe(true);
  });

  it('tries every arm once even if the budget is too small', () => {
    expect(bestOf(6, 1, arm => -Math.abs(arm - 4))).toBe(4);
    expect(triesOf(6, 1, () => 0)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('ranks by how long an arm ran, then by what came of it', () => {
    expect(ranked([[1], [0, 0, 1], [1, 0, 1], [0]])).toEqual([2, 1, 0, 3]);
  });
});
