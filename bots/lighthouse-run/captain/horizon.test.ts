import { describe, expect, it } from 'vitest';
import { OVER, Rng } from '@seekiste/rules/core';
import { lighthouseRun, type Mode, type State } from '@seekiste/rules/lighthouse-run';
import { seedOf } from '../../play.test-help.js';
import { GAMES_FROM } from './horizon.js';
import { policy } from '../sailor/index.js';
import { closeValue, value } from './value.js';

const { kernel } = lighthouseRun;

/** A greedy game up to a round. */
const upTo = (round: number, seats: number, mode: Mode = 'standard'): State => {
  const state = lighthouseRun.start({ mode }, seats);
  kernel.deal(state, Rng.from(seedOf(round)));
  while (state.round < round) kernel.play(state, state.turn, policy(state, state.turn));
  return state;
};

/** What a search from here on plays out, and where it ends. */
const playedOut = (state: State): State => {
  const { actor, play } = GAMES_FROM[state.round]!.kernel;
  for (let seat = actor(state); seat !== OVER; seat = actor(state)) play(state, seat, policy(state, seat));
  return state;
};

const valuesOf = (state: State): number[] => Array.from({ length: state.seats }, (_, seat) => value(state, seat));

describe('the horizon', () => {
  it.each([1, 3, 5])('ends playouts seven rounds on, when everybody has played: from round %i', round => {
    expect(playedOut(upTo(round, 3))).toMatchObject({ phase: 'turn', round: round + 7, playedThisRound: 0 });
  });

  it.each([6, 12])('lets them go to the end of the game if that is nearer: from round %i', round => {
    expect(playedOut(upTo(round, 3)).phase).toBe('over');
  });
});

describe('the value', () => {
  it.each([1, 5, 9])('shares one win out among the players, before the end and at it: from round %i', round => {
    for (const seats of [2, 3, 4])
      expect(valuesOf(playedOut(upTo(round, seats))).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
  });

  it('minds in the last rounds who is ahead more than by how much', () => {
    const state = playedOut(upTo(9, 3));
    const ranks = valuesOf(state).map((chance, seat) => ({ chance, close: closeValue(state, seat) }));
    ranks.sort((a, b) => a.chance - b.chance);
    expect(ranks.at(-1)!.close).toBeGreaterThan(ranks.at(-1)!.chance);
    expect(ranks[0]!.close).toBeLessThan(ranks[0]!.chance);
  });

  it('leaves some of it to Erik', () => {
    const [one = 0, other = 0] = valuesOf(playedOut(upTo(3, 2, 'erik')));
    expect(one + other).toBeLessThan(1);
    expect(one + other).toBeGreaterThan(0.2);
  });

  it.each([1, 5, 9])('is higher, the farther a ship has come: from round %i', round => {
    const state = playedOut(upTo(round, 4));
    const before = valuesOf(state);
    const fleet = state.ships[2]!;
    const last = fleet.indexOf(Math.min(...fleet));
    fleet[last] = Math.max(...fleet);
    const after = valuesOf(state);
    expect(after[2]).toBeGreaterThan(before[2]!);
    for (const rival of [0, 1, 3]) expect(after[rival]).toBeLessThan(before[rival]!);
  });

  it('knows before the end that a card which was kept is worth something', () => {
    const state = playedOut(upTo(1, 2));
    const before = value(state, 0);
    state.played[0]!.splice(0, 1, 12); // instead of the first card, the coop card of one step was played
    state.played[1]!.splice(0, 1, 7); // and the group card of three steps
    expect(value(state, 0)).toBeGreaterThan(before);
  });
});
