import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from '@seekiste/rules/core';
import type { TableId } from './ids.js';

/** What a seat gives to the deal: a person's nonce, 64 hex digits; a bot gives nothing. */
export type SeatNonce = string | null;

/** SHA-256 over lines of text, each ended by a line feed: `printf 'a\nb\n' | sha256sum` does the same. */
const hashLines = (...lines: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(lines.map(one => `${one}\n`).join(''))));

/** Published when the table is opened, before anybody has sat down: the server cannot change its seed afterwards. */
export const commitment = (seed: Seed, table: TableId): string =>
  hashLines('seekiste-commitment/1', `table ${table}`, `seed ${seed}`);

/** The seed of the game: from the server's seed and a nonce of every person, so that none of them can choose the deal. */
export const dealSeed = (seed: Seed, table: TableId, nonces: readonly SeatNonce[]): Seed =>
  hashLines(
    'seekiste-deal/1',
    `table ${table}`,
    `seed ${seed}`,
    ...nonces.map((nonce, seat) => `seat ${seat} ${nonce ?? 'bot'}`),
  );
