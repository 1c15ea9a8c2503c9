import { expect, it } from 'vitest';
import { OVER, Rng } from '@seekiste/rules/core';
import { lighthouseRun, type Mode, type State } from '@seekiste/rules/lighthouse-run';
import { seedOf } from '../../play.test-help.js';
import { policy } from '../sailor/index.js';
import { solvedLastTurn } from './index.js';

const { kernel } = lighthouseRun;

/** The states of a game of sailors in which a seat has to act, the last one first. */
const turnsOf = (mode: Mode, seats: number, seed: number): readonly State[] => {
  const state = lighthouseRun.start({ mode }, seats);
  kernel.deal(state, Rng.from(seedOf(seed)));
  const turns: State[] = [];
  while (kernel.actor(state) !== OVER) {
    const copy = lighthouseRun.start({ mode }, seats);
    kernel.copy(state, copy);
    turns.unshift(copy);
    kernel.play(state, state.turn, policy(state, state.turn));
  }
  return turns;
};

const solvedIn = (state: State) => solvedLastTurn(lighthouseRun.view(state, state.turn), state.turn);

it.each([
  ['standard', 2],
  ['standard', 4],
  ['fleet', 2],
] as const)('the last turn of %s for %i ends as the rules say, whatever is hidden', (mode, seats) => {
  for (const seed of [1, 2, 3]) {
    const [last, before] = turnsOf(mode, seats, seed);
    const solved = solvedIn(last!)!;
    expect(solved.length).toBe(lighthouseRun.moves(lighthouseRun.view(last!, last!.turn)).length);
    for (const { move, chance } of solved) {
      const step = lighthouseRun.apply(last!, last!.turn, move);
      expect(step.ok && kernel.score(step.value.state, last!.turn)).toBe(chance);
    }
    expect(solvedIn(before!)).toBeUndefined();
  }
});

it('9.3 nothing is reckoned with Erik, whose card nobody knows', () => {
  expect(solvedIn(turnsOf('erik', 2, 1)[0]!)).toBeUndefined();
});
