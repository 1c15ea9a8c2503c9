import { linkLines, PROOF_FORMAT, type Head, type Link, type ProvenRecord, type Signature } from '@seekiste/protocol';
import { newRecord, type GameRecord, type Played, type Player } from '@seekiste/rules/core';
import { asidesOf, type Entry, proofSeat, studyTold, type TableState } from '../state/index.js';

const linkOf = ({ what }: Entry): readonly Link[] => {
  switch (what.type) {
    case 'began':
    case 'played':
      return [{ type: what.type, moves: what.moves }];
    case 'undone':
      return [{ type: 'undone', seat: what.seat, to: what.to }];
    default:
      return [];
  }
};

const sealIn = (entries: readonly Entry[]): Signature | null => {
  for (const { what } of entries) if (what.type === 'played' && what.seal) return what.seal;
  return null;
};

/** What tables from before are revealed with. */
interface FirstProof {
  readonly proof: { readonly format: 'seekiste-proof/1'; readonly [field: string]: unknown };
}

/** Who sat where, for a game that has no proof to say so. */
interface Crew {
  readonly players: readonly Player[];
}

/** The file of a game that is over: everything that was secret, and what proves that it was dealt and played like this. */
export const revealed = (
  table: TableState,
  entries: readonly Entry[],
): ProvenRecord | (GameRecord & Partial<FirstProof & Crew & Pick<Head, 'study'>>) => {
  const { game, options, rng, crew, play, id, seed, commitment } = table;
  if (play?.acts.kind !== 'over' || !play.last) throw new Error('revealed before the end');
  const { v: end } = play.last;
  const moves: Played[] = [];
  for (let step: typeof play.last | undefined = play.last; step; step = step.before) moves.push(step.played);
  const record = { ...newRecord(game, { seats: crew.length, options }, play.seed), rng, moves: moves.reverse() };
  const links = entries.flatMap(linkOf);
  const seats = crew.map(proofSeat);
  const asides = asidesOf(table.asides.filter(({ v }) => v < end));
  const parts = { table: id, serverSeed: seed, commitment, chain: play.chain, asides };
  const players = seats.map(({ name, bot }) => ({ name, ...(bot !== undefined && { bot }) }));
  const outcome = game.result(play.state);
  // A known deal proves nothing.
  if (table.study) return { ...record, players, study: studyTold(table.study) };
  // Ended by agreement: there is no end that a seal could stand for.
  if (!outcome) return { ...record, players };
  if (!table.isSealed) {
    const named = seats.map(({ name, from, nonce }) => ({ name, from, nonce }));
    return { ...record, proof: { format: 'seekiste-proof/1', ...parts, seats: named, transcript: links } };
  }
  const transcript = links.map(link => linkLines(game, link));
  const isRedacted = entries.some(({ what }) => what.type === 'left');
  return {
    ...record,
    proof: {
      format: PROOF_FORMAT,
      ...parts,
      seats,
      transcript,
      outcome,
      signature: sealIn(entries),
      ...(isRedacted && { redacted: true }),
    },
  };
};
