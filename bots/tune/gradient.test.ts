import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { WEIGHT_COUNT } from '../in-aller-ruhe/network.js';
import { seedOf } from '../play.test-help.js';
import { adamFor, descend } from './adam.js';
import { addGradient, blankPosition, chanceIn } from './gradient.js';
import { normal } from './normal.js';

const rng = Rng.from(seedOf(4));
const deviates = (count: number): Float64Array => Float64Array.from({ length: count }, () => normal(rng) / 4);

const somePosition = () => {
  const position = blankPosition();
  position.gaps.set(deviates(position.gaps.length));
  position.table.set(deviates(position.table.length));
  position.count = 3;
  position.worth = -0.5;
  return position;
};

describe('The gradient', () => {
  it('is the slope of the loss in every weight', () => {
    const [weights, position, step] = [deviates(WEIGHT_COUNT), somePosition(), 1e-5];
    const gradient = new Float64Array(WEIGHT_COUNT);
    addGradient(weights, position, 0.8, gradient);
    expect(gradient.filter(slope => slope !== 0).length).toBeGreaterThan(WEIGHT_COUNT / 4);
    for (let i = 0; i < WEIGHT_COUNT; i += 7) {
      const lossWith = (more: number): number => {
        const moved = weights.slice();
        moved[i]! += more;
        return addGradient(moved, position, 0.8, new Float64Array(WEIGHT_COUNT));
      };
      expect((lossWith(step) - lossWith(-step)) / (2 * step)).toBeCloseTo(gradient[i]!, 5);
    }
  });

  it('leads to the wished chance', () => {
    const [weights, position] = [deviates(WEIGHT_COUNT), somePosition()];
    const adam = adamFor(WEIGHT_COUNT);
    for (let step = 0; step < 200; step++) {
      const gradient = new Float64Array(WEIGHT_COUNT);
      addGradient(weights, position, 0.3, gradient);
      descend(adam, weights, gradient, 0.01);
    }
    expect(chanceIn(weights, position)).toBeCloseTo(0.3, 2);
  });
});
