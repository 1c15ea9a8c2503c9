import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { santaTimea, TRICKS, type State } from '@seekiste/rules/santa-timea';
import { judgeMoves } from '../../analysis/index.js';
import { analysed } from '../analysed.js';
import { seedOf } from '../../play.test-help.js';
import { policy } from '../sailor/index.js';
import { solvedLastCards } from './index.js';

const { kernel } = santaTimea;

/** The analysis meets worlds that change little from one to the next, so that its intervals are a little too narrow. */
const SLACK = 400;

/** A last round of sailors, stopped after this number of cards. */
const roundOf = (seed: number, seats: number, cards: number, rounds = 1): State => {
  const state = santaTimea.start({ professional: seed % 2 === 0, rounds }, seats);
  kernel.deal(state, Rng.from(seedOf(seed)));
  for (let i = 0; i < cards; i++) kernel.play(state, state.turn, policy(state, state.turn));
  return state;
};

const solvedIn = (state: State) => solvedLastCards(santaTimea.view(state, state.turn), state.turn);

describe('the last cards of a game', () => {
  it.each([
    [2, 2, 0],
    [2, 2, 1],
    [3, 2, 2],
    [4, 2, 3],
    [5, 2, 0],
    [2, 3, 1],
  ])('of %i players with %i tricks left and %i cards laid come out as the analysis plays them', (seats, left, laid) => {
    for (const seed of [1, 2, 3]) {
      const state = roundOf(seed, seats, (TRICKS - left) * seats + laid);
      const solved = solvedIn(state)!;
      expect(solved).toHaveLength(santaTimea.moves(santaTimea.view(state, state.turn)).length);
      const chances = new Map(solved.map(({ move, chance }) => [santaTimea.write(move), chance * 10_000]));
      const position = { state, seat: state.turn, seats, options: { ...state.options } as never };
      const { moves } = judgeMoves(analysed, position, solved[0]!.move, { budget: 40_000, seed: seedOf(99) });
      // With two cards left nothing is chosen later, so that sailors play on as well as anybody.
      if (left === 2)
        for (const { move, chance } of moves) {
          expect(chances.get(move!)).toBeGreaterThan(chance.low - SLACK);
          expect(chances.get(move!)).toBeLessThan(chance.high + SLACK);
        }
      else for (const { move, chance } of moves) expect(chances.get(move!)).toBeGreaterThan(chance.low - SLACK);
    }
  });

  it('are the same whatever the others really hold', () => {
    const state = roundOf(4, 3, (TRICKS - 2) * 3 + 2);
    const view = santaTimea.view(state, state.turn);
    const other = santaTimea.imagine(view, Rng.from(seedOf(77)));
    expect(solvedIn(other)).toEqual(solvedIn(state));
  });

  it('are left alone before the last round, before the last tricks, and where too many deals are possible', () => {
    expect(solvedIn(roundOf(1, 2, (TRICKS - 2) * 2, 2))).toBeUndefined();
    expect(solvedIn(roundOf(1, 2, (TRICKS - 4) * 2))).toBeUndefined();
    expect(solvedIn(roundOf(1, 4, (TRICKS - 2) * 4))).toBeUndefined();
  });
});
