import { describe, expect, it } from 'vitest';
import { lighthouseRun, type State } from '@seekiste/rules/lighthouse-run';
import { playGame, seedOf } from '../../play.test-help.js';
import { policyBot } from '../../search/index.js';
import { shareAgainst } from '../../search/match.test-help.js';
import { sailor } from '../index.js';
import { candidates, manyCandidates, ripePolicy } from './candidates.js';

describe('the ripe policy', () => {
  it('beats greedy', () => {
    const ripe = policyBot('ripe', lighthouseRun, ripePolicy);
    expect(shareAgainst(lighthouseRun, 2, 40, ripe, sailor)).toBeGreaterThan(0.55);
    expect(shareAgainst(lighthouseRun, 4, 20, ripe, sailor)).toBeGreaterThan(0.29);
  });
});

describe('candidates', () => {
  it.each([
    ['few, and more towards the end', 60, candidates, (round: number) => (round < 8 ? 20 : 40)],
    ['many', 90, manyCandidates, () => 60],
  ] as const)(
    'are different moves on offer, what the captain would do without a search first: %s',
    (_, plenty, list, most) => {
      const codes = new Int32Array(lighthouseRun.kernel.mostMoves);
      const listed = new Int32Array(lighthouseRun.kernel.mostMoves);
      playGame({ game: lighthouseRun, seats: 3, bot: sailor, seed: seedOf(8) }, ({ state, seat }) => {
        const all = listed.subarray(0, lighthouseRun.kernel.list(state as State, seat, listed));
        const some = [...codes.subarray(0, list(state as State, seat, codes))];
        expect(some[0]).toBe(ripePolicy(state as State, seat));
        expect(new Set(some).size).toBe(some.length);
        if (all.length > plenty) expect(some.length).toBe(most((state as State).round));
        for (const code of some) expect(all).toContain(code);
      });
    },
  );
});
