import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossesByBot } from '../arena/report.js';
import playArena from '../arena/worker.js';
import { gameFor, setupFor } from '../arguments.js';
import { readSeed } from '../seed.js';
import playSimulation from '../simulate/worker.js';
import { seekiste } from '../terminal.test-help.js';
import { addLosses, lossesOf, lossFindings, lossLine, type Losses } from './losses.js';

const deal = fc.record({
  decisions: fc.integer({ min: 1, max: 90 }),
  lost: fc.integer({ min: 0, max: 20_000 }),
  gained: fc.integer({ min: -20_000, max: 20_000 }),
});

const added = (parts: readonly (Losses | undefined)[]): Losses => parts.reduce(addLosses, undefined)!;

describe('points lost per decision', () => {
  it('are all that was lost, shared out among all decisions, whatever the order of the deals', () => {
    fc.assert(
      fc.property(fc.array(deal, { minLength: 2, maxLength: 30 }), deals => {
        const losses = added(deals.map(lossesOf));
        expect(added([undefined, ...deals.toReversed().map(lossesOf)])).toEqual(losses);
        const decisions = deals.reduce((sum, one) => sum + one.decisions, 0);
        const lost = deals.reduce((sum, one) => sum + one.lost, 0);
        const found = lossFindings(losses);
        expect(found.decisions).toBe(decisions);
        expect(found.lost.mean).toBeCloseTo(lost / decisions / 100, 9);
      }),
    );
  });

  it('have the interval of a mean over deals: of what each lost beyond its share', () => {
    fc.assert(
      fc.property(fc.array(deal, { minLength: 2, maxLength: 30 }), deals => {
        const { lost, decisions } = lossFindings(added(deals.map(lossesOf)));
        const beyond = deals.map(one => one.lost - lost.mean * 100 * one.decisions);
        const spread = Math.sqrt(beyond.reduce((sum, one) => sum + one * one, 0) / (deals.length - 1));
        const half = (1.959963984540054 * spread * Math.sqrt(deals.length)) / decisions / 100;
        expect(lost.interval[0]).toBeCloseTo(lost.mean - half, 6);
        expect(lost.interval[1]).toBeCloseTo(lost.mean + half, 6);
      }),
    );
  });

  it('say nothing for certain after one deal', () => {
    const [low, high] = lossFindings(lossesOf({ decisions: 20, lost: 900, gained: -300 })).lost.interval;
    expect(high - low).toBe(200);
  });

  it('are told in a line', () => {
    const deals = Array.from({ length: 4 }, () => lossesOf({ decisions: 20, lost: 900, gained: -300 }));
    expect(lossLine('random', added(deals))).toBe(
      'random: points lost per decision 0.45 (95 % interval 0.45 to 0.45); gained on a sailor −0.15 (95 % interval −0.15 to −0.15); 80 decisions',
    );
  });
});

describe('judged games', () => {
  it('tell of an arena what each bot gave away: flotsam far more than sailors, who gain nothing on themselves', async () => {
    const bots = ['random', 'sailor'];
    const setup = { ...setupFor(gameFor('lighthouse-run'), 2), game: 'lighthouse-run', own: [] };
    const batch = { ...setup, bots, seed: readSeed('a'), from: 0, to: 2 };
    expect((await playArena(batch)).bots.every(({ losses }) => losses === undefined)).toBe(true);
    const [random, sailor] = lossesByBot(bots, await playArena({ ...batch, judge: 300 }));
    expect([random?.bot, sailor?.bot]).toEqual(bots);
    expect(random!.lost.mean).toBeGreaterThan(sailor!.lost.mean);
    expect(random!.gained.mean).toBeLessThan(-1);
    expect(sailor!.gained.mean).toBe(0);
  });

  it('tell of a simulation what its bot gave away: a sailor nothing, compared with sailors', async () => {
    const setup = { ...setupFor(gameFor('in-aller-ruhe'), 2, { islandsRemoved: 8 }), game: 'in-aller-ruhe' };
    const batch = { ...setup, bot: 'sailor', seed: readSeed('a'), from: 0, to: 1 };
    expect((await playSimulation(batch)).losses).toBeUndefined();
    const found = lossFindings((await playSimulation({ ...batch, judge: 100 })).losses!);
    expect(found.gained.mean).toBe(0);
    expect(found.lost.mean).toBeGreaterThan(0);
    expect(found.decisions).toBeGreaterThan(20);
  });

  it.each([
    ['arena', ['lighthouse-run', '--bots', 'random,sailor']],
    ['simulate', ['lighthouse-run']],
  ])('are refused by %s with a budget of nothing or of hours, before the first game', async (command, words) => {
    for (const budget of ['0', '2000000', 'hours']) {
      const { code, output, errors } = await seekiste([command, ...words, '--losses', budget]);
      expect(code).toBe(2);
      expect(output).toBe('');
      expect(errors).toContain('The budget must be a whole number from 1 to 1,000,000');
    }
  });
});
