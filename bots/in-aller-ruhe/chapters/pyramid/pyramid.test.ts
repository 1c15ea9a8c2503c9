import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { inAllerRuhe, isIsland, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../../play.test-help.js';
import { choose } from '../../sailor/choose.js';
import { codeOf } from '../../sailor/code-of.js';
import { outlook } from '../../sailor/from-view/hand.js';
import { sailor } from '../../index.js';
import { know, type Known } from '../../sailor/from-view/known.js';
import { clearings, exploring as slowExploring } from '../../sailor/from-view/pyramid.js';
import { cleared, exploring } from './pyramid.js';
import { think, thinkOfPaying } from '../../sailor/turn.js';
import { weightsFor } from '../../sailor/weights-for.js';

const game = gameNamed('in-aller-ruhe')!;
const { kernel, view } = inAllerRuhe;

const everyDecision = (seen: (state: State, seat: number, move: Move) => void): void => {
  for (const seats of [1, 3])
    playGame({ game, seats, options: { variant: 'pyramid' }, bot: sailor, seed: seedOf(seats) }, decision => {
      seen(decision.state as State, decision.seat, decision.move as Move);
    });
};

const knownBy = (state: State, seat: number): Known => know(view(state, seat), seat, weightsFor(state.options));

/** Every turn that has been thought of, with what is known there. */
const everyTurn = (seen: (known: Known) => void): void => {
  everyDecision((state, seat) => {
    if (state.phase !== 'turn' || state.open === 0) return;
    think(state, seat);
    seen(knownBy(state, seat));
  });
};

describe('The pyramid at search speed', () => {
  it('17.4–17.8 an exploration is worth as much as the sailor says, whatever the island is worth that stays', () => {
    let explored = 0;
    everyTurn(known => {
      const now = outlook(known, known.gaps, known.hand);
      known.hand.forEach((card, slot) => {
        if (!isIsland(card)) return;
        if (known.exploration!.monster > 0) explored++;
        for (const stays of [-1, -4])
          expect(exploring(slot, stays)).toBeCloseTo(slowExploring(known, stays, now, card), 9);
      });
    });
    expect(explored).toBeGreaterThan(20);
  });

  it('17.7 clearing a storm is worth as much as the sailor says', () => {
    let storms = 0;
    everyTurn(known => {
      for (const { move, worth } of clearings(known)) {
        if (move.type !== 'clear') throw new Error('a compass clears');
        expect(cleared(known.hand, move.space)).toBeCloseTo(worth, 9);
        storms++;
      }
    });
    expect(storms).toBeGreaterThan(3);
  });

  it('17.5 an island is paid for late with the cards that the sailor misses least', () => {
    let paid = 0;
    everyDecision((state, seat) => {
      if (state.phase !== 'pay') return;
      paid++;
      const code = codeOf(state, seat, choose(view(state, seat), weightsFor(state.options)));
      expect(thinkOfPaying(state, seat)).toBe(code);
      expect(kernel.decode(state, seat, code).type).toBe('pay');
    });
    expect(paid).toBeGreaterThan(3);
  });
});
