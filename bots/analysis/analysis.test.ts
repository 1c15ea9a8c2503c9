import { describe, expect, it } from 'vitest';
import { GAMES } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { seedOf } from '../play.test-help.js';
import { EFFORT_SEED, planFor, recordOf, TABLES } from './record.test-help.js';
import { assemble, effortFor, look, reportOf, type Curve, type Plan } from './index.js';

const TINY = { budget: 1, seed: EFFORT_SEED };

/** The curve of one spot in `step`; it leads over the others. */
const curveOf = (plan: Plan, effort = TINY, step = 1): Curve => {
  const indices = plan.spots.map((_, i) => i).filter(i => i % step === 0);
  return assemble(
    plan,
    indices.map(i => look(plan, i, effort)),
    effort,
  );
};

const sailors = GAMES.map(game => [game.name, { game, seats: 2, seed: seedOf(3) }] as const);

describe.each(TABLES)('%s', (_, table) => {
  it('splits every change into decision and luck, without a rest', async () => {
    const plan = await planFor(recordOf({ ...table, bot: 'cabin-boy', seed: seedOf(1) }));
    const curve = curveOf(plan, TINY, 12);
    for (let side = 0; side < curve.sides; side++) {
      for (const [i, { fair, decision, luck }] of curve.judgements.entries())
        expect(fair[side]!.mean + decision[side]! + luck[side]!).toBe(
          curve.judgements[i + 1]?.fair[side]!.mean ?? curve.end![side],
        );
      const { usual, decisions, luck, result, seats } = reportOf(curve, side);
      expect(usual + decisions + luck).toBe(result);
      expect(seats[side]!.luck).toBe(luck);
    }
  });
});

describe.each(sailors)('%s', (_, played) => {
  it('comes out the same for the same record, seed and budget, in any order', async () => {
    const plan = await planFor(recordOf(played));
    const effort = { budget: 60, seed: EFFORT_SEED };
    const curve = curveOf(plan, effort, 6);
    const places = curve.judgements.map(({ at }) => plan.spots.findIndex(spot => spot.at === at));
    const backwards = places.toReversed().map(i => look(plan, i, effort));
    expect(assemble(await planFor(recordOf(played)), backwards, effort)).toEqual(curve);
    expect(JSON.parse(JSON.stringify(curve))).toEqual(curve);
    expect(curveOf(plan, { ...effort, seed: seedOf(1) }, 6)).not.toEqual(curve);
  });

  it('finds no decision of a sailor better or worse than a sailor’s', async () => {
    const curve = curveOf(await planFor(recordOf(played)), TINY, 3);
    for (const { decision, played: made, usual } of curve.judgements) {
      expect(made).toBe(usual);
      expect(decision.every(part => part === 0)).toBe(true);
    }
  });

  it('judges a decision the same whatever the cards are that its player cannot see', async () => {
    const plan = await planFor(recordOf(played));
    const { game } = plan.analysed;
    const rng = Rng.from(seedOf(8));
    let others = 0;
    for (const [index, spot] of plan.spots.entries()) {
      if (spot.actor === 'chance' || index % 6 > 0) continue;
      const world = game.imagine(game.view(spot.state, spot.actor), rng);
      if (JSON.stringify(game.save(world)) !== JSON.stringify(game.save(spot.state))) others++;
      const spots = plan.spots.with(index, { ...spot, state: world });
      const { open: _open, ...judged } = look({ ...plan, spots }, index, TINY);
      const { open: _also, ...before } = look(plan, index, TINY);
      expect(judged).toEqual(before);
    }
    expect(others).toBeGreaterThan(2);
  });
});

describe('the effort of an analysis', () => {
  it('is refused where nobody can keep to it', async () => {
    const plan = await planFor(recordOf(sailors[1]![1]));
    for (const budget of [0, -1, 1.5, 1e9, NaN, 'hours', null])
      expect(effortFor(plan, budget)).toMatchObject({ ok: false, error: { code: 'bad-budget' } });
    expect(effortFor(plan, 40)).toMatchObject({ ok: true, value: { budget: 40 } });
  });

  it('is shared out among the decisions of a game', async () => {
    const plan = await planFor(recordOf(sailors[1]![1]));
    const half = { ...plan, spots: plan.spots.slice(0, plan.spots.length / 2) };
    const budgetOf = (of: Plan): number => {
      const effort = effortFor(of, 'quick');
      return effort.ok ? effort.value.budget : 0;
    };
    expect(budgetOf(half) / budgetOf(plan)).toBeCloseTo(2, 1);
  });
});
