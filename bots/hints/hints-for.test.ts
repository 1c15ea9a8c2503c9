import { describe, expect, it } from 'vitest';
import { GAMES } from '@seekiste/rules';
import { Rng, type AnyGame } from '@seekiste/rules/core';
import { ARRIVAL, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import { evenSea } from '../in-aller-ruhe/position.test-help.js';
import { tableOf } from '../in-aller-ruhe/endgame/rest-table.test-help.js';
import { botNamed } from '../index.js';
import { playGame, seedOf, type Decision } from '../play.test-help.js';
import { randomBot } from '../random.js';
import { inAllerRuheIdea } from '../in-aller-ruhe/reasons/index.js';
import { hintsFor } from './index.js';
import { readWeightsBy } from '../index.js';
import { readWeights } from '../weights.test-help.js';

readWeightsBy(readWeights);

/** Few, since only the contract counts here: every move that is worth a try gets one. */
const PLAYOUTS = 1;

const ask = (game: AnyGame, view: unknown, playouts = PLAYOUTS) =>
  hintsFor(game.name, view, Rng.from(seedOf(7)), playouts);

/** Decisions of a game of random players, from its beginning, middle and end. */
const decisions = (game: AnyGame, seats: number, options = {}): readonly Decision[] => {
  const all: Decision[] = [];
  playGame({ game, seats, options, bot: randomBot(game), seed: seedOf(seats) }, decision => all.push(decision));
  return all.filter((_, index) => index % Math.ceil(all.length / 3) === 0);
};

const TABLES: readonly (readonly [string, number, object])[] = [
  ['in-aller-ruhe', 2, {}],
  ['in-aller-ruhe', 3, { rock: true, monsters: 4, storms: true }],
  ['in-aller-ruhe', 2, { variant: 'duel' }],
  ['in-aller-ruhe', 2, { variant: 'day-night' }],
  ['in-aller-ruhe', 2, { variant: 'pyramid' }],
  ['santa-timea', 3, { professional: true, rounds: 1 }],
  ['lighthouse-run', 3, {}],
  ['lighthouse-run', 2, { mode: 'fleet' }],
];

describe.each(TABLES)('hints for %s with %i and %j', (name, seats, options) => {
  const game = GAMES.find(one => one.name === name)!;
  const moments = decisions(game, seats, options).map(({ state, seat }) => {
    const view = game.view(state, seat);
    return { seat, view, hints: ask(game, view) };
  });

  it('are one to three different moves that may be made', () => {
    for (const { view, hints } of moments) {
      expect(hints.length).toBeGreaterThanOrEqual(1);
      expect(hints.length).toBeLessThanOrEqual(3);
      for (const { move } of hints) expect(game.why(view, move)).toBeUndefined();
      expect(new Set(hints.map(({ move }) => game.write(move))).size).toBe(hints.length);
    }
  });

  it('have a chance within its interval, all of them between 0 and 1', () => {
    for (const { worth } of moments.flatMap(({ hints }) => hints)) {
      const { low, mean, high } = worth;
      expect([0 <= low, low <= mean, mean <= high, high <= 1]).toEqual([true, true, true, true]);
    }
  });

  it('are the same for the same view and generator, whatever is hidden', () => {
    const { view, seat, hints } = moments[1]!;
    const other = game.view(game.imagine(view, Rng.from(seedOf(3))), seat);
    expect(ask(game, other)).toEqual(hints);
  });
});

describe('hints of In aller Ruhe', () => {
  const game = GAMES[0]!;
  const [captain, sailor] = [botNamed(game.name, 'captain')!, botNamed(game.name, 'sailor')!];

  it('begin with what a captain would do, where playouts cannot tell', () => {
    let different = 0;
    playGame({ game, seats: 3, options: { islandsRemoved: 8 }, bot: sailor, seed: seedOf(5) }, ({ state, seat }) => {
      const view = game.view(state, seat) as View;
      if (view.phase !== 'turn' || view.open < 12 || view.open % 4 !== 0) return;
      const [first] = ask(game, view);
      const idea = inAllerRuheIdea(captain.choose(view, Rng.from(seedOf(7))) as Move);
      expect(inAllerRuheIdea(first!.move as Move)).toBe(idea);
      if (idea !== inAllerRuheIdea(sailor.choose(view, Rng.from(seedOf(7))) as Move)) different++;
    });
    expect(different).toBeGreaterThan(0);
  });

  it('4.5 have exact chances where the rest of a game alone can be solved, and name what a captain plays', () => {
    // Next to the 70 on E6 the 74 costs four cards, the last arrival among them; the 71 costs one, and will come.
    const state = tableOf({ sea: evenSea(35), hand: [1, 3, 5, 74, ARRIVAL], pile: [7, 71] });
    const view = game.view(state, 0);
    const hints = ask(game, view);
    expect(game.write(hints[0]!.move)).toBe('- 1 3');
    expect(hints[0]!.worth).toEqual({ mean: 1, low: 1, high: 1, exact: true });
    for (const { worth, move } of hints) {
      expect(worth).toEqual({ mean: worth.mean, low: worth.mean, high: worth.mean, exact: true });
      expect(game.why(view, move)).toBeUndefined();
    }
    // To lay the 74 would be lost for certain.
    expect(hints.map(({ move }) => (move as Move).type)).not.toContain('lay');
    expect(captain.choose(view, Rng.from(seedOf(7)))).toEqual(hints[0]!.move);
  });

  it('name something even where everything is lost for certain', () => {
    const state = tableOf({ sea: evenSea(35), hand: [1, 3, 5, 7, ARRIVAL], pile: [9] });
    expect(ask(game, game.view(state, 0))[0]).toMatchObject({ worth: { mean: 0, exact: true }, level: false });
  });

  it('are tried out where it cannot be solved, and then have an interval', () => {
    const state = tableOf({
      sea: evenSea(28, 30, 32, 34),
      hand: [1, 3, 5, 74, ARRIVAL],
      pile: [7, 71, 61, 63, 65, 67, 69],
    });
    for (const { worth } of ask(game, game.view(state, 0))) expect(worth.exact).toBeUndefined();
  });
});

describe('hints', () => {
  const game = GAMES[1]!;

  it('are for whoever has to act, and for nobody else', () => {
    const [{ state, seat }] = decisions(game, 3, { rounds: 1 }) as [Decision];
    expect(() => ask(game, game.view(state, (seat + 1) % 3))).toThrow('nothing to do');
    expect(() => ask(game, game.view(state, 'watcher'))).toThrow('nothing to do');
  });

  it('need a game that is known and a budget that makes sense', () => {
    const [{ state, seat }] = decisions(game, 3, { rounds: 1 }) as [Decision];
    const view = game.view(state, seat);
    expect(() => hintsFor('chess', view, Rng.from(seedOf(1)))).toThrow('no hints for the game chess');
    expect(() => ask(game, view, 0)).toThrow(RangeError);
    expect(() => ask(game, view, 0.5)).toThrow(RangeError);
  });

  it('come in the order of their chances, each tried often enough to be compared', () => {
    for (const { state, seat } of decisions(game, 3, { rounds: 1 })) {
      const worths = ask(game, game.view(state, seat), 300).map(({ worth }) => worth);
      expect(worths.map(({ mean }) => mean)).toEqual(worths.map(({ mean }) => mean).sort((a, b) => b - a));
      // Two or three trials leave a doubt of more than a half.
      for (const { low, high } of worths) expect(high - low).toBeLessThan(0.4);
    }
  });

  it('say of the others, never of the first, whether chance alone could have put them behind', () => {
    for (const { state, seat } of decisions(game, 3, { rounds: 1 })) {
      const [best, ...others] = ask(game, game.view(state, seat));
      expect(best!.level).toBe(false);
      // So few playouts cannot tell equal cards apart.
      for (const { worth, level } of others) if (worth.mean === best!.worth.mean) expect(level).toBe(true);
    }
  });
});
