import { createHash, randomBytes } from 'node:crypto';
import { isSeed, type Seed } from '@seekiste/rules/core';

/** 256 bits from the operating system's cryptographic source. */
export const freshSeed = (): Seed => {
  for (;;) {
    const seed = randomBytes(32).toString('hex');
    if (isSeed(seed)) return seed;
  }
};

/** A seed of its own for anything that can be named: the SHA-256 of the name. */
export const derivedSeed = (name: string): Seed => createHash('sha256').update(name).digest('hex');

/** 64 hexadecimal digits are taken as they are; any other text or number stands for its SHA-256. */
export const readSeed = (text: string): Seed => {
  const digits = text.toLowerCase();
  return isSeed(digits) ? digits : derivedSeed(text);
};
