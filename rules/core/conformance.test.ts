import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conformance } from './conformance.js';
import { insight, shells } from './toy.test-help.js';

const seed = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 63, maxLength: 63 })
  .map(digits => `1${digits.map(digit => digit.toString(16)).join('')}`);

describe('a sound game', () => {
  it.each([2, 3, 4])('passes with %i seats', seats => {
    fc.assert(
      fc.property(
        seed,
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.boolean(),
        fc.boolean(),
        (s, choices, tide, boasting) =>
          conformance(shells, insight, { options: { shells: 9, tide, boasting }, seats, seed: s, choices }),
      ),
    );
    expect(shells.name).toBe('shells');
  });
});
