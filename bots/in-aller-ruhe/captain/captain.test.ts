import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import { choose, codeOf, inOrder, weightsFor } from '../sailor/index.js';
import { solvedMove } from '../endgame/index.js';
import { captain, captainWith, sailor } from '../index.js';
import { evenSea, position, viewOf } from '../position.test-help.js';
import { learnedMove } from './starters.js';
import { readWeightsBy } from '../learned/index.js';
import { readWeights } from '../../weights.test-help.js';

readWeightsBy(readWeights);

const game = gameNamed('in-aller-ruhe')!;
const quick = captainWith({ open: 8, arms: 3, behind: 1, turns: 400, worlds: 16 });

const chosen = (state: State): string => inAllerRuhe.write(captain.choose(viewOf(state), Rng.from(seedOf(1))) as Move);

describe('The captain', () => {
  it('6.1 plays the arrival that wins', () => {
    expect(chosen(position({ seats: 2, sea: evenSea(), hands: [[1, 3, 81], [5]] }))).toBe('A');
  });

  it('fills the last space and keeps the arrival', () => {
    const hands = [
      [7, 21, 81],
      [77, 79],
    ];
    expect(chosen(position({ seats: 2, sea: evenSea(10), hands }))).toBe('21 E2 - 7');
  });

  it('plays what is best for certain where the rest can be solved, without a look at luck', () => {
    const solved = captainWith({ turns: 1 });
    let found = 0;
    for (const islandsRemoved of [0, 12])
      playGame({ game, seats: 1, options: { islandsRemoved }, bot: sailor, seed: seedOf(9) }, decision => {
        const view = inAllerRuhe.view(decision.state as State, decision.seat);
        const move = solvedMove(view, 20_000);
        if (!move) return;
        found++;
        const rng = Rng.from(seedOf(2));
        expect(solved.choose(view, rng)).toEqual(move);
        expect(rng.next()).toBe(Rng.from(seedOf(2)).next());
      });
    expect(found).toBeGreaterThan(3);
  });

  it('makes the same move for the same view and generator, and in every world that looks the same', () => {
    const worlds = Rng.from(seedOf(5));
    let thought = 0;
    playGame(
      { game, seats: 3, options: { islandsRemoved: 8 }, bot: quick, seed: seedOf(6) },
      ({ state, seat, move }) => {
        const view = inAllerRuhe.view(state as State, seat);
        if (view.open > 8) return;
        thought++;
        const again = quick.choose(view, Rng.from(seedOf(2)));
        expect(quick.choose(inAllerRuhe.view(inAllerRuhe.imagine(view, worlds), seat), Rng.from(seedOf(2)))).toEqual(
          again,
        );
        expect(game.why(view, move)).toBeUndefined();
      },
    );
    expect(thought).toBeGreaterThan(5);
  });

  it.each([
    { seats: 1, few: 4, least: { few: 1, many: 1 } },
    { seats: 3, few: 0, least: { few: 1, many: 5 } },
  ])('goes by the learned value from the first turn on, with $seats players', ({ seats, few, least }) => {
    const early = captainWith({ open: 0, arms: 1, behind: 1, turns: 1, worlds: 1, states: 0 });
    const othersWith = (islandsRemoved: number): number => {
      let others = 0;
      playGame({ game, seats, options: { islandsRemoved }, bot: sailor, seed: seedOf(7) }, decision => {
        const [state, seat] = [decision.state as State, decision.seat];
        if (state.phase !== 'turn' || state.open === 0) return;
        const move = early.choose(inAllerRuhe.view(state, seat), Rng.from(seedOf(2))) as Move;
        expect(move).toEqual(inAllerRuhe.kernel.decode(state, seat, learnedMove(state, seat)!));
        if (inAllerRuhe.write(move) !== inAllerRuhe.write(decision.move as Move)) others++;
      });
      return others;
    };
    expect(othersWith(few)).toBeGreaterThan(least.few);
    expect(othersWith(8)).toBeGreaterThan(least.many);
  });

  it.each([
    [3, { rock: true }, 1],
    [3, { monsters: 4 }, 1],
    [3, { storms: true }, 1],
    [3, { variant: 'day-night' }, 3],
  ] as const)('goes by the learned value with %i players and %j, where it has a say', (seats, options, least) => {
    const early = captainWith({ open: -1, arms: 1, behind: 1, turns: 1, worlds: 1 });
    let others = 0;
    const compare = (decision: { state: unknown; seat: number }): void => {
      const [state, seat] = [decision.state as State, decision.seat];
      const code = learnedMove(state, seat);
      if (code === undefined) return;
      const move = early.choose(inAllerRuhe.view(state, seat), Rng.from(seedOf(2))) as Move;
      expect(move).toEqual(inAllerRuhe.kernel.decode(state, seat, code));
      if (codeOf(state, seat, choose(inAllerRuhe.view(state, seat), weightsFor(state.options))) !== code) others++;
    };
    for (const deal of [7, 8, 9]) playGame({ game, seats, options, bot: sailor, seed: seedOf(deal) }, compare);
    expect(others).toBeGreaterThan(least);
  });

  it.each([{ variant: 'pyramid' }, { variant: 'pyramid', pyramid: 'easier' }])(
    'judges by weights of its own with %j at first; a sailor by one set for all',
    options => {
      let others = 0;
      playGame({ game, seats: 2, options, bot: sailor, seed: seedOf(7) }, decision => {
        const view = inAllerRuhe.view(decision.state as State, decision.seat);
        if (view.open <= 8) return;
        const move = captain.choose(view, Rng.from(seedOf(2))) as Move;
        expect(move).toEqual(choose(view, weightsFor(view.options)));
        if (inAllerRuhe.write(move) !== inAllerRuhe.write(decision.move as Move)) others++;
      });
      expect(others).toBeGreaterThan(0);
    },
  );

  it('thinks ahead near the end of a pyramid', () => {
    const late = captainWith({ turns: 400, worlds: 16 });
    let others = 0;
    const compare = (decision: { state: unknown; seat: number }): void => {
      const view = inAllerRuhe.view(decision.state as State, decision.seat);
      if (view.open > 8 || view.open === 0) return;
      const move = late.choose(view, Rng.from(seedOf(2))) as Move;
      expect(game.why(view, move)).toBeUndefined();
      const text = inAllerRuhe.write(inOrder(choose(view, weightsFor(view.options))));
      if (inAllerRuhe.write(inOrder(move)) !== text) others++;
    };
    for (const deal of [4, 6, 7])
      playGame({ game, seats: 2, options: { variant: 'pyramid' }, bot: sailor, seed: seedOf(deal) }, compare);
    expect(others).toBeGreaterThan(3);
  });

  it('10.3 leaves the rock to the heuristic', () => {
    let rocks = 0;
    playGame({ game, seats: 2, options: { rock: true }, bot: sailor, seed: seedOf(7) }, ({ state, seat, move }) => {
      if ((state as State).phase !== 'rock' || (state as State).open > 20) return;
      rocks++;
      expect(captain.choose(inAllerRuhe.view(state as State, seat), Rng.from(seedOf(2)))).toEqual(move);
    });
    expect(rocks).toBeGreaterThan(3);
  });

  it.each([0, -1, 2.5, Number.NaN, Infinity])('refuses to think for %j turns', turns => {
    expect(() => captainWith({ open: 8, arms: 3, behind: 1, turns, worlds: 16 })).toThrow('whole number');
  });

  it.each([
    { rock: true, monsters: 3, storms: true },
    { variant: 'pyramid' },
    { variant: 'day-night' },
    { variant: 'duel' },
  ])('plays a whole game with %j, only with moves on offer', options => {
    playGame({ game, seats: 2, options, bot: quick, seed: seedOf(8) }, ({ state, seat, move }) => {
      expect(game.why(game.view(state, seat), move)).toBeUndefined();
    });
  });
});
