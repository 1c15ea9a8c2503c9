import { describe, expect, it } from 'vitest';
import { GAMES } from '@seekiste/rules';
import { replay } from '@seekiste/rules/core';
import { botNamed } from '../index.js';
import { seedOf } from '../play.test-help.js';
import { CERTAIN, firstView, reportOf, tryDeal, type Curve } from './index.js';
import { planFor, recordOf } from './record.test-help.js';

describe('par of a deal', () => {
  it.each(GAMES)('$name: plays the very same deal, the same for the same number', async game => {
    const record = recordOf({ game, seats: 3, seed: seedOf(5) });
    const plan = await planFor(record);
    const sailor = botNamed(game.name, 'sailor')!;
    const states: unknown[] = [];
    replay(game, record, ({ state }) => void states.push(state));
    const dealt = record.moves.findIndex(({ actor }) => actor !== 'chance');
    expect(firstView(plan)).toEqual(game.view(states[dealt - 1], 0));
    const [one, again] = [tryDeal(plan, sailor, 1), tryDeal(plan, sailor, 1)];
    expect(again).toEqual(one);
    expect(one).toHaveLength(plan.sides);
    for (const part of one) expect(part >= 0 && part <= CERTAIN).toBe(true);
  });

  it('a sailor who plays a deal again comes to the same end, whatever the try', async () => {
    const [game] = GAMES.filter(({ name }) => name === 'lighthouse-run');
    const plan = await planFor(recordOf({ game: game!, seats: 2, seed: seedOf(8) }));
    expect(tryDeal(plan, botNamed('lighthouse-run', 'sailor')!, 3)).toEqual(plan.end);
  });

  it('is the share of tries that were won, with its interval', () => {
    const curve = { judgements: [], seats: 2, sides: 2, end: [CERTAIN, 0] } as unknown as Curve;
    const tries = [
      [CERTAIN, 0],
      [0, CERTAIN],
      [0, CERTAIN],
      [0, CERTAIN],
    ] as const;
    const { captains } = reportOf(curve, 1, tries);
    expect(captains).toMatchObject({ tries: 4, span: { mean: 7500 } });
    expect(captains!.span.low).toBeLessThan(5000);
    expect(reportOf(curve, 1).captains).toBeUndefined();
  });
});
