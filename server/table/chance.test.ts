import { GAMES, gameNamed } from '@seekiste/rules';
import { chanceFrom, drawn, GENERATORS, type Generator } from '@seekiste/rules/core';
import { firstCommitment } from '@seekiste/protocol';
import { expect, it } from 'vitest';
import { decideBegin, decideMove } from './decide/index.js';
import type { Happening, TableState } from './state/index.js';
import { fold, follow } from './fold/index.js';

const game = gameNamed('santa-timea')!;
const STORED = { id: 'q83vEjRWeJCrze8SNFZ4kA', seed: '0123456789abcdef'.repeat(4) };
const GROUND = { games: GAMES, beat: { grid: 0, least: 0 } };

/** A table of two, with or without a generator in its first entry. */
const gathered = (rng: Generator | undefined): TableState => {
  const options = { professional: false, rounds: 2 };
  const happened: readonly Happening[] = [
    {
      ...{ type: 'opened', game: game.name, rulesVersion: game.rulesVersion, options, seats: 2, host: 'anna' },
      ...{ pace: 'live', commitment: firstCommitment(STORED.seed, STORED.id), ...(rng && { rng }) },
    },
    { type: 'sat', seat: 0, person: 'anna', name: 'Anna', nonce: '1'.repeat(64) },
    { type: 'manned', seat: 1, bot: 'sailor', name: 'Piet' },
  ];
  return fold(
    GROUND,
    STORED,
    happened.map((what, i) => ({ v: i + 1, at: 0, what })),
  );
};

const after = (table: TableState, decision: ReturnType<typeof decideBegin>): TableState => {
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value.reduce((now, what) => follow(now, { v: now.v + 1, at: 0, what }), table);
};

/** Every deal of a game that is played to its end by the first move on offer. */
const dealsOf = (from: TableState): readonly unknown[] => {
  let table = after(from, decideBegin(from));
  for (let play = table.play; play?.acts.kind === 'seats'; play = table.play) {
    const seat = play.acts.must[0]!;
    table = after(table, decideMove(table, play, seat, game.moves(game.view(play.state, seat))[0]));
  }
  const deals: unknown[] = [];
  for (let step = table.play?.last; step; step = step.before)
    if (step.played.actor === 'chance') deals.unshift(step.played.move);
  return deals;
};

it.each([
  ['chacha20', 'chacha20'],
  ['xoshiro256**', 'xoshiro256**'],
  [undefined, 'xoshiro256**'],
] as const)('a table that was opened with %s is dealt by %s', (opened, rng) => {
  const deals = dealsOf(gathered(opened));
  expect(deals).toHaveLength(2);
  const seed = after(gathered(opened), decideBegin(gathered(opened))).play!.seed;
  const state = game.start({ professional: false, rounds: 2 }, 2);
  expect(deals[0]).toEqual(drawn(game, state, chanceFrom(rng, seed)).move);
});

it('each generator deals otherwise', () => {
  expect(new Set(GENERATORS.map(rng => JSON.stringify(dealsOf(gathered(rng))))).size).toBe(GENERATORS.length);
});
