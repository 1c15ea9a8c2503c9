import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { playGame, seedOf } from '../../play.test-help.js';
import { sailor } from '../index.js';

const game = gameNamed('in-aller-ruhe')!;

/** Ways to play, with a number of games of ten that the heuristic wins with two players at the least. */
const MODES = [
  [{ rock: true }, 8],
  [{ monsters: 3 }, 6],
  [{ monsters: 5, strict: true }, 4],
  [{ storms: true }, 2],
  [{ rock: true, monsters: 4, storms: true }, 0],
  [{ rock: true, monsters: 3, storms: true, islandsRemoved: 4 }, 0],
  [{ variant: 'arch' }, 9],
  [{ variant: 'day-night' }, 5],
  [{ variant: 'pyramid' }, 2],
  [{ variant: 'pyramid', pyramid: 'easier' }, 3],
  [{ variant: 'pyramid', pyramid: 'harder' }, 1],
] as const;

const EVERY = [...MODES.map(([options]) => options), { variant: 'duel' }];

describe.each(EVERY)('The heuristic with %j', options => {
  it('decides by what its seat sees, and only moves on offer', () => {
    const worlds = Rng.from(seedOf(12));
    let others = 0;
    playGame({ game, seats: 2, options, bot: sailor, seed: seedOf(4) }, ({ state, seat, move }) => {
      const view = game.view(state, seat);
      expect(game.why(view, move)).toBeUndefined();
      const world = game.imagine(view, worlds);
      if (JSON.stringify(game.save(world)) !== JSON.stringify(game.save(state))) others++;
      expect(sailor.choose(game.view(world, seat), worlds)).toEqual(move);
    });
    expect(others).toBeGreaterThan(5);
  });
});

describe('The heuristic over ten games for two', () => {
  it.each(MODES.filter(([, least]) => least > 0))('with %j wins at least %i', (options, least) => {
    const outcomes = Array.from({ length: 10 }, (_, deal) =>
      playGame({ game, seats: 2, options, bot: sailor, seed: seedOf(3000 + deal) }),
    );
    const won = outcomes.filter(outcome => outcome.kind === 'team' && outcome.won);
    expect(won.length).toBeGreaterThanOrEqual(least);
  });
});
