import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Generator, OptionValues, Outcome, Seed } from '@seekiste/rules/core';
import type { TableId } from './ids.js';
import type { ProofAside, ProofSeat } from './proof.js';

/** SHA-256 over lines of text, each ended by a line feed: `printf 'a\nb\n' | sha256sum` does the same. */
export const hashLines = (...lines: readonly string[]): string => bytesToHex(sha256(utf8ToBytes(textOf(lines))));

export const textOf = (lines: readonly string[]): string => lines.map(one => `${one}\n`).join('');

/** What is settled when a table is opened. */
export interface Terms {
  readonly game: string;
  readonly rulesVersion: number;
  readonly rng: Generator;
  readonly seats: number;
  readonly options: OptionValues;
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export const termLines = ({ game, rulesVersion, rng, seats, options }: Terms): readonly string[] => [
  `game ${game}`,
  `rules ${rulesVersion}`,
  `rng ${rng}`,
  `seats ${seats}`,
  ...Object.keys(options)
    .sort(inOrder)
    .map(name => `option ${name} ${String(options[name])}`),
];

const seatLine = (seat: ProofSeat, index: number): string =>
  `seat ${index} ${seat.from}${seat.from === 'bot' ? ` ${seat.bot ?? ''}` : ''} ${seat.name}`;

/** What the chain begins with: who sits where, under which terms, with which seed. */
export const chainStart = (commitment: string, seed: Seed, seats: readonly ProofSeat[]): string =>
  hashLines('seekiste-crew/1', `commitment ${commitment}`, `seed ${seed}`, ...seats.map(seatLine));

/** JSON with its keys in order and nothing between: the same text wherever it is written. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  const texts = fields
    .sort(([one], [other]) => inOrder(one, other))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`);
  return `{${texts.join(',')}}`;
};

/** What the last link of the chain says: how it ended, and what happened around the table. */
export const overLines = (outcome: Outcome, asides: readonly ProofAside[]): readonly string[] => [
  'over',
  `outcome ${canonical(outcome)}`,
  ...asides.map(aside => `aside ${canonical(aside)}`),
];

/** What a server signs when a game is over. The chain stands for everything else. */
export const sealText = (table: TableId, commitment: string, chain: string): string =>
  textOf(['seekiste-seal/1', `table ${table}`, `commitment ${commitment}`, `chain ${chain}`]);
