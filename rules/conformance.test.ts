import fc from 'fast-check';
import { describe, it } from 'vitest';
import { conformance } from './core/conformance.js';
import { inAllerRuhe } from './in-aller-ruhe/index.js';
import { insight } from './in-aller-ruhe/secrets.test-help.js';

const seed = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 63, maxLength: 63 })
  .map(digits => `1${digits.map(digit => digit.toString(16)).join('')}`);

describe('a sound game', () => {
  for (const seats of [1, 2, 3, 4, 5])
    for (const islandsRemoved of [0, 4, 12])
      for (const strict of [false, true])
        it(`passes with ${seats} ${islandsRemoved} ${strict}`, () => {
          fc.assert(
            fc.property(seed, fc.array(fc.nat(), { maxLength: 30 }), (s, choices) =>
              conformance(inAllerRuhe, insight, { options: { islandsRemoved, strict }, seats, seed: s, choices }),
            ),
            { numRuns: 2 },
          );
        });
});
