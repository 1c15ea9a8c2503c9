import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../play.test-help.js';
import { throwing } from './code-of.js';
import { heuristic } from './index.js';
import { isJudged, judge, judged } from './judge.js';
import { LEARNED } from './learned.js';
import { WEIGHT_COUNT } from './network.js';
import { ideas } from './quick-turn.js';

const game = gameNamed('in-aller-ruhe')!;
const { kernel, view, imagine, why } = inAllerRuhe;
const weights = Float64Array.from(LEARNED.weights);

const everyDecision = (seats: number, options: object, seen: (state: State, seat: number) => void): number => {
  let decisions = 0;
  playGame({ game, seats, options: { ...options }, bot: heuristic, seed: seedOf(12) }, ({ state, seat }) => {
    if (!isJudged(state as State)) return;
    decisions++;
    seen(state as State, seat);
  });
  return decisions;
};

const codesJudged = (): readonly number[] => [...judged.codes.subarray(0, judged.count)];

describe('The learned value', () => {
  it('has all its weights', () => {
    expect(LEARNED.weights).toHaveLength(WEIGHT_COUNT);
    expect(LEARNED.weights.every(Number.isFinite)).toBe(true);
  });

  it.each([1, 3])('judges ideas that are on offer, and takes the one with the best chance, with %i players', seats => {
    const decisions = everyDecision(seats, { islandsRemoved: 8 }, (state, seat) => {
      judge(weights, state, seat);
      for (const code of codesJudged())
        expect(why(view(state, seat), kernel.decode(state, seat, code))).toBeUndefined();
      expect(new Set(codesJudged()).size).toBe(judged.count);
      expect(judged.logits[judged.best]).toBe(Math.max(...judged.logits.subarray(0, judged.count)));
    });
    expect(decisions).toBeGreaterThan(20);
  });

  it('judges the best ideas of the heuristic, the best first, but for what the chosen one throws', () => {
    everyDecision(3, {}, (state, seat) => {
      if (state.phase !== 'turn') return;
      judge(weights, state, seat);
      const best = [...ideas.worths.subarray(0, ideas.count).keys()]
        .sort((a, b) => ideas.worths[b]! - ideas.worths[a]!)
        .slice(0, judged.count);
      const bare = (code: number): number => throwing(code, 0);
      expect(codesJudged().map(bare)).toEqual(best.map(idea => bare(ideas.codes[idea]!)));
    });
  });

  it.each([1, 2, 5])('goes by what its seat knows, with %i players', seats => {
    const worlds = Rng.from(seedOf(3));
    const judgement = (state: State, seat: number): readonly number[] => {
      judge(weights, state, seat);
      return [...codesJudged(), ...judged.logits.subarray(0, judged.count)];
    };
    everyDecision(seats, { islandsRemoved: 4 }, (state, seat) => {
      expect(judgement(imagine(view(state, seat), worlds), seat)).toEqual(judgement(state, seat));
    });
  });
});
