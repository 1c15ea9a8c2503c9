import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, SPACES, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../../play.test-help.js';
import { explorationOf, explores, type Exploration } from '../../sailor/from-view/exploration.js';
import { sailor } from '../../index.js';
import { exploresAt, readExploration } from './exploration.js';
import { weightsFor } from '../../sailor/weights-for.js';

const game = gameNamed('in-aller-ruhe')!;
const { view, imagine } = inAllerRuhe;

const PYRAMIDS = [
  [1, { variant: 'pyramid' }],
  [3, { variant: 'pyramid', pyramid: 'easier' }],
  [5, { variant: 'pyramid', pyramid: 'harder' }],
] as const;

const everyDecision = (seats: number, options: object, seen: (state: State, seat: number) => void): void => {
  for (const deal of [2, 3])
    playGame({ game, seats, options: { ...options }, bot: sailor, seed: seedOf(deal) }, ({ state, seat }) => {
      seen(state as State, seat);
    });
};

const found = (state: State, seat: number): Exploration => ({
  ...readExploration(state, seat, weightsFor(state.options))!,
});

describe('The exploration pile at search speed', () => {
  it.each(PYRAMIDS)('17.2 has the same in store for %i players with %j', (seats, options) => {
    const different = new Set<string>();
    everyDecision(seats, options, (state, seat) => {
      const slow = explorationOf(view(state, seat), weightsFor(state.options))!;
      const quick = found(state, seat);
      for (const key of Object.keys(slow) as (keyof Exploration)[]) expect(quick[key]).toBeCloseTo(slow[key], 9);
      different.add(JSON.stringify(quick));
    });
    expect(different.size).toBeGreaterThan(20);
  });

  it('17.4 is explored where the sailor thinks so', () => {
    everyDecision(2, { variant: 'pyramid' }, (state, seat) => {
      const seen = view(state, seat);
      for (let space = 0; space < SPACES; space++) expect(exploresAt(state, space)).toBe(explores(seen, space));
    });
  });

  it('is known as far as its seat knows', () => {
    const worlds = Rng.from(seedOf(4));
    everyDecision(3, { variant: 'pyramid' }, (state, seat) => {
      expect(found(imagine(view(state, seat), worlds), seat)).toEqual(found(state, seat));
    });
  });

  it('does not exist elsewhere', () => {
    everyDecision(2, {}, (state, seat) => {
      expect(readExploration(state, seat, weightsFor(state.options))).toBeUndefined();
    });
  });
});
