import type { Rng } from '@seekiste/rules/core';

/** A normal deviate (Box and Muller 1958). */
export const normal = (rng: Rng): number => {
  const [a, b] = [(rng.next() + 1) / 0x1_0000_0000, rng.next() / 0x1_0000_0000];
  return Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * b);
};
