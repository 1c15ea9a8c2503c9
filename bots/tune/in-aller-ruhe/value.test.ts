import { describe, expect, it } from 'vitest';
import { seedOf } from '../../play.test-help.js';
import { readWeights } from '../../weights.test-help.js';
import { networksOf, readWeightsBy, shapeOn } from '../../in-aller-ruhe/learned/index.js';
import { decodeWeights } from '../../in-aller-ruhe/learned/weights-file.js';
import { fileWithPupil, tuneValue } from './value.js';

readWeightsBy(readWeights);

describe('A run of learning', () => {
  it('is checked on other deals', () => {
    const found = tuneValue({
      sea: 'many',
      games: 8,
      seed: seedOf(3),
      lessons: 400,
    });
    expect(found.weights).toHaveLength(shapeOn('many').weights);
    expect(found.before).toBeGreaterThan(0);
    expect(found.after).toBeGreaterThan(0);
  });
});

describe('The file of a sea', () => {
  it('takes what a pupil has learned anew, and leaves the others alone', () => {
    const shape = shapeOn('day-night');
    const anew = new Float64Array(shape.weights).map((_, i) => ((i % 100) / 64 > 1 ? -0.25 : 1.5));
    const before = networksOf('day-night');
    const changed = decodeWeights('day-night.bin', fileWithPupil('day-night', 2, anew), shape);
    expect(changed).toEqual([before[0], anew]);
    expect(decodeWeights('day-night.bin', fileWithPupil('day-night', 3, anew), shape)).toEqual([...before, anew]);
    expect(() => fileWithPupil('day-night', 4, anew)).toThrow('the next pupil for day-night is 3');
  });
});
