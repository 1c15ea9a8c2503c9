import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type Move, type State, type View } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import type { Bot } from '../../bot.js';
import { choose } from './choose.js';
import { codeOf } from './code-of.js';
import { guide, moveBy } from './guide.js';
import { startersIn } from '../captain/index.js';
import { weightsFor } from './weights-for.js';
import { BEGINNER } from './numbers.js';

const game = gameNamed('in-aller-ruhe')!;
const { kernel } = inAllerRuhe;
const codes = new Int32Array(kernel.mostMoves);
const rng = Rng.from(seedOf(1));

const WAYS = [
  {},
  { rock: true, monsters: 3, storms: true },
  { variant: 'arch' },
  { variant: 'day-night' },
  { variant: 'pyramid' },
  { variant: 'duel' },
] as const;

/** Judges as the captain does, without a search. */
const judging: Bot = { name: 'judging', choose: view => choose(view as View, weightsFor((view as View).options)) };

const everyDecision = (options: object, seen: (state: State, seat: number, move: Move) => void): void => {
  playGame({ game, seats: 2, options: { ...options }, bot: judging, seed: seedOf(21) }, ({ state, seat, move }) =>
    seen(state as State, seat, move as Move),
  );
};

describe.each(WAYS)('What a search goes by with %j', options => {
  it('knows the code of every move on offer', () => {
    let decisions = 0;
    everyDecision(options, (state, seat) => {
      if (decisions++ % 8 > 0) return;
      for (const code of codes.slice(0, kernel.list(state, seat, codes)))
        expect(codeOf(state, seat, kernel.decode(state, seat, code))).toBe(code);
    });
    expect(decisions).toBeGreaterThan(16);
  });

  it('plays on by the weights for its way to play, and tries its move first, among moves on offer', () => {
    everyDecision(options, (state, seat, move) => {
      const code = guide.policy(state, seat, rng);
      expect(code).toBe(codeOf(state, seat, move));
      const tried = startersIn(state, seat).map(starter => starter.code);
      expect(tried[0]).toBe(code);
      expect(tried.length).toBeLessThanOrEqual(7);
      expect(new Set(tried).size).toBe(tried.length);
      for (const other of tried)
        expect(game.why(game.view(state, seat), kernel.decode(state, seat, other))).toBeUndefined();
    });
  });
});

describe('The heuristic at search speed', () => {
  it.each([{ storms: true }, { variant: 'pyramid' }])('plays by any weights that it is handed, with %j', options => {
    let others = 0;
    everyDecision(options, (state, seat, move) => {
      const chosen = choose(inAllerRuhe.view(state, seat), BEGINNER);
      expect(moveBy(state, seat, BEGINNER)).toBe(codeOf(state, seat, chosen));
      if (codeOf(state, seat, move) !== codeOf(state, seat, chosen)) others++;
    });
    expect(others).toBeGreaterThan(5);
  });
});

describe('The value of an end', () => {
  it('is whether the team has won', () => {
    const won = inAllerRuhe.start({ islandsRemoved: 0, strict: false }, 2);
    won.outcome = { kind: 'team', won: true, reason: 'arrived', clause: '6.1', seat: 0 };
    expect(guide.value(won, 1)).toBe(1);
    won.outcome = { kind: 'team', won: false, reason: 'no-action', clause: '8.2', seat: 0 };
    expect(guide.value(won, 1)).toBe(0);
  });

  it('is more in the duel, the further ahead a player is, and adds up to one', () => {
    const at = (mine: number, theirs: number): readonly number[] => {
      const state = inAllerRuhe.start({ islandsRemoved: 0, strict: false, variant: 'duel' }, 2);
      const places = [mine >= theirs ? 1 : 2, theirs >= mine ? 1 : 2];
      state.duel!.ranking = { kind: 'ranking', points: [mine, theirs], places, reason: 'sea-full', clause: '16.7' };
      return [guide.value(state, 0), guide.value(state, 1)];
    };
    expect(at(20, 20)).toEqual([0.5, 0.5]);
    expect(at(25, 20)[0]).toBeGreaterThan(at(22, 20)[0]!);
    expect(at(25, 20)[0]! + at(25, 20)[1]!).toBeCloseTo(1, 12);
  });
});
