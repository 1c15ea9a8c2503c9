import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame, Played, Seat, Seed } from '@seekiste/rules/core';
import type { TableId } from './ids.js';
import { textOf } from './seal.js';

/** What a link of the chain stands for: moves as they were made, and what was taken back. */
export type Link =
  | { readonly type: 'began' | 'played'; readonly moves: readonly Played[] }
  | { readonly type: 'undone'; readonly seat: Seat; readonly to: number };

/** Nobody has the key before the server's seed is revealed: hidden moves cannot be tried out against the chain. */
export type ChainKey = Uint8Array;

export const chainKey = (seed: Seed, table: TableId): ChainKey =>
  hmac(sha256, hexToBytes(seed), utf8ToBytes(`seekiste-chain/1\ntable ${table}\n`));

/**
 * What is hashed for a link: the value before, and the link's lines, with moves in the notation of their game: the same
 * text however a store or a file orders the fields of JSON.
 */
export const linkText = (game: Pick<AnyGame, 'write'>, before: string, link: Link): string => {
  if (link.type === 'undone') return `${before}\nundone ${link.seat} ${link.to}\n`;
  let text = `${before}\n${link.type}\n`;
  for (const { actor, move } of link.moves) text += `${actor} ${game.write(move)}\n`;
  return text;
};

/** The lines of a link, as they stand in a file. */
export const linkLines = (game: Pick<AnyGame, 'write'>, link: Link): readonly string[] =>
  linkText(game, '', link).slice(1, -1).split('\n');

/** The next value of the chain: HMAC-SHA-256 over the value before and the lines of a link. */
export const chained = (key: ChainKey, before: string, lines: readonly string[]): string =>
  bytesToHex(hmac(sha256, key, utf8ToBytes(textOf([before, ...lines]))));

/** What the chain of a table from before begins with. */
export const NO_LINK = '-';
