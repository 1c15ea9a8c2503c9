import {
  chanceFrom,
  decodeRecord,
  drawn,
  refuse,
  replay,
  type AnyGame,
  type GameRecord,
  type Params,
  type Played,
  type Refusal,
  type Seat,
} from '@seekiste/rules/core';
import { chained, chainKey, NO_LINK, type Link } from './chain.js';
import { commitment, dealSeed } from './deal.js';
import { isFields } from './fields.js';
import { decodeProof, type Proof } from './proof.js';

/** What is looked at, in this order. */
export const CHECKS = [
  'record',
  'moves',
  'chance',
  'commitment',
  'seed',
  'transcript',
  'chain',
  'heard-commitment',
  'heard-nonce',
  'heard-chain',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** A check passed, or did not, and why; `not-provable` if there is nothing to check it against. */
export type Finding =
  | { readonly check: CheckName; readonly ok: true }
  | { readonly check: CheckName; readonly ok: false; readonly reason: Refusal };

/** What a browser kept while the game was played. */
export interface Heard {
  /** As published before it sat down. */
  readonly commitment?: string;
  readonly seat?: Seat;
  /** What it gave to the deal. */
  readonly nonce?: string;
  /** Values of the chain, in the order in which they were told. */
  readonly chain?: readonly string[];
}

const wrong = (code: string, params: Params = {}): Refusal => refuse(code, 'proof', params);
const NOT_PROVABLE = wrong('not-provable');

const checkMoves = (game: AnyGame, record: GameRecord): Refusal | undefined => {
  const folded = replay(game, record);
  return folded.ok ? undefined : folded.error;
};

/** Deals again: whatever chance did must be what the seed gives at that place. */
const checkChance = (game: AnyGame, record: GameRecord): Refusal | undefined => {
  let chance = chanceFrom(record.rng, record.seed);
  let state = game.start(record.options, record.seats);
  for (const [index, { actor, move }] of record.moves.entries()) {
    if (actor === 'chance') {
      // A move of chance where it is nobody's but a player's turn is not chance's at all.
      if (game.toAct(state).kind !== 'chance') return wrong('not-chances-turn', { move: index });
      const due = drawn(game, state, chance);
      if (game.write(due.move) !== game.write(move)) return wrong('dealt-otherwise', { move: index });
      chance = due.chance;
    }
    const step = game.apply(state, actor, move);
    if (!step.ok) return { ...step.error, params: { ...step.error.params, field: `moves[${index}]` } };
    state = step.value.state;
  }
  return undefined;
};

const sameMoves = (game: AnyGame, one: readonly Played[], other: readonly Played[]): boolean =>
  one.length === other.length &&
  one.every(({ actor, move }, i) => {
    const twin = other[i];
    return twin !== undefined && twin.actor === actor && game.write(twin.move) === game.write(move);
  });

/** Plays the transcript through, taking back what was taken back: every move legal then, and the record left in the end. */
const checkTranscript = (game: AnyGame, record: GameRecord, transcript: readonly Link[]): Refusal | undefined => {
  const moves: Played[] = [];
  const states = [game.start(record.options, record.seats)];
  for (const [index, link] of transcript.entries()) {
    if ((link.type === 'began') !== (index === 0)) return wrong('began-once', { link: index });
    if (link.type === 'undone') {
      const back = moves.splice(link.to);
      if (back.length === 0) return wrong('nothing-undone', { link: index });
      if (back.some(({ actor }) => actor === 'chance')) return wrong('chance-undone', { link: index });
      states.length = link.to + 1;
      continue;
    }
    for (const played of link.moves) {
      const step = game.apply(states.at(-1), played.actor, played.move);
      if (!step.ok) return { ...step.error, params: { ...step.error.params, field: `transcript[${index}]` } };
      moves.push(played);
      states.push(step.value.state);
    }
  }
  return sameMoves(game, moves, record.moves) ? undefined : wrong('not-this-record');
};

const linksOf = (game: AnyGame, { serverSeed, table, transcript }: Proof): readonly string[] => {
  const key = chainKey(serverSeed, table);
  const values: string[] = [];
  for (const link of transcript) values.push(chained(game, key, values.at(-1) ?? NO_LINK, link));
  return values;
};

/** What was told during the game comes in this order in the chain: nothing was put in between or changed later. */
const checkHeardChain = (links: readonly string[], heard: readonly string[]): Refusal | undefined => {
  let from = 0;
  for (const [index, value] of heard.entries()) {
    from = links.indexOf(value, from);
    if (from < 0) return wrong('heard-otherwise', { value: index });
  }
  return undefined;
};

const checkSeed = (record: GameRecord, { seats, serverSeed, table }: Proof): Refusal | undefined => {
  if (seats.length !== record.seats) return wrong('seats-differ', { value: seats.length, seats: record.seats });
  const odd = seats.findIndex(({ from, nonce }) => (from === 'bot') !== (nonce === null));
  if (odd >= 0) return wrong('nonce-and-bot', { seat: odd });
  const nonces = seats.map(({ nonce }) => nonce);
  return dealSeed(serverSeed, table, nonces) === record.seed ? undefined : wrong('seed-differs');
};

const checkNonce = ({ seats }: Proof, seat: Seat, nonce: string): Refusal | undefined =>
  seats[seat]?.nonce === nonce && seats[seat].from === 'person' ? undefined : wrong('nonce-differs', { seat });

/** Only what can be checked here has a check; the others are not provable. */
type Checks = { readonly [Name in CheckName]?: () => Refusal | undefined };

const checksOf = (game: AnyGame, record: GameRecord, proof: Proof | undefined, heard: Heard): Checks => ({
  record: () => undefined,
  moves: () => checkMoves(game, record),
  chance: () => checkChance(game, record),
  ...(proof && {
    commitment: () =>
      commitment(proof.serverSeed, proof.table) === proof.commitment ? undefined : wrong('commitment-differs'),
    seed: () => checkSeed(record, proof),
    transcript: () => checkTranscript(game, record, proof.transcript),
    chain: () => (linksOf(game, proof).at(-1) === proof.chain ? undefined : wrong('chain-differs')),
    ...(heard.commitment !== undefined && {
      'heard-commitment': () => (heard.commitment === proof.commitment ? undefined : wrong('commitment-differs')),
    }),
    ...(heard.seat !== undefined &&
      heard.nonce !== undefined && { 'heard-nonce': bound(checkNonce, proof, heard.seat, heard.nonce) }),
    ...(heard.chain !== undefined && { 'heard-chain': bound(checkHeardChain, linksOf(game, proof), heard.chain) }),
  }),
});

const bound =
  <Given extends readonly unknown[]>(check: (...given: Given) => Refusal | undefined, ...given: Given) =>
  (): Refusal | undefined =>
    check(...given);

const allNotProvable = (check: CheckName, reason: Refusal): Finding[] =>
  CHECKS.map(name => ({ check: name, ok: false, reason: name === check ? reason : NOT_PROVABLE }));

/**
 * Checks the file of a game, and what a browser heard of it while it was played. A record without
 * a proof is checked as far as that goes.
 */
export const verify = (games: readonly AnyGame[], file: unknown, heard: Heard = {}): readonly Finding[] => {
  const record = decodeRecord(games, file);
  if (!record.ok) return allNotProvable('record', record.error);
  const game = games.find(({ name }) => name === record.value.game) as AnyGame;
  const given = isFields(file) ? file['proof'] : undefined;
  const proof = given === undefined ? undefined : decodeProof(game, given);
  if (proof?.ok === false) return allNotProvable('record', proof.error);
  const checks = checksOf(game, record.value, proof?.value, heard);
  return CHECKS.map((check): Finding => {
    const look = checks[check];
    const reason = look ? look() : NOT_PROVABLE;
    return reason ? { check, ok: false, reason } : { check, ok: true };
  });
};
