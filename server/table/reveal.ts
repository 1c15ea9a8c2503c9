import { PROOF_FORMAT, type Link, type ProofSeat, type ProvenRecord } from '@seekiste/protocol';
import { newRecord, type Played } from '@seekiste/rules/core';
import type { Entry } from './entry.js';
import type { Place, Table } from './table.js';

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

const proofSeat = (place: Place): ProofSeat => {
  switch (place.kind) {
    case 'open':
      throw new Error('an open seat in a game that is over');
    case 'bot':
      return { name: place.name, from: 'bot', nonce: null };
    case 'person':
      return { name: place.name, from: place.drawn ? 'server' : 'person', nonce: place.nonce };
  }
};

/** The file of a game that is over: everything that was secret, and what proves that it was dealt and played like this. */
export const revealed = (table: Table, entries: readonly Entry[]): ProvenRecord => {
  const { game, options, rng, crew, play, id, seed, commitment } = table;
  if (play?.acts.kind !== 'over') throw new Error('revealed before the end');
  const moves: Played[] = [];
  for (let step = play.last; step; step = step.before) moves.push(step.played);
  return {
    ...newRecord(game, { seats: crew.length, options }, play.seed),
    rng,
    moves: moves.reverse(),
    proof: {
      format: PROOF_FORMAT,
      table: id,
      serverSeed: seed,
      commitment,
      seats: crew.map(proofSeat),
      transcript: entries.flatMap(linkOf),
      chain: play.chain,
      asides: table.asides.map(({ v: _, ...aside }) => aside),
    },
  };
};
