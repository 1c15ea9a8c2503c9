import {
  decodeRecord,
  ruledBy,
  type AnyGame,
  type GameRecord,
  type Refusal,
  type Result,
  type Seat,
} from '@seekiste/rules/core';
import { chained, chainKey, linkLines, NO_LINK } from './chain.js';
import { commitment, dealSeed, firstCommitment } from './deal.js';
import { broken, isFields } from './fields.js';
import { checkChance, checkMoves, checkOutcome, checkTranscript, wrong } from './play-checks.js';
import { decodeProof, type Proof } from './proof.js';
import { canonical, chainStart, overLines, sealText } from './seal.js';
import { isSignedBy, type PublicKey } from './signature.js';

/** What is looked at, in this order. */
export const CHECKS = [
  'record',
  'moves',
  'chance',
  'commitment',
  'seed',
  'transcript',
  'chain',
  'outcome',
  'signature',
  'heard-commitment',
  'heard-nonce',
  'heard-chain',
  'heard-seal',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** A check passed, or did not, or there is nothing to check it against; and why. */
export type Finding =
  | { readonly check: CheckName; readonly came: 'passed' }
  | { readonly check: CheckName; readonly came: 'failed' | 'not-provable'; readonly reason: Refusal };

/** What a file is worth, all in all, the best first. */
export const VERDICTS = ['heard', 'signed', 'consistent', 'no-proof', 'broken'] as const;
export type Verdict = (typeof VERDICTS)[number];

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

/** What a file is checked against. */
export interface Witness {
  readonly heard?: Heard;
  /** Keys of the server where the game is said to have been played. */
  readonly keys?: readonly PublicKey[];
}

/** Nothing to check it against. */
class Unprovable {
  constructor(readonly reason: Refusal) {}
}

type Look = Refusal | Unprovable | undefined;

const unprovable = (code = 'not-provable'): Unprovable => new Unprovable(wrong(code));

const linksOf = (game: AnyGame, record: GameRecord, proof: Proof): readonly string[] => {
  const { serverSeed, table, transcript, ending, asides } = proof;
  const key = chainKey(serverSeed, table);
  const links = transcript.map(link => linkLines(game, link));
  if (ending) links.push(overLines(ending.outcome, asides));
  let before = ending ? chainStart(proof.commitment, record.seed, proof.seats) : NO_LINK;
  return links.map(lines => (before = chained(key, before, lines)));
};

const checkCommitment = (record: GameRecord, { serverSeed, table, ending, commitment: given }: Proof): Look => {
  const due = ending ? commitment(serverSeed, table, record) : firstCommitment(serverSeed, table);
  return due === given ? undefined : wrong('commitment-differs');
};

const checkSeed = (record: GameRecord, { seats, serverSeed, table, ending }: Proof): Look => {
  if (seats.length !== record.seats) return wrong('seats-differ', { value: seats.length, seats: record.seats });
  const odd = seats.findIndex(
    ({ from, nonce, bot }) =>
      (from === 'bot') !== (nonce === null) || (bot !== undefined) !== (from === 'bot' && !!ending),
  );
  if (odd >= 0) return wrong('nonce-and-bot', { seat: odd });
  const nonces = seats.map(({ nonce }) => nonce);
  return dealSeed(serverSeed, table, nonces) === record.seed ? undefined : wrong('seed-differs');
};

/** A signature by a key that is not the server's is anybody's: it says nothing. */
const checkSignature = ({ table, commitment: given, chain, ending }: Proof, keys: Witness['keys']): Look => {
  if (!ending?.signature) return unprovable('not-signed');
  const { key, value } = ending.signature;
  const known = keys?.find(({ id }) => id === key);
  if (!known) return unprovable('unknown-key');
  return isSignedBy(known.public, sealText(table, given, chain), value) ? undefined : wrong('signature-differs');
};

const checkNonce = ({ seats }: Proof, { seat, nonce }: Heard): Look => {
  if (seat === undefined || nonce === undefined) return unprovable();
  return seats[seat]?.nonce === nonce && seats[seat].from === 'person' ? undefined : wrong('nonce-differs', { seat });
};

/** What was told during the game comes in this order in the chain: nothing was put in between or changed later. */
const checkHeardChain = (links: readonly string[], heard: readonly string[] | undefined): Look => {
  if (heard === undefined) return unprovable();
  let from = 0;
  for (const [index, value] of heard.entries()) {
    from = links.indexOf(value, from);
    if (from < 0) return wrong('heard-otherwise', { value: index });
  }
  return undefined;
};

/** The last value stands for everything; without it, what came after the last that was heard could be invented. */
const checkHeardSeal = ({ chain, ending }: Proof, heard: readonly string[] | undefined): Look =>
  ending && heard?.at(-1) === chain ? undefined : unprovable();

const checkProof = (game: AnyGame, record: GameRecord, proof: Proof, { heard = {}, keys }: Witness): Looks => {
  const links = linksOf(game, record, proof);
  return {
    commitment: checkCommitment(record, proof),
    seed: checkSeed(record, proof),
    transcript: checkTranscript(game, record, proof.transcript),
    chain: links.at(-1) === proof.chain ? undefined : wrong('chain-differs'),
    outcome: proof.ending ? checkOutcome(game, record, proof.ending.outcome) : unprovable(),
    signature: checkSignature(proof, keys),
    'heard-commitment':
      heard.commitment === undefined
        ? unprovable()
        : heard.commitment === proof.commitment
          ? undefined
          : wrong('commitment-differs'),
    'heard-nonce': checkNonce(proof, heard),
    // The chain that was heard had a name in it that is gone.
    'heard-chain': proof.redacted ? unprovable() : checkHeardChain(links, heard.chain),
    'heard-seal': proof.redacted ? unprovable() : checkHeardSeal(proof, heard.chain),
  };
};

type Looks = { readonly [Name in CheckName]?: Look };

const findingsOf = (looks: Looks): readonly Finding[] =>
  CHECKS.map((check): Finding => {
    const look = Object.hasOwn(looks, check) ? looks[check] : unprovable();
    if (look === undefined) return { check, came: 'passed' };
    return look instanceof Unprovable
      ? { check, came: 'not-provable', reason: look.reason }
      : { check, came: 'failed', reason: look };
  });

/** The record of a file; beside a proof it is written in the one way in which a server writes it, with nothing added. */
const recordIn = (games: readonly AnyGame[], file: unknown): Result<GameRecord, Refusal> => {
  const record = decodeRecord(games, file);
  if (!record.ok || !isFields(file) || file['proof'] === undefined) return record;
  // A server tells each reader their own seat beside it: no part of the game, so nothing that a proof could stand for.
  const { proof: _, seat: _own, ...written } = file;
  return canonical(written) === canonical(record.value) ? record : broken('not-as-written', 'record');
};

/**
 * Checks the file of a game against itself, what a browser heard of it while it was played, and the server's keys.
 * A record without a proof gets the checks that need none.
 */
export const verify = (games: readonly AnyGame[], file: unknown, witness: Witness = {}): readonly Finding[] => {
  const record = recordIn(games, file);
  if (!record.ok) return findingsOf({ record: record.error });
  const rules = ruledBy(games, record.value);
  if (!rules.ok) return findingsOf({ record: rules.error });
  const game = rules.value;
  const given = isFields(file) ? file['proof'] : undefined;
  const proof = given === undefined ? undefined : decodeProof(game, given);
  if (proof?.ok === false) return findingsOf({ record: proof.error });
  return findingsOf({
    record: undefined,
    moves: checkMoves(game, record.value),
    chance: checkChance(game, record.value),
    ...(proof && checkProof(game, record.value, proof.value, witness)),
  });
};

/** What all findings together say. */
export const verdictOf = (findings: readonly Finding[]): Verdict => {
  const came = (check: CheckName): Finding['came'] | undefined => findings.find(one => one.check === check)?.came;
  if (findings.some(one => one.came === 'failed')) return 'broken';
  if (came('commitment') !== 'passed') return 'no-proof';
  if (came('heard-seal') === 'passed') return 'heard';
  return came('signature') === 'passed' ? 'signed' : 'consistent';
};
