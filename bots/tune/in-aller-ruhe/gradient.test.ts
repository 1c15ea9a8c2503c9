import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { DAY_NIGHT, PLAIN, type Shape } from '../../in-aller-ruhe/learned/index.js';
import { seedOf } from '../../play.test-help.js';
import { adamFor, descend } from './adam.js';
import { addGradient, blankPosition, chanceIn } from './gradient.js';
import { normal } from './normal.js';

const rng = Rng.from(seedOf(4));
const deviates = (count: number): Float64Array => Float64Array.from({ length: count }, () => normal(rng) / 4);

const somePosition = (shape: Shape) => {
  const position = blankPosition(shape);
  position.gaps.set(deviates(position.gaps.length));
  position.table.set(deviates(position.table.length));
  position.count = 3;
  position.worth = -0.5;
  return position;
};

describe.each([
  ['in the standard game', PLAIN],
  ['by day and night', DAY_NIGHT],
])('The gradient %s', (_, shape) => {
  it('is the slope of the loss in every weight', () => {
    const [weights, position, step] = [deviates(shape.weights), somePosition(shape), 1e-5];
    const gradient = new Float64Array(shape.weights);
    addGradient(weights, position, 0.8, gradient);
    expect(gradient.filter(slope => slope !== 0).length).toBeGreaterThan(shape.weights / 4);
    for (let i = 0; i < shape.weights; i += 7) {
      const lossWith = (more: number): number => {
        const moved = weights.slice();
        moved[i]! += more;
        return addGradient(moved, position, 0.8, new Float64Array(shape.weights));
      };
      expect((lossWith(step) - lossWith(-step)) / (2 * step)).toBeCloseTo(gradient[i]!, 5);
    }
  });

  it('leads to the wished chance', () => {
    const [weights, position] = [deviates(shape.weights), somePosition(shape)];
    const adam = adamFor(shape.weights);
    for (let step = 0; step < 200; step++) {
      const gradient = new Float64Array(shape.weights);
      addGradient(weights, position, 0.3, gradient);
      descend(adam, weights, gradient, 0.01);
    }
    expect(chanceIn(weights, position)).toBeCloseTo(0.3, 2);
  });
});
