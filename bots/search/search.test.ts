import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { santaTimea, type State, type View } from '@seekiste/rules/santa-timea';
import { seedOf } from '../play.test-help.js';
import { position } from '../position.test-help.js';
import type { Guide } from './guide.js';
import { searchBot } from './search.js';

/** Two tricks before the end of a game of one round: seat 0 leads. */
const ENDING = {
  seats: 2,
  options: { rounds: 1 },
  hands: ['N14 N2', 'E9 W3'],
  winds: 'N3 S1',
};
const view = (): View => santaTimea.view(position(santaTimea, ENDING) as State, 0);

/** Plays at random, and likes to have won. */
const blind: Guide<State> = {
  policy: (state, seat, rng) => santaTimea.kernel.pick(state, seat, rng),
  value: (state, seat) => santaTimea.kernel.score(state, seat),
};

const textOf = (move: unknown): string => santaTimea.write(move as never);

describe('search', () => {
  it('finds the move that wins, though its playouts are blind', () => {
    // In the north wind the 14 cannot be beaten, and what it leaves for the last trick costs 1 instead of 3.
    expect(textOf(searchBot(santaTimea, blind, 400).choose(view(), Rng.from(seedOf(1))))).toBe('N14');
  });

  it('makes the same move for the same seed, and leaves the view alone', () => {
    const [seen, bot] = [view(), searchBot(santaTimea, blind, 40)];
    for (let seed = 0; seed < 8; seed++)
      expect(bot.choose(seen, Rng.from(seedOf(seed)))).toEqual(bot.choose(seen, Rng.from(seedOf(seed))));
    expect(seen).toEqual(view());
  });

  it('plays on from worlds that fit the view, to the end of the round', () => {
    const seen = view();
    const ends: string[] = [];
    const worlds: State[] = [];
    const bot = searchBot(
      {
        kernel: santaTimea.kernel,
        imagine: (from: View, rng: Rng) => {
          const world = santaTimea.imagine(from, rng);
          worlds.push(world);
          return world;
        },
      },
      {
        ...blind,
        value(state, seat) {
          ends.push(state.phase);
          return blind.value(state, seat);
        },
      },
      40,
    );
    bot.choose(seen, Rng.from(seedOf(3)));
    expect(ends).toHaveLength(40);
    expect(new Set(ends)).toEqual(new Set(['over']));
    // One of them is the spare that is played in.
    const untouched = worlds.filter(world => world.phase === 'trick');
    expect(untouched.length).toBe(worlds.length - 1);
    for (const world of untouched) expect(santaTimea.view(world, 0)).toEqual(seen);
    expect(new Set(worlds.map(world => JSON.stringify(world.hands))).size).toBeGreaterThan(5);
  });

  it.each([0, -1, 2.5, Number.NaN, Infinity])('refuses a budget of %j', playouts => {
    expect(() => searchBot(santaTimea, blind, playouts)).toThrow('whole number of playouts');
  });

  it('tries only the candidates of its guide', () => {
    const second: Guide<State> = {
      ...blind,
      candidates(_state, _seat, out) {
        out[0] = 1;
        return 1;
      },
    };
    const hand = view().hands[0];
    const card = hand?.kind === 'own' ? hand.cards[1] : undefined;
    expect(searchBot(santaTimea, second, 40).choose(view(), Rng.from(seedOf(1)))).toEqual({ type: 'play', card });
  });
});
