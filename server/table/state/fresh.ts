import { createHash, randomBytes } from 'node:crypto';
import { isSeed, type Seed } from '@seekiste/rules/core';
import type { TableId } from '@seekiste/protocol';
import type { TableState } from './table.js';

/** 128 random bits: nobody finds the table without its link. */
export const freshTableId = (): TableId => randomBytes(16).toString('base64url');

/** 256 random bits as a seed, or as a nonce. */
export const freshSeed = (): Seed => {
  for (;;) {
    const seed = randomBytes(32).toString('hex');
    if (isSeed(seed)) return seed;
  }
};

/** Where a bot's dice begin at this moment of this table: the same on every node, and of no use for the deal. */
export const botSeed = ({ seed, id, v }: TableState): Seed =>
  createHash('sha256').update(`seekiste-bot/1\ntable ${id}\nseed ${seed}\nversion ${v}\n`).digest('hex');
