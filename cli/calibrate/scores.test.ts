import { describe, expect, it } from 'vitest';
import { scoresOf } from './scores.js';
import type { Forecast } from './worker.js';

/** Games with one forecast each, of which a share is won. */
const games = (count: number, said: number, won: number): readonly (readonly Forecast[])[] =>
  Array.from({ length: count }, (_, i) => [[said, i < won ? 10_000 : 0]]);

describe('the scores of forecasts', () => {
  it('are calibrated where what was said is what came of it', () => {
    const scores = scoresOf([...games(50, 3000, 15), ...games(50, 9000, 45)]);
    expect(scores.calibrated).toBe(true);
    expect(scores.bias).toBeCloseTo(0);
    expect(scores.brier).toBeLessThan(scores.constant);
  });

  it('are not where too much was promised all along', () => {
    const scores = scoresOf(games(60, 8000, 30));
    expect(scores.calibrated).toBe(false);
    expect(scores.biasInterval[1]).toBeLessThan(0);
  });

  it('are not where forecasts are too sure at both ends, though right on average', () => {
    const scores = scoresOf([...games(60, 500, 24), ...games(60, 9500, 36)]);
    expect(scores.bias).toBeCloseTo(0);
    expect(scores.bins.map(({ holds }) => holds)).toEqual([false, true, true, true, false]);
    expect(scores.calibrated).toBe(false);
  });

  it('say nothing by a few games that ended without a surprise', () => {
    expect(scoresOf(games(10, 9000, 10)).bins[4]!.holds).toBe(true);
  });

  it('take games for samples: a hundred forecasts of one game prove nothing', () => {
    const one: Forecast[] = Array.from({ length: 100 }, () => [5000, 10_000]);
    expect(scoresOf([one]).bins[2]!.holds).toBe(true);
  });
});
