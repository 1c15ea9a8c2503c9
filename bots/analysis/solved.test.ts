import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { seedOf } from '../play.test-help.js';
import { markOf } from './assemble.js';
import { look } from './index.js';
import { EFFORT_SEED } from './record.test-help.js';
import { lastTurns, solvedSpots, type SolvedSpot } from './solved.test-help.js';

/** `npm run test:long` comes with other seeds. */
const ROUND = Number(process.env['FC_SEED'] ?? 1);
/** A last turn is one decision, so that few of them are many playouts. */
const budgetFor = ({ chances }: SolvedSpot): number => (chances.size > 30 ? 200 : 2000);

/** The judgement as if this move had been made. */
const lookAt = (solved: SolvedSpot, text?: string) => {
  const { plan, index } = solved;
  const spot = plan.spots[index]!;
  const read = text === undefined ? undefined : plan.analysed.game.read(text);
  const move = read?.ok ? read.value : spot.move;
  return look({ ...plan, spots: plan.spots.with(index, { ...spot, move }) }, index, {
    budget: budgetFor(solved),
    seed: EFFORT_SEED,
  });
};

const lossOf = ({ chances }: SolvedSpot, text: string | null | undefined): number | undefined => {
  const chance = chances.get(text ?? '');
  return chance === undefined ? undefined : Math.max(...chances.values()) - chance;
};

/** How many moves were judged, and how many of them as they are solved. */
const agreement = (spots: readonly SolvedSpot[]): { all: number; within: number } => {
  const count = { all: 0, within: 0 };
  for (const spot of spots)
    for (const { move, chance } of lookAt(spot).moves) {
      const exact = spot.chances.get(move ?? '');
      if (exact === undefined) continue;
      count.all++;
      if (exact >= chance.low && exact <= chance.high) count.within++;
    }
  return count;
};

const isBad = (mark: string | undefined): boolean => mark !== undefined && mark !== 'find';

/** Moves that lose this much, in hundredths of a point, are planted, and others that lose less than that are good. */
const [CLEARLY, HARDLY] = [2000, 500];

const plantedIn = (spots: readonly SolvedSpot[]) => {
  const rng = Rng.from(seedOf(ROUND));
  const count = { planted: 0, found: 0, good: 0, marked: 0 };
  for (const spot of spots) {
    const losing = [...spot.chances.keys()].filter(text => lossOf(spot, text)! >= CLEARLY);
    if (losing.length > 0) {
      count.planted++;
      if (isBad(markOf(lookAt(spot, losing[rng.below(losing.length)])))) count.found++;
    }
    const good = [...spot.chances.keys()].filter(text => lossOf(spot, text)! < HARDLY);
    count.good++;
    if (isBad(markOf(lookAt(spot, good[rng.below(good.length)])))) count.marked++;
  }
  return count;
};

describe(`positions that can be solved, round ${ROUND}`, async () => {
  const [spaces, turns] = [await solvedSpots(ROUND, 30), await lastTurns(ROUND, 40)];

  it('last spaces of games for one are judged as they are solved, within the intervals', () => {
    const { all, within } = agreement(spaces);
    expect(all).toBeGreaterThan(spaces.length);
    expect(within / all).toBeGreaterThan(0.9);
  });

  it('last turns on the river are judged as they end', () => {
    const { all, within } = agreement(turns);
    expect(all).toBeGreaterThan(turns.length);
    expect(within).toBe(all);
  });

  it('planted blunders are told from good moves', () => {
    const { planted, found, good, marked } = plantedIn([...spaces, ...turns]);
    expect(planted).toBeGreaterThan(40);
    expect(found / planted).toBeGreaterThanOrEqual(0.9);
    expect(marked / good).toBeLessThanOrEqual(0.05);
  });
});
