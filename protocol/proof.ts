import {
  err,
  named,
  ok,
  type AnyGame,
  type GameRecord,
  type Played,
  type Refusal,
  type Result,
  type Seed,
} from '@seekiste/rules/core';
import type { Link } from './chain.js';
import { anything, broken, isFields, line, matching, oneOf, readFields, wholeNumber, type Read } from './fields.js';
import type { TableId } from './ids.js';
import type { Aside } from './replies.js';

export const PROOF_FORMAT = 'seekiste-proof/1';

/** Where a seat's nonce came from: `server` if its person never sent one, as after a rematch that somebody missed. */
const NONCE_SOURCES = ['person', 'server', 'bot'] as const;

export interface ProofSeat {
  readonly name: string;
  readonly from: (typeof NONCE_SOURCES)[number];
  /** 64 hex digits; null for a bot. */
  readonly nonce: string | null;
}

/** What a server reveals when a game is over: enough to deal again, and to see that nothing was changed on the way. */
export interface Proof {
  readonly format: typeof PROOF_FORMAT;
  readonly table: TableId;
  readonly serverSeed: Seed;
  readonly commitment: string;
  readonly seats: readonly ProofSeat[];
  /** Everything that was played, also what was taken back. */
  readonly transcript: readonly Link[];
  /** The last value of the chain. */
  readonly chain: string;
  /** Who came, went, was relieved: told, not proven. */
  readonly asides: readonly (Aside & { readonly step: number })[];
}

/** The file of a finished game: its record, and the proof beside it. */
export interface ProvenRecord extends GameRecord {
  readonly proof: Proof;
}

const hash = (code: string): Read<string> => matching(code, /^[0-9a-f]{64}$/);

const listOf =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value, field) => {
    if (!Array.isArray(value)) return broken('not-a-list', field);
    const made: T[] = [];
    for (const [index, entry] of value.entries()) {
      const one = read(entry, `${field}[${index}]`);
      if (!one.ok) return one;
      made.push(one.value);
    }
    return ok(made);
  };

const proofSeat: Read<ProofSeat> = (value, field) =>
  isFields(value)
    ? readFields<ProofSeat>(
        value,
        {
          name: line('name', 200),
          from: oneOf('unknown-nonce-source', NONCE_SOURCES),
          nonce: (nonce, at) => (nonce === null ? ok(null) : hash('bad-nonce')(nonce, at)),
        },
        `${field}.`,
      )
    : broken('not-an-object', field);

const playedIn =
  (game: AnyGame): Read<Played> =>
  (value, field) => {
    if (!isFields(value)) return broken('not-an-object', field);
    const { actor } = value;
    if (actor !== 'chance' && !(typeof actor === 'number' && Number.isInteger(actor) && actor >= 0))
      return broken('unknown-actor', `${field}.actor`, { value: named(actor) });
    const move = game.decode(value['move']);
    return move.ok
      ? ok({ actor, move: move.value })
      : err({ ...move.error, params: { ...move.error.params, field: `${field}.move` } });
  };

const linkIn =
  (game: AnyGame): Read<Link> =>
  (value, field) => {
    if (!isFields(value)) return broken('not-an-object', field);
    const number = wholeNumber('not-a-number', { min: 0, max: Number.MAX_SAFE_INTEGER });
    const { type } = value;
    if (type === 'undone')
      return readFields<Extract<Link, { type: 'undone' }>>(
        value,
        { type: () => ok(type), seat: number, to: number },
        `${field}.`,
      );
    if (type !== 'began' && type !== 'played')
      return broken('unknown-link', `${field}.type`, { value: named(type), allowed: 'began, played, undone' });
    return readFields<Exclude<Link, { type: 'undone' }>>(
      value,
      { type: () => ok(type), moves: listOf(playedIn(game)) },
      `${field}.`,
    );
  };

/** A proof from outside: its shape; whether it proves anything is for `verify` to say. */
export const decodeProof = (game: AnyGame, value: unknown): Result<Proof, Refusal> =>
  isFields(value)
    ? readFields<Proof>(
        value,
        {
          format: oneOf('unknown-format', [PROOF_FORMAT]),
          table: matching('bad-table', /^[\w-]{22}$/),
          serverSeed: hash('bad-seed'),
          commitment: hash('bad-commitment'),
          seats: listOf(proofSeat),
          transcript: listOf(linkIn(game)),
          chain: hash('bad-chain'),
          asides: listOf(anything) as Read<Proof['asides']>,
        },
        'proof.',
      )
    : broken('not-an-object', 'proof');
