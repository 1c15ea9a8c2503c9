import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../play.test-help.js';
import { throwing } from './code-of.js';
import { heuristic } from './index.js';
import { isJudged, judge, judged } from './judge.js';
import { judgementWith, LEARNED, SEAS } from './learned.js';
import { WEIGHT_COUNT } from './network.js';
import { ideas } from './quick-turn.js';

const game = gameNamed('in-aller-ruhe')!;
const { kernel, view, imagine, why } = inAllerRuhe;
const judgement = judgementWith(8);
const bold = { ...judgement, caution: 0 };

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
  it.each(SEAS)('has all its weights, and says how they were found: %s', sea => {
    const { weights, command } = LEARNED[sea];
    expect(weights).toHaveLength(WEIGHT_COUNT);
    expect(weights.every(Number.isFinite)).toBe(true);
    expect(command).toMatch(new RegExp(`^npm run tune -- in-aller-ruhe --mode value-${sea} --games \\d+ --seed \\S+$`));
  });

  it('is another with few islands missing than with many', () => {
    expect(judgementWith(0)).toBe(judgementWith(4));
    expect(judgementWith(8)).toBe(judgementWith(12));
    expect(judgementWith(4).networks.at(-1)).not.toEqual(judgementWith(8).networks.at(-1));
  });

  it('leaves it at what the heuristic would do unless something is ahead by more than its caution', () => {
    const seen = { kept: 0, changed: 0 };
    everyDecision(3, { islandsRemoved: 8 }, (state, seat) => {
      judge(bold, state, seat);
      const first = judged.logits[0]!;
      const ahead = Math.max(...judged.logits.subarray(0, judged.count)) - first;
      if (state.phase !== 'turn' || !Number.isFinite(first) || judged.best === 0) return;
      judge({ ...bold, caution: ahead + 1e-6 }, state, seat);
      expect(judged.best).toBe(0);
      expect(judged.codes[0]).toBe(ideas.codes[ideas.best]);
      seen.kept++;
      judge({ ...bold, caution: 1e-9 }, state, seat);
      if (judged.best > 0) seen.changed++;
    });
    expect(seen.kept).toBeGreaterThan(5);
    expect(seen.changed).toBe(seen.kept);
  });

  it.each([1, 3])('judges ideas that are on offer, and takes the one with the best chance, with %i players', seats => {
    const decisions = everyDecision(seats, { islandsRemoved: 8 }, (state, seat) => {
      judge(bold, state, seat);
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
      judge(judgement, state, seat);
      const best = [...ideas.worths.subarray(0, ideas.count).keys()]
        .sort((a, b) => ideas.worths[b]! - ideas.worths[a]!)
        .slice(0, judged.count);
      const bare = (code: number): number => throwing(code, 0);
      expect(codesJudged().map(bare)).toEqual(best.map(idea => bare(ideas.codes[idea]!)));
    });
  });

  it.each([1, 2, 5])('goes by what its seat knows, with %i players', seats => {
    const worlds = Rng.from(seedOf(3));
    const thoughts = (state: State, seat: number): readonly number[] => {
      judge(judgement, state, seat);
      return [...codesJudged(), ...judged.logits.subarray(0, judged.count)];
    };
    everyDecision(seats, { islandsRemoved: 4 }, (state, seat) => {
      expect(thoughts(imagine(view(state, seat), worlds), seat)).toEqual(thoughts(state, seat));
    });
  });
});
