import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../play.test-help.js';
import { throwing } from './code-of.js';
import { heuristic } from './index.js';
import { isJudged, judge, judged } from './judge.js';
import { adviceFor, LEARNED, SEAS, shapeOn } from './learned.js';
import { ideas } from './quick-turn.js';

const game = gameNamed('in-aller-ruhe')!;
const { kernel, view, imagine, why } = inAllerRuhe;
const withOptions = (options: object) => adviceFor({ islandsRemoved: 0, strict: false, ...options }, 3)!.own;
const missing = (islandsRemoved: number) => withOptions({ islandsRemoved });
const judgement = missing(8);
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

const CHAPTERS_PLAYED = [
  [3, { rock: true }],
  [3, { monsters: 5 }],
  [2, { storms: true }],
  [2, { variant: 'day-night' }],
  [3, { variant: 'pyramid' }],
] as const;

const codesJudged = (): readonly number[] => [...judged.codes.subarray(0, judged.count)];

describe('The learned value', () => {
  it.each(SEAS)('has all its weights, and says how they were found: %s', sea => {
    for (const [i, { weights, command }] of LEARNED[sea].entries()) {
      expect(weights).toHaveLength(shapeOn(sea).weights);
      expect(weights.every(Number.isFinite)).toBe(true);
      const how = `npm run tune -- in-aller-ruhe --mode value-${sea} --pupil ${i + 1} --games \\d+ --seed \\S+`;
      expect(command).toMatch(new RegExp(`^${how}$`));
    }
    expect(new Set(LEARNED[sea].map(({ command }) => command.split(' ').at(-1))).size).toBe(LEARNED[sea].length);
  });

  it('is another with few islands missing than with many', () => {
    expect(missing(4)).toBe(missing(6));
    expect(missing(8)).toBe(missing(12));
    expect(missing(4).networks.weights.at(-1)).not.toEqual(missing(8).networks.weights.at(-1));
  });

  it('has no say with all islands and one or two players, nor where it has learned nothing of use', () => {
    const saysFor = (seats: number, options: object): boolean =>
      adviceFor({ islandsRemoved: 0, strict: false, ...options }, seats) !== undefined;
    for (const seats of [1, 2]) {
      expect(saysFor(seats, {})).toBe(false);
      expect(saysFor(seats, { islandsRemoved: 4 })).toBe(true);
      expect(saysFor(seats, { variant: 'day-night' })).toBe(true);
    }
    expect(saysFor(3, {})).toBe(true);
    expect([1, 2].map(seats => saysFor(seats, { variant: 'pyramid' }))).toEqual([false, true]);
    for (const options of [{ monsters: 4 }, { storms: true }]) expect(saysFor(3, options)).toBe(true);
    expect(saysFor(3, { rock: true, storms: true })).toBe(false);
    for (const variant of ['duel', 'arch']) expect(saysFor(2, { variant })).toBe(false);
  });

  it('is asked of fewer networks in playouts with few islands missing, and of none with sea monsters or storms', () => {
    const asked = (options: object): readonly (number | undefined)[] => {
      const { own, inPlayouts } = adviceFor({ islandsRemoved: 0, strict: false, ...options }, 3)!;
      return [own.networks.weights.length, inPlayouts?.networks.weights.length];
    };
    expect(asked({ islandsRemoved: 4 })).toEqual([5, 3]);
    expect(asked({ islandsRemoved: 8 })).toEqual([3, 3]);
    expect(asked({ monsters: 4 })).toEqual([3, undefined]);
    expect(asked({ storms: true })).toEqual([3, undefined]);
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

  it.each([[1, { islandsRemoved: 8 }], [3, { islandsRemoved: 8 }], ...CHAPTERS_PLAYED] as const)(
    'judges ideas that are on offer, and takes the one with the best chance, with %i players and %j',
    (seats, options) => {
      const decisions = everyDecision(seats, options, (state, seat) => {
        if (!judge({ ...withOptions(options), caution: 0 }, state, seat)) return;
        for (const code of codesJudged())
          expect(why(view(state, seat), kernel.decode(state, seat, code))).toBeUndefined();
        expect(new Set(codesJudged()).size).toBe(judged.count);
        expect(judged.logits[judged.best]).toBe(Math.max(...judged.logits.subarray(0, judged.count)));
      });
      expect(decisions).toBeGreaterThan(20);
    },
  );

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

  it.each([
    [1, { islandsRemoved: 4 }],
    [2, { islandsRemoved: 4 }],
    [5, { islandsRemoved: 4 }],
    ...CHAPTERS_PLAYED,
  ] as const)('goes by what its seat knows, with %i players and %j', (seats, options) => {
    const worlds = Rng.from(seedOf(3));
    const thoughts = (state: State, seat: number): readonly (number | boolean)[] => {
      const isSaid = judge(withOptions(options), state, seat);
      return [isSaid, ...(isSaid ? [...codesJudged(), ...judged.logits.subarray(0, judged.count)] : [])];
    };
    everyDecision(seats, options, (state, seat) => {
      expect(thoughts(imagine(view(state, seat), worlds), seat)).toEqual(thoughts(state, seat));
    });
  });
});
