import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import { sailor } from '../index.js';
import { know } from './from-view/known.js';
import { isQuick } from './chapters.js';
import { ideas, think } from './turn.js';
import { actions } from './from-view/turn.js';
import { weightsFor } from './weights-for.js';

const game = gameNamed('in-aller-ruhe')!;

/** A move without regard to the order in which cards are thrown. */
const textOf = (move: Move): string => {
  const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
  if (move.type === 'lay') return inAllerRuhe.write({ ...move, pay: sorted(move.pay) });
  return inAllerRuhe.write(move.type === 'discard' ? { ...move, cards: sorted(move.cards) } : move);
};

const TABLES = [
  [1, {}],
  [2, { strict: true }],
  [3, { islandsRemoved: 12 }],
  [4, {}],
  [5, { islandsRemoved: 4 }],
  [3, { rock: true }],
  [4, { monsters: 5 }],
  [1, { storms: true }],
  [3, { storms: true, islandsRemoved: 4 }],
  [2, { rock: true, monsters: 3, storms: true }],
  [2, { variant: 'day-night' }],
  [5, { variant: 'day-night' }],
  [1, { variant: 'pyramid' }],
  [3, { variant: 'pyramid', pyramid: 'easier' }],
  [5, { variant: 'pyramid', pyramid: 'harder', islandsRemoved: 4 }],
] as const;

describe('The heuristic at search speed', () => {
  it.each(TABLES)('has the same ideas for %i players with %j, of the same worth', (seats, options) => {
    let thought = 0;
    playGame({ game, seats, options, bot: sailor, seed: seedOf(seats) }, decision => {
      const [state, seat] = [decision.state as State, decision.seat];
      if (!isQuick(state, seat)) return;
      thought++;
      const view = inAllerRuhe.view(state, seat);
      const allowed = actions(know(view, seat, weightsFor(state.options))).filter(
        ({ move }) => inAllerRuhe.why(view, move) === undefined,
      );
      const slow = allowed[0]?.worth === Infinity ? allowed.slice(0, 1) : allowed;
      think(state, seat);
      expect(ideas.count).toBe(slow.length);
      slow.forEach(({ move, worth }, i) => {
        expect(textOf(inAllerRuhe.kernel.decode(state, seat, ideas.codes[i]!))).toBe(textOf(move));
        if (worth < Infinity) expect(ideas.worths[i]).toBeCloseTo(worth, 9);
        expect(ideas.worths[ideas.best]!).toBeGreaterThanOrEqual(ideas.worths[i]!);
      });
    });
    expect(thought).toBeGreaterThan(10);
  });

  it.each([{}, { storms: true }, { variant: 'day-night' }, { variant: 'pyramid' }])(
    'goes by what its seat knows with %j',
    options => {
      const worlds = Rng.from(seedOf(3));
      const thought = (state: State, seat: number) => {
        think(state, seat);
        return [...ideas.codes.subarray(0, ideas.count), ...ideas.worths.subarray(0, ideas.count)];
      };
      playGame({ game, seats: 3, options, bot: sailor, seed: seedOf(9) }, decision => {
        const [state, seat] = [decision.state as State, decision.seat];
        if (!isQuick(state, seat)) return;
        const world = inAllerRuhe.imagine(inAllerRuhe.view(state, seat), worlds);
        expect(thought(world, seat)).toEqual(thought(state, seat));
      });
    },
  );
});
