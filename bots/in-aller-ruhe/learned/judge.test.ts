import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, MONSTER, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import { ideas, throwing, thrownIn } from '../sailor/index.js';
import { sailor } from '../index.js';
import { isJudged, judge, judged } from './judge.js';
import { readWeights } from '../../weights.test-help.js';
import { adviceFor } from './judgements.js';
import { readWeightsBy } from './load.js';

readWeightsBy(readWeights);

const game = gameNamed('in-aller-ruhe')!;
const { kernel, view, imagine, why } = inAllerRuhe;
const withOptions = (options: object) => adviceFor({ islandsRemoved: 0, strict: false, ...options }, 3)!.own;
const missing = (islandsRemoved: number) => withOptions({ islandsRemoved });
const judgement = missing(8);
const bold = { ...judgement, caution: 0 };

const everyDecision = (seats: number, options: object, seen: (state: State, seat: number) => void): number => {
  let decisions = 0;
  playGame({ game, seats, options: { ...options }, bot: sailor, seed: seedOf(12) }, ({ state, seat }) => {
    if (!isJudged(state as State)) return;
    decisions++;
    seen(state as State, seat);
  });
  return decisions;
};

interface Seen {
  readonly state: State;
  readonly seat: number;
  readonly move: Move;
}

/** Decisions of some games of three sailors; there are such. */
const decisionsWith = (options: object, fits: (seen: Seen) => boolean): readonly [Seen, ...Seen[]] => {
  const found: Seen[] = [];
  for (let deal = 0; deal < 4; deal++)
    playGame({ game, seats: 3, options: { ...options }, bot: sailor, seed: seedOf(deal) }, decision => {
      const seen = { ...decision, move: decision.move as Move, state: decision.state as State };
      if (fits(seen)) found.push(structuredClone(seen));
    });
  const [first, ...others] = found;
  if (!first) throw new Error('there is no such decision');
  return [first, ...others];
};

const CHAPTERS_PLAYED = [
  [3, { rock: true }],
  [3, { monsters: 5 }],
  [2, { storms: true }],
  [2, { variant: 'day-night' }],
] as const;

const codesJudged = (): readonly number[] => [...judged.codes.subarray(0, judged.count)];

describe('The learned value', () => {
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
    for (const options of [{ monsters: 4 }, { storms: true }, { rock: true, monsters: 4, storms: true }])
      expect(saysFor(3, options)).toBe(true);
    for (const variant of ['duel', 'arch', 'pyramid']) expect(saysFor(2, { variant })).toBe(false);
  });

  it('is asked of fewer networks in playouts with few islands missing, and of none with sea monsters or storms', () => {
    const asked = (options: object): readonly (number | undefined)[] => {
      const { own, inPlayouts } = adviceFor({ islandsRemoved: 0, strict: false, ...options }, 3)!;
      return [own.networks.weights.length, inPlayouts?.networks.weights.length];
    };
    expect(asked({ islandsRemoved: 4 })).toEqual([5, 3]);
    expect(asked({ islandsRemoved: 8 })).toEqual([3, 3]);
    expect(asked({ monsters: 4 })).toEqual([7, undefined]);
    expect(asked({ storms: true })).toEqual([6, undefined]);
  });

  it('with several expansions is asked of those that have learned with storms, if there are any', () => {
    const advice = (options: object) => adviceFor({ islandsRemoved: 0, strict: false, ...options }, 3);
    const [storms, monsters] = [advice({ storms: true }), advice({ monsters: 4 })];
    for (const options of [{ rock: true }, { monsters: 3 }, { rock: true, monsters: 5 }])
      expect(advice({ ...options, storms: true })).toBe(storms);
    expect(advice({ rock: true, monsters: 4 })).toBe(monsters);
    expect(storms).not.toBe(monsters);
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

  it('11.3 whatever it thinks, judges only what is on offer: nobody throws a sea monster', () => {
    const rng = Rng.from(seedOf(4));
    const { shape } = withOptions({ monsters: 5 }).networks;
    const holds = ({ state, seat }: Seen): boolean => isJudged(state) && state.hands[seat]!.includes(MONSTER);
    let thrown = 0;
    for (const { state, seat } of decisionsWith({ monsters: 5 }, holds))
      for (let network = 0; network < 20; network++) {
        const weights = [Float64Array.from({ length: shape.weights }, () => rng.next() / 0x1_0000_0000 - 0.5)];
        if (!judge({ networks: { shape, weights }, caution: 0 }, state, seat)) continue;
        const chosen = kernel.decode(state, seat, judged.codes[judged.best]!);
        expect(why(view(state, seat), chosen)).toBeUndefined();
        if (thrownIn(judged.codes[judged.best]!) !== 0) thrown++;
      }
    expect(thrown).toBeGreaterThan(3);
  });

  it('11.4 is not asked when the sea is full and there are sea monsters, nor 12.4 what to give with storms', () => {
    const [{ state }] = decisionsWith({}, ({ state: { phase } }) => phase === 'turn');
    const monsters = { destroyed: [], holds: [], fresh: [] };
    expect(isJudged({ ...state, open: 0 })).toBe(true);
    expect(isJudged({ ...state, open: 0, monsters })).toBe(false);
    expect(isJudged({ ...state, open: 1, monsters })).toBe(true);
    for (const { state: given } of decisionsWith({ storms: true }, ({ state: { phase } }) => phase === 'give'))
      expect(isJudged(given)).toBe(false);
  });

  it('12.9 has nothing to say where the sailor would use a compass first', () => {
    const { own } = adviceFor({ islandsRemoved: 0, strict: false, storms: true }, 3)!;
    const isUsed = ({ state, move }: Seen): boolean => state.phase === 'turn' && move.type === 'compass';
    for (const { state, seat } of decisionsWith({ storms: true }, isUsed)) expect(judge(own, state, seat)).toBe(false);
  });

  it('judges the best ideas of the sailor, the best first, but for what the chosen one throws', () => {
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
