import fc from 'fast-check';
import type { Seed } from './rng.js';

/** Any seed; the first digit keeps it from being all zero. */
export const anySeed: fc.Arbitrary<Seed> = fc
  .uint8Array({ minLength: 31, maxLength: 31 })
  .map(bytes => `01${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`);

/** A seed from a small number, for tests that need one and no other. */
export const seedOf = (number: number): Seed =>
  Array.from({ length: 8 }, (_, i) =>
    (Math.imul(8 * number + i + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0'),
  ).join('');
