import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../play.test-help.js';
import { choose } from './choose.js';
import { codeOf } from './code-of.js';
import { heuristic } from './index.js';
import { know } from './known.js';
import { thinkInPyramid, thinkOfPaying } from './pyramid-turn.js';
import { chapters } from './quick-chapters.js';
import { arrives, cards, now } from './quick-table.js';
import { ideas } from './quick-turn.js';
import { weightsFor } from './weights-for.js';

const game = gameNamed('in-aller-ruhe')!;
const { kernel, view, why, imagine } = inAllerRuhe;

const everyDecision = (seen: (state: State, seat: number) => void): void => {
  for (const seats of [1, 3])
    playGame(
      { game, seats, options: { variant: 'pyramid' }, bot: heuristic, seed: seedOf(seats) },
      ({ state, seat }) => {
        seen(state as State, seat);
      },
    );
};

const everyTurn = (seen: (state: State, seat: number) => void): void => {
  everyDecision((state, seat) => {
    if (state.phase === 'turn') seen(state, seat);
  });
};

describe('A turn in the pyramid', () => {
  it('has ideas that are on offer, what the heuristic would do first among them', () => {
    everyTurn((state, seat) => {
      thinkInPyramid(state, seat);
      const seen = view(state, seat);
      const moves = Array.from(ideas.codes.subarray(0, ideas.count), code => kernel.decode(state, seat, code));
      for (const move of moves) expect(why(seen, move)).toBeUndefined();
      if (moves.length > 0)
        expect(ideas.codes[ideas.best]).toBe(codeOf(state, seat, choose(seen, weightsFor(state.options))));
    });
  });

  it('17.2 reckons with what the exploration pile has in store', () => {
    everyTurn((state, seat) => {
      thinkInPyramid(state, seat);
      const known = know(view(state, seat), seat, weightsFor(state.options));
      expect(now.exploration).toEqual(known.exploration);
      expect(now.total).toBeCloseTo(known.total, 9);
      expect([...cards.subarray(0, state.seats)]).toEqual(known.cards);
      expect(chapters.chores).toBe(known.chores);
    });
  });

  it('17.5 is paid for late with the cards that the heuristic misses least', () => {
    let paid = 0;
    everyDecision((state, seat) => {
      if (state.phase !== 'pay') return;
      paid++;
      const code = codeOf(state, seat, choose(view(state, seat), weightsFor(state.options)));
      expect(thinkOfPaying(state, seat)).toBe(code);
      expect(kernel.decode(state, seat, code).type).toBe('pay');
    });
    expect(paid).toBeGreaterThan(0);
  });

  it('goes by what its seat knows', () => {
    const worlds = Rng.from(seedOf(4));
    const thought = (state: State, seat: number) => {
      thinkInPyramid(state, seat);
      return [...ideas.codes.subarray(0, ideas.count), ...cards, ...arrives, now.total, now.exploration];
    };
    everyTurn((state, seat) => {
      expect(thought(imagine(view(state, seat), worlds), seat)).toEqual(thought(state, seat));
    });
  });
});
