import { santaTimea as game } from '@seekiste/rules/santa-timea';
import { lineAt, Rng, Table, type GameRecord } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { besides, partingOf } from './parting.js';

const SEED = 'da'.repeat(32);

/** A round in which moves are drawn by these dice, after the first moves of another. */
const sailed = (dice: string, first: GameRecord['moves'] = []): GameRecord => {
  const table = Table.open(game, { seats: 3, options: { professional: false, rounds: 1, tricksOpen: false } }, SEED);
  for (const { actor, move } of first) if (actor !== 'chance') table.act(actor, move as never);
  const rng = Rng.from(dice.repeat(64));
  for (;;) {
    const acts = game.toAct(table.state);
    const [seat] = acts.kind === 'seats' ? acts.must : [];
    if (seat === undefined) return table.record;
    const moves = game.moves(game.view(table.state, seat));
    table.act(seat, moves[rng.below(moves.length)]!);
  }
};

describe('two tries at one deal', () => {
  it('part after the moves that they share', () => {
    const mine = sailed('1');
    const shared = mine.moves.slice(0, 20);
    const theirs = sailed('2', shared);
    const at = partingOf(game, mine, theirs)!;
    expect(at).toBeGreaterThanOrEqual(20);
    expect(mine.moves.slice(0, at)).toEqual(theirs.moves.slice(0, at));
    expect(mine.moves[at]).not.toEqual(theirs.moves[at]);
  });

  it('never part where they are the same, and part at the end of a shorter one', () => {
    const mine = sailed('1');
    expect(partingOf(game, mine, mine)).toBeUndefined();
    const cut = { ...mine, moves: mine.moves.slice(0, 9) };
    expect(partingOf(game, cut, mine)).toBe(9);
    expect(partingOf(game, mine, cut)).toBe(9);
  });

  it('stand beside each other: the variation is the whole other try', () => {
    const [mine, theirs] = [sailed('1'), sailed('2')];
    const at = partingOf(game, mine, theirs)!;
    const both = besides(mine, theirs, at, { players: [{ name: 'Ada' }], comment: 'Here' });
    expect(lineAt(both, [0])?.moves).toEqual(theirs.moves);
    expect(both.notes).toEqual([{ at, mark: 'moment', comment: 'Here' }]);
  });
});
