import { isSeed, type Seed } from '@seekiste/rules/core';

/** 256 bits from a cryptographic source, as the rules ask the edge for. */
export const freshSeed = (): Seed => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const seed = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return isSeed(seed) ? seed : freshSeed();
};
