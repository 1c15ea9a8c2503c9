import {
  err,
  named,
  ok,
  type AnyGame,
  type GameRecord,
  type Outcome,
  type Played,
  type Refusal,
  type Result,
  type Seed,
} from '@seekiste/rules/core';
import type { Link } from './chain.js';
import {
  anything,
  broken,
  flag,
  hexDigits,
  isFields,
  line,
  listOf,
  matching,
  oneOf,
  optional,
  readFields,
  wholeNumber,
} from './fields.js';
import type { Fields, Read, Shape } from './fields.js';
import type { TableId } from './ids.js';
import type { Aside } from './replies.js';
import { signature, type Signature } from './signature.js';

export const PROOF_FORMAT = 'seekiste-proof/2';
/** Its chain knows neither the options nor who sat where nor the end, and nobody has signed it. */
const FIRST_FORMAT = 'seekiste-proof/1';

/** Where a seat's nonce came from: `server` if its person never sent one, as after a rematch that a person missed. */
const NONCE_SOURCES = ['person', 'server', 'bot'] as const;

export interface ProofSeat {
  readonly name: string;
  readonly from: (typeof NONCE_SOURCES)[number];
  /** 64 hex digits; null for a bot. */
  readonly nonce: string | null;
  /** Which bot; missing for people. */
  readonly bot?: string;
}

export type ProofAside = Aside & { readonly step: number };

/** What both formats have. */
interface ProofParts {
  readonly table: TableId;
  readonly serverSeed: Seed;
  readonly commitment: string;
  readonly seats: readonly ProofSeat[];
  /** The last value of the chain. */
  readonly chain: string;
  /** Who came, went, was relieved. */
  readonly asides: readonly ProofAside[];
  /** A person has deleted themselves since: their name was taken out, and the server has sealed the rest anew. */
  readonly redacted?: boolean;
}

/** How a game ended, and who says so: what the second format adds. */
interface Ending {
  readonly outcome: Outcome;
  readonly signature: Signature | null;
}

/** What a server reveals when a game is over: enough to deal again, and to see that nothing was changed on the way. */
export interface ProofFile extends ProofParts, Ending {
  readonly format: typeof PROOF_FORMAT;
  /** Everything that was played, also what was taken back: the lines of each link of the chain. */
  readonly transcript: readonly (readonly string[])[];
}

/** A proof as it is checked, of either format; `ending` is missing in the first. */
export interface Proof extends ProofParts {
  readonly transcript: readonly Link[];
  readonly ending: Ending | undefined;
}

/** The file of a finished game: its record, and the proof beside it. */
export interface ProvenRecord extends GameRecord {
  readonly proof: ProofFile;
}

const hash = (code: string): Read<string> => hexDigits(code, 64);

const SEAT: Shape<ProofSeat> = {
  name: line('name', 200),
  from: oneOf('unknown-nonce-source', NONCE_SOURCES),
  nonce: (nonce, at) => (nonce === null ? ok(null) : hash('bad-nonce')(nonce, at)),
  bot: optional(line('name', 200)),
};

const proofSeat: Read<ProofSeat> = (value, field) =>
  isFields(value) ? readFields<ProofSeat>(value, SEAT, `${field}.`) : broken('not-an-object', field);

const within = (
  field: string,
  { error }: { readonly error: Refusal },
): { readonly ok: false; readonly error: Refusal } => err({ ...error, params: { ...error.params, field } });

const playedIn =
  (game: AnyGame): Read<Played> =>
  (value, field) => {
    if (!isFields(value)) return broken('not-an-object', field);
    const { actor } = value;
    if (actor !== 'chance' && !(typeof actor === 'number' && Number.isInteger(actor) && actor >= 0))
      return broken('unknown-actor', `${field}.actor`, { value: named(actor) });
    const move = game.decode(value['move']);
    return move.ok ? ok({ actor, move: move.value }) : within(`${field}.move`, move);
  };

const LINK_TYPES = 'began, played, undone';

/** A link of the first format. */
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
      return broken('unknown-link', `${field}.type`, { value: named(type), allowed: LINK_TYPES });
    return readFields<Exclude<Link, { type: 'undone' }>>(
      value,
      { type: () => ok(type), moves: listOf(playedIn(game)) },
      `${field}.`,
    );
  };

const playedLine =
  (game: AnyGame): Read<Played> =>
  (value, field) => {
    const [, who, words] = /^(chance|0|[1-9]\d?) (.+)$/.exec(String(value)) ?? [];
    if (who === undefined || words === undefined) return broken('unknown-actor', field, { value: named(value) });
    const move = game.read(words);
    if (!move.ok) return within(field, move);
    // Notation may be read in more ways than it is written; the chain stands for one of them.
    if (game.write(move.value) !== words) return broken('not-as-written', field, { value: named(words) });
    return ok({ actor: who === 'chance' ? who : Number(who), move: move.value });
  };

/** The lines of a link, as `linkLines` writes them. */
const linkLinesIn =
  (game: AnyGame): Read<Link> =>
  (value, field) => {
    if (!Array.isArray(value)) return broken('not-a-list', field);
    const [head, ...lines] = value as readonly unknown[];
    const [, seat, to] = /^undone (\d{1,2}) (\d{1,6})$/.exec(String(head)) ?? [];
    if (seat !== undefined && lines.length === 0) return ok({ type: 'undone', seat: Number(seat), to: Number(to) });
    if (head !== 'began' && head !== 'played')
      return broken('unknown-link', field, { value: named(head), allowed: LINK_TYPES });
    const moves = listOf(playedLine(game))(lines, field);
    return moves.ok ? ok({ type: head, moves: moves.value }) : moves;
  };

const PARTS: Shape<ProofParts> = {
  table: matching('bad-table', /^[\w-]{22}$/),
  serverSeed: hash('bad-seed'),
  commitment: hash('bad-commitment'),
  seats: listOf(proofSeat),
  chain: hash('bad-chain'),
  asides: listOf(anything) as Read<readonly ProofAside[]>,
  redacted: optional(flag),
};

/** A proof from outside: its shape; whether it proves anything is for `verify` to say. */
export const decodeProof = (game: AnyGame, value: unknown): Result<Proof, Refusal> => {
  if (!isFields(value)) return broken('not-an-object', 'proof');
  return value['format'] === FIRST_FORMAT ? firstProof(game, value) : proofNow(game, value);
};

const firstProof = (game: AnyGame, value: Fields): Result<Proof, Refusal> => {
  const read = readFields<ProofParts & Pick<Proof, 'transcript'> & { format: string }>(
    value,
    { ...PARTS, format: anything as Read<string>, transcript: listOf(linkIn(game)) },
    'proof.',
  );
  return read.ok ? ok({ ...read.value, ending: undefined }) : read;
};

const proofNow = (game: AnyGame, value: Fields): Result<Proof, Refusal> => {
  const read = readFields<ProofParts & Ending & Pick<Proof, 'transcript'> & { format: string }>(
    value,
    {
      ...PARTS,
      format: oneOf('unknown-format', [PROOF_FORMAT]),
      transcript: listOf(linkLinesIn(game)),
      outcome: anything as Read<Outcome>,
      signature: (given, at) => (given === null ? ok(null) : signature(given, at)),
    },
    'proof.',
  );
  if (!read.ok) return read;
  const { outcome, signature: signed, ...parts } = read.value;
  return ok({ ...parts, ending: { outcome, signature: signed } });
};
