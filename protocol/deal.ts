import type { Seed } from '@seekiste/rules/core';
import type { TableId } from './ids.js';
import { hashLines, termLines, type Terms } from './seal.js';

/** What a seat gives to the deal: a person's nonce, 64 hex digits; a bot gives nothing. */
export type SeatNonce = string | null;

/**
 * Published when the table is opened, before anybody has sat down: the server can change neither its seed nor the
 * terms afterwards.
 */
export const commitment = (seed: Seed, table: TableId, terms: Terms): string =>
  hashLines('seekiste-commitment/2', `table ${table}`, `seed ${seed}`, ...termLines(terms));

/** Of tables from before: the seed alone. */
export const firstCommitment = (seed: Seed, table: TableId): string =>
  hashLines('seekiste-commitment/1', `table ${table}`, `seed ${seed}`);

/** The seed of the game: from the server's seed and a nonce of every person, so that none of them can choose the deal. */
export const dealSeed = (seed: Seed, table: TableId, nonces: readonly SeatNonce[]): Seed =>
  hashLines(
    'seekiste-deal/1',
    `table ${table}`,
    `seed ${seed}`,
    ...nonces.map((nonce, seat) => `seat ${seat} ${nonce ?? 'bot'}`),
  );
