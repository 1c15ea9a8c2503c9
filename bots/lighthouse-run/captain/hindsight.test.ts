import { describe, expect, it } from 'vitest';
import { OVER, Rng, type Seat } from '@seekiste/rules/core';
import { lighthouseRun, type Card, type State } from '@seekiste/rules/lighthouse-run';
import { seedOf } from '../../play.test-help.js';
import { hindsight } from './hindsight.js';
import { policy } from '../sailor/index.js';

const { kernel } = lighthouseRun;

interface Kept {
  readonly seat: Seat;
  /** What a player held on to in the last turn, and what was drawn after it. */
  readonly cards: readonly Card[];
}

/** Greedy games: at every turn, what others have kept in their last one. */
const games = (seats: number, count: number, look: (state: State, kept: readonly Kept[]) => void): void => {
  for (let game = 0; game < count; game++) {
    const state = lighthouseRun.start({ mode: 'standard' }, seats);
    kernel.deal(state, Rng.from(seedOf(game)));
    const kept: Kept[] = [];
    for (let seat = kernel.actor(state); seat !== OVER; seat = kernel.actor(state)) {
      look(state, kept);
      const held = state.hands[seat]!;
      const code = policy(state, seat);
      const before = [...held];
      kernel.play(state, seat, code);
      before.splice(before.indexOf(state.played[seat]!.at(-1)!), 1);
      kept.unshift({ seat, cards: before });
    }
  }
};

describe('hindsight', () => {
  it.each([2, 3, 4])('never rules out a card that a greedy player has kept: %i players', seats => {
    let told = 0;
    games(seats, 2, (state, kept) => {
      hindsight(state, state.turn)
        .slice(0, 1)
        .forEach(({ seat, missed }) => {
          expect(seat).toBe(kept[0]?.seat);
          for (const card of kept[0]!.cards) expect(missed[card]).toBeLessThan(1);
          if (Math.max(...missed) === 1) told++;
        });
    });
    expect(told).toBeGreaterThan(5);
  });

  it.each([2, 4])('looks back at others only, and at each of them once: %i players', seats => {
    games(seats, 1, state => {
      const told = hindsight(state, state.turn).map(({ seat }) => seat);
      expect(told).not.toContain(state.turn);
      expect(new Set(told).size).toBe(told.length);
    });
  });

  it('goes by what a seat sees: another world tells the same', () => {
    const rng = Rng.from(seedOf(9));
    games(3, 1, state => {
      const world = lighthouseRun.imagine(lighthouseRun.view(state, state.turn), rng);
      expect(hindsight(world, state.turn)).toEqual(hindsight(state, state.turn));
    });
  });

  it('tells nothing where nobody greedy can have been', () => {
    const rng = Rng.from(seedOf(4));
    const told = { greedy: 0, random: 0 };
    for (let game = 0; game < 20; game++) {
      const state = lighthouseRun.start({ mode: 'standard' }, 4);
      kernel.deal(state, rng);
      while (state.round < 5) kernel.play(state, state.turn, policy(state, state.turn));
      told.greedy += hindsight(state, state.turn).length;
      kernel.play(state, state.turn, kernel.pick(state, state.turn, rng));
      told.random += Math.min(1, hindsight(state, state.turn).length);
    }
    expect(told.greedy).toBeGreaterThan(20);
    expect(told.random).toBeLessThan(14);
  });
});
