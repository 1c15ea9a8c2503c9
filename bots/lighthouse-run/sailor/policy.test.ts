import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { lighthouseRun, type State } from '@seekiste/rules/lighthouse-run';
import { playGame, seedOf } from '../../play.test-help.js';
import { chosenBy } from '../../position.test-help.js';
import { sailor } from '../index.js';
import { policy } from './policy.js';

const chosen = (fields: object, seat = 0): string => chosenBy(sailor, lighthouseRun, fields, seat);

describe('greedy', () => {
  it('6.1 takes a rival along for the bonus', () => {
    expect(
      chosen({
        seats: 4,
        round: 4,
        turn: 0,
        ships: [
          [6, 2, 0, 0, 0],
          [6, 1, 0, 0, 0],
          [1, 1, 0, 0, 0],
          [1, 1, 0, 0, 0],
        ],
        towers: [0, 2, 1, 3, 4, 5],
        lit: [false, false, true, true, true, false],
        hands: [[9, 6, 3], [], [], []],
      }),
    ).toMatch(/C3-green.*@6 \+$/);
  });

  it('5.6 plays a group card where its ships are together', () => {
    expect(
      chosen({
        seats: 2,
        round: 5,
        ships: [
          [6, 6, 6, 2, 0],
          [1, 1, 0, 0, 0],
        ],
        lit: [true, false, true, true, false, false],
        hands: [[6, 7, 5], []],
      }),
    ).toMatch(/^red:G3\* .*@6$|^red:G3\* @6$/);
  });

  it('7.3 saves the ship that the cloud would catch before it scores', () => {
    // After round 12 all is over: from 23 one step is worth a point, from 20 it is worth none.
    expect(
      chosen({
        seats: 2,
        round: 12,
        ships: [
          [23, 20, 2, 2, 2],
          [20, 2, 2, 2, 2],
        ],
        lit: [true, false, false, false, true, true],
        hands: [[6], []],
      }),
    ).toMatch(/@23$/);
  });

  it('goes by what its seat knows: another world does not change its move', () => {
    const worlds = Rng.from(seedOf(4));
    for (const [seats, mode] of [
      [4, 'standard'],
      [2, 'erik'],
      [2, 'fleet'],
    ] as const)
      playGame({ game: lighthouseRun, seats, options: { mode }, bot: sailor, seed: seedOf(5) }, ({ state, seat }) => {
        const code = policy(state as State, seat);
        const view = lighthouseRun.view(state as State, seat);
        for (let i = 0; i < 3; i++) expect(policy(lighthouseRun.imagine(view, worlds), seat)).toBe(code);
      });
  });
});
