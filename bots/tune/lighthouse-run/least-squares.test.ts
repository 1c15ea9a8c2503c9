import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LeastSquares } from './least-squares.js';

const fitted = (rows: readonly (readonly number[])[], outcomes: readonly number[]) => {
  const squares = new LeastSquares(rows[0]?.length ?? 0);
  rows.forEach((row, i) => {
    squares.add(Float64Array.from(row), outcomes[i]!);
  });
  return squares.fit();
};

describe('Least squares', () => {
  it('find the weights that made the outcomes, and that nothing was luck', () => {
    const whole = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(fc.tuple(whole, whole, whole), ([a, b, c]) => {
        const rows = Array.from({ length: 3000 }, (_, i) => [i % 7, (i * i) % 5, i % 3]);
        const { weights, spread } = fitted(
          rows,
          rows.map(([x = 0, y = 0, z = 0]) => a * x + b * y + c * z),
        );
        [a, b, c].forEach((weight, i) => {
          expect(weights[i]).toBeCloseTo(weight, 1);
        });
        expect(spread).toBeLessThan(0.05);
      }),
      { numRuns: 20 },
    );
  });

  it('tell how far outcomes spread where factors do not tell', () => {
    const rows = Array.from({ length: 1000 }, () => [1]);
    const { weights, spread } = fitted(
      rows,
      rows.map((_, i) => (i % 2 === 0 ? 3 : 7)),
    );
    expect(weights[0]).toBeCloseTo(5, 1);
    expect(spread).toBeCloseTo(2, 1);
  });

  it('share a weight among factors that are always seen together', () => {
    const rows = Array.from({ length: 1000 }, (_, i) => [i % 2, i % 2]);
    const { weights } = fitted(
      rows,
      rows.map(([x = 0]) => 4 * x),
    );
    expect(weights[0]).toBeCloseTo(2, 1);
    expect(weights[1]).toBeCloseTo(2, 1);
  });

  it('know nothing of what was never seen, and trust little what was seen once', () => {
    const { weights } = fitted(
      [
        [1, 0, 0],
        [1, 0, 1],
      ],
      [0, 8],
    );
    expect(weights[1]).toBeUndefined();
    expect(weights[2]).toBeGreaterThan(0);
    expect(weights[2]).toBeLessThan(4);
  });
});
