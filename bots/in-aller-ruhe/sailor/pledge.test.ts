import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import { position, viewOf } from '../position.test-help.js';
import { sailor } from '../index.js';
import { choosePledge } from './pledge.js';
import { WEIGHTS } from './numbers.js';

const islands = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, i) => from + i);

/** Three players at the departure: seat 0 placed the card and holds four, the others five. */
const departing = (piles: readonly number[], fields: Readonly<Record<string, unknown>> = {}): State =>
  position({
    seats: 3,
    phase: 'pledge',
    turn: 0,
    round: 1,
    hands: [islands(1, 4), islands(5, 5), islands(10, 5)],
    piles: piles.map((count, seat) => islands(20 + 20 * seat, count)),
    ...fields,
  });

/** Everybody names numbers until cards are given; the stubborn one always names the same. */
const agree = (from: State, stubborn?: { readonly seat: number; readonly names: number }): State => {
  let state = from;
  while (state.phase === 'pledge') {
    const seat = inAllerRuhe.kernel.actor(state);
    const count = seat === stubborn?.seat ? stubborn.names : choosePledge(viewOf(state, seat), seat, WEIGHTS);
    const step = inAllerRuhe.apply(state, seat, { type: 'pledge', count });
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return state;
};

describe('5.3 The number to name at the departure', () => {
  it('is largest for the seat with most cards, and a seat without a pile is spared', () => {
    const { pledges } = agree(departing([0, 10, 19]));
    expect(pledges[0]).toBe(0);
    expect(pledges[2]).toBeGreaterThan(pledges[1]!);
  });

  it('completes the eight when all others have named theirs', () => {
    const state = departing([10, 10, 10], { pledges: [2, 4, null] });
    expect(choosePledge(viewOf(state, 2), 2, WEIGHTS)).toBe(2);
  });

  it('is nothing when the others already named eight', () => {
    const state = departing([10, 10, 10], { pledges: [3, 5, null] });
    expect(choosePledge(viewOf(state, 2), 2, WEIGHTS)).toBe(0);
  });

  it('is the whole hand, and no more, when even that cannot complete the eight', () => {
    const state = departing([10, 10, 10], { pledges: [0, 1, null] });
    expect(choosePledge(viewOf(state, 2), 2, WEIGHTS)).toBe(5);
  });

  it('is agreed in the first round among bots, in whole games of two to five', () => {
    const game = gameNamed('in-aller-ruhe')!;
    for (let seats = 2; seats <= 5; seats++)
      for (let deal = 0; deal < 10; deal++)
        playGame({ game, seats, bot: sailor, seed: seedOf(deal) }, ({ state }) => {
          expect((state as State).round).toBeLessThanOrEqual(1);
        });
  });

  it('follows somebody who will not budge: agreed in the second round at the latest', () => {
    for (const seat of [0, 1, 2])
      for (let names = 0; names <= 4; names++) {
        const { round, pledges } = agree(departing([8, 12, 10]), { seat, names });
        expect(round).toBeLessThanOrEqual(2);
        expect(pledges[seat]).toBe(names);
      }
  });
});

describe('5.5 The cards to give', () => {
  it('are dead ones before those that a gap needs', () => {
    // B1 to F6 are open above 40 on A1: all numbers below are dead.
    const state = departing([4, 4, 4], {
      phase: 'give',
      sea: [40, ...new Array<number>(35).fill(0)],
      hands: [
        [3, 7, 50, 60],
        [5, 8, 9, 70, 71],
        [11, 12, 13, 14, 80],
      ],
      piles: [[], [], []],
      pledges: [2, 3, 3],
    });
    expect(sailor.choose(viewOf(state, 0), undefined as never)).toEqual({ type: 'give', cards: [3, 7] });
    expect(sailor.choose(viewOf(state, 1), undefined as never)).toEqual({ type: 'give', cards: [5, 8, 9] });
  });
});
