import { Rng, Table, type AnyGame, type Played } from '@seekiste/rules/core';
import { createPrivateKey, sign } from 'node:crypto';
import { chained, chainKey, linkLines, type Link } from './chain.js';
import { commitment, dealSeed } from './deal.js';
import { PROOF_FORMAT, type ProofSeat, type ProvenRecord } from './proof.js';
import { chainStart, overLines, sealText } from './seal.js';
import { keyId, type PublicKey } from './signature.js';

const TABLE = 'q83vEjRWeJCrze8SNFZ4kA';
const SERVER_SEED = '0123456789abcdef'.repeat(4);
export const NONCES = ['11'.repeat(32), null];

const OPTIONS = (game: AnyGame) => Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));

/** A whole game at random with one move taken back, its proof, and every value of the chain. */
export const provenGame = (game: AnyGame): { readonly file: ProvenRecord; readonly chain: readonly string[] } => {
  const seed = dealSeed(SERVER_SEED, TABLE, NONCES);
  const table = Table.open(game, { seats: 2, options: OPTIONS(game) }, seed);
  const rng = Rng.from(SERVER_SEED);
  const links: Link[] = [{ type: 'began', moves: table.record.moves }];
  let undone = false;
  for (;;) {
    const acts = game.toAct(table.state);
    if (acts.kind !== 'seats') break;
    const seat = acts.must[0]!;
    const moves = game.moves(game.view(table.state, seat));
    const from = table.record.moves.length;
    table.act(seat, moves[rng.below(moves.length)]);
    const played = table.record.moves.slice(from);
    links.push({ type: 'played', moves: played });
    if (!undone && played.length === 1) {
      undone = true;
      links.push({ type: 'undone', seat, to: from }, { type: 'played', moves: played });
    }
  }
  const outcome = game.result(table.state);
  if (!outcome) throw new Error('the game is not over');
  const asides = [{ type: 'sat', name: 'Anna', seat: 0, step: 0 }] as const;
  const { record } = table;
  return sealed(record, { transcript: links.map(link => linkLines(game, link)), outcome, asides, seats: SEATS });
};

const SEATS: readonly ProofSeat[] = [
  { name: 'Anna', from: 'person', nonce: NONCES[0]! },
  { name: 'Piet', from: 'bot', nonce: null, bot: 'sailor' },
];

type Sealed = Pick<ProvenRecord['proof'], 'transcript' | 'outcome' | 'asides' | 'seats'>;

/** The file of a record, with a chain and a signature that fit it: what a server makes, or a forger with a key. */
export const sealed = (
  record: Omit<ProvenRecord, 'proof'>,
  { transcript, outcome, asides, seats }: Sealed,
  by = SERVER_KEY,
): { readonly file: ProvenRecord; readonly chain: readonly string[] } => {
  const key = chainKey(SERVER_SEED, TABLE);
  const terms = commitment(SERVER_SEED, TABLE, record);
  let before = chainStart(terms, record.seed, seats);
  const chain = [...transcript, overLines(outcome, asides)].map(lines => (before = chained(key, before, lines)));
  const text = sealText(TABLE, terms, before);
  const signature = { key: by.id, value: sign(null, Buffer.from(text), by.secret).toString('hex') };
  const parts = { table: TABLE, serverSeed: SERVER_SEED, commitment: terms, seats, transcript, outcome, asides };
  return { chain, file: { ...record, proof: { format: PROOF_FORMAT, ...parts, chain: before, signature } } };
};

const keyOf = (byte: string) => {
  const pkcs8 = Buffer.from(`302e020100300506032b657004220420${byte.repeat(32)}`, 'hex');
  const secret = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const made = Buffer.from(secret.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
  return { id: keyId(made), public: made, secret };
};

const SERVER_KEY = keyOf('01');
export const OTHER_KEY = keyOf('02');
export const KEYS: readonly PublicKey[] = [
  { id: SERVER_KEY.id, algorithm: 'Ed25519', public: SERVER_KEY.public, since: '2026-11-18T07:00:00.000Z' },
];

/** A record whose last move but one of chance or a seat is another legal one. */
export const otherMove = (game: AnyGame, moves: readonly Played[], index: number): readonly Played[] => {
  const played = moves[index]!;
  let state = game.start(OPTIONS(game), 2);
  for (const { actor, move } of moves.slice(0, index)) {
    const step = game.apply(state, actor, move);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  const others =
    played.actor === 'chance'
      ? [game.chance(state, Rng.from('1'.repeat(64)))]
      : game.moves(game.view(state, played.actor)).filter(move => game.write(move) !== game.write(played.move));
  if (others.length === 0) throw new Error('nothing else was possible');
  return moves.with(index, { actor: played.actor, move: others[0] });
};
