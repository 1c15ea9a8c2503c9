import { describe, expect, it } from 'vitest';
import { OVER, Rng } from '@seekiste/rules/core';
import { santaTimea, type State, type View } from '@seekiste/rules/santa-timea';
import { seedOf } from '../play.test-help.js';
import { position } from '../position.test-help.js';
import type { Beliefs, Guide } from './guide.js';
import { analyse, searchBot } from './search.js';

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
    expect(ends.length).toBeGreaterThan(20);
    expect(ends.length).toBeLessThanOrEqual(40);
    expect(new Set(ends)).toEqual(new Set(['over']));
    // One of them is the spare that is played in.
    const untouched = worlds.filter(world => world.phase === 'trick');
    expect(untouched.length).toBe(worlds.length - 1);
    for (const world of untouched) expect(santaTimea.view(world, 0)).toEqual(seen);
    expect(new Set(worlds.map(world => JSON.stringify(world.hands))).size).toBeGreaterThan(5);
  });

  it('plays in the worlds that its guide believes in', () => {
    const believed = position(santaTimea, { ...ENDING, hands: ['N14 N2', 'S1 S2'] }) as State;
    const hands = new Set<string>();
    const guide: Guide<State> & Beliefs<State, View> = {
      worlds: () => () => believed,
      policy(state, seat, rng) {
        if (seat === 1) hands.add(state.hands[1]!.join());
        return blind.policy(state, seat, rng);
      },
      value: blind.value,
    };
    searchBot(santaTimea, guide, 40).choose(view(), Rng.from(seedOf(1)));
    expect(hands).toEqual(new Set(['29,30', '29', '30']));
  });

  it.each([0, -1, 2.5, Number.NaN, Infinity, 100_001])('refuses a budget of %j', playouts => {
    expect(() => searchBot(santaTimea, blind, playouts)).toThrow('whole number of playouts');
    expect(() => analyse(santaTimea, blind, view(), Rng.from(seedOf(1)), playouts)).toThrow('whole number of playouts');
  });

  it('thinks no longer than it takes to tell the moves apart', () => {
    let playouts = 0;
    const clear: Guide<State> = { ...blind, value: state => (playouts++, state.points[0] === 2 ? 1 : 0) };
    searchBot(santaTimea, clear, 100_000).choose(view(), Rng.from(seedOf(1)));
    expect(playouts).toBeLessThan(1000);
  });

  it('does not think where there is only one move', () => {
    const [state, never] = [
      position(santaTimea, { seats: 2, options: { rounds: 1 }, hands: ['N2', 'W3'], winds: 'N3' }) as State,
      (): never => {
        throw new Error('a playout was made');
      },
    ];
    const bot = searchBot(santaTimea, { policy: never, value: never }, 40);
    expect(textOf(bot.choose(santaTimea.view(state, 0), Rng.from(seedOf(1))))).toBe('N2');
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

describe('analyse', () => {
  const of = (playouts: number, guide = blind, seed = 1) =>
    analyse(santaTimea, guide, view(), Rng.from(seedOf(seed)), playouts);

  it('judges every move, the best first, and shares out the whole budget', () => {
    const judged = of(400);
    expect(judged.map(({ move }) => textOf(move))).toEqual(['N14', 'N2']);
    expect(judged[0]!.playouts + judged[1]!.playouts).toBe(400);
    expect(judged[0]!.mean).toBeGreaterThan(judged[1]!.mean);
  });

  it('makes what the captain plays its first move', () => {
    for (let seed = 0; seed < 8; seed++)
      expect(searchBot(santaTimea, blind, 30).choose(view(), Rng.from(seedOf(seed)))).toEqual(
        of(30, blind, seed)[0]!.move,
      );
  });

  it('has the mean within its interval, which gets narrower the more is tried', () => {
    const [few, many] = [of(40)[0]!, of(4000)[0]!];
    for (const { low, mean, high } of [few, many]) {
      expect(low).toBeLessThan(mean);
      expect(mean).toBeLessThan(high);
    }
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 4);
  });

  it('is not sure of what always came out alike, and knows no chances beyond certainty', () => {
    for (const value of [0, 0.5, 1]) {
      const { low, mean, high } = of(40, { ...blind, value: () => value })[0]!;
      expect(mean).toBe(value);
      expect(high - low).toBeGreaterThan(0.02);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(mean);
      expect(mean).toBeLessThanOrEqual(high);
      expect(high).toBeLessThanOrEqual(1);
    }
  });

  it('has the true mean within its interval nineteen times out of twenty', () => {
    // Values are 1 with a chance of 0.3, whatever is played.
    let held = 0;
    const runs = 100;
    const luck = Rng.from(seedOf(2));
    const coin: Guide<State> = { ...blind, value: () => (luck.below(10) < 3 ? 1 : 0) };
    for (let seed = 0; seed < runs; seed++) {
      const { low, high } = of(200, coin, seed).at(-1)!;
      if (low <= 0.3 && 0.3 <= high) held++;
    }
    expect(held / runs).toBeGreaterThan(0.9);
  });

  it('tries a single move as well, so that it can be judged', () => {
    const [only, ...others] = of(50, { ...blind, candidates: (_state, _seat, out) => ((out[0] = 0), 1) });
    expect(others).toEqual([]);
    expect(only!.playouts).toBe(50);
  });

  it('refuses a view of a finished game, of a seat that waits, and of a watcher', () => {
    const over = position(santaTimea, ENDING) as State;
    while (santaTimea.kernel.actor(over) !== OVER) santaTimea.kernel.play(over, santaTimea.kernel.actor(over), 0);
    const playing = position(santaTimea, ENDING) as State;
    const asked = (seen: View) => () => analyse(santaTimea, blind, seen, Rng.from(seedOf(1)), 10);
    expect(asked(santaTimea.view(over, 0))).toThrow('the game is over');
    expect(asked(santaTimea.view(playing, 1))).toThrow('nothing to do');
    expect(asked(santaTimea.view(playing, 'watcher'))).toThrow('nothing to do');
  });
});
