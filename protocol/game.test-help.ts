import { Rng, Table, type AnyGame, type Played } from '@seekiste/rules/core';
import { chained, chainKey, NO_LINK, type Link } from './chain.js';
import { commitment, dealSeed } from './deal.js';
import { PROOF_FORMAT, type ProvenRecord } from './proof.js';

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
  const key = chainKey(SERVER_SEED, TABLE);
  const chain: string[] = [];
  for (const link of links) chain.push(chained(game, key, chain.at(-1) ?? NO_LINK, link));
  return {
    chain,
    file: {
      ...table.record,
      proof: {
        format: PROOF_FORMAT,
        table: TABLE,
        serverSeed: SERVER_SEED,
        commitment: commitment(SERVER_SEED, TABLE),
        seats: [
          { name: 'Anna', from: 'person', nonce: NONCES[0]! },
          { name: 'Piet', from: 'bot', nonce: null },
        ],
        transcript: links,
        chain: chain.at(-1)!,
        asides: [{ type: 'sat', name: 'Anna', seat: 0, step: 0 }],
      },
    },
  };
};

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
