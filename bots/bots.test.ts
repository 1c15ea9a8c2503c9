import { describe, expect, it } from 'vitest';
import { gameNamed, GAMES } from '@seekiste/rules';
import { readSetup, Rng, type AnyGame } from '@seekiste/rules/core';
import { botNamed, botNames, type Bot } from './index.js';
import { searchWith as searchLighthouseRun } from './lighthouse-run/index.js';
import { playGame, seedOf, type Decision } from './play.test-help.js';
import { searchWith as searchSantaTimea } from './santa-timea/index.js';

/** Games for each table; a search plays one, since it takes its time. */
const gamesOf = (bot: string): number => (bot === 'search' ? 1 : 3);

/** The same searches with a budget for tests, where only the contract counts. */
const QUICK: Readonly<Record<string, Bot>> = {
  'santa-timea': searchSantaTimea(12),
  'lighthouse-run': searchLighthouseRun(12),
};

const botUnderTest = (game: string, name: string): Bot =>
  (name === 'search' ? QUICK[game] : undefined) ?? botNamed(game, name)!;

const every: readonly (readonly [string, string, AnyGame, Bot])[] = GAMES.flatMap(game =>
  botNames(game.name).map(name => [game.name, name, game, botUnderTest(game.name, name)] as const),
);

/** Option sets to play with so many: all defaults, and every option at its last value where that is not excluded. */
const optionSets = (game: AnyGame, seats: number): readonly Readonly<Record<string, unknown>>[] => {
  const last = game.options.map(spec => [spec.name, spec.kind === 'switch' ? true : spec.values.at(-1)]);
  return [{}, Object.fromEntries(last) as Record<string, unknown>].filter(
    options => readSetup(game, { seats, options }).ok,
  );
};

describe('The list of bots', () => {
  it('names the bots of a game, the weakest first', () => {
    expect(botNames('in-aller-ruhe')).toEqual(['random', 'heuristic']);
    expect(botNames('santa-timea')).toEqual(['random', 'greedy', 'search']);
    expect(botNames('lighthouse-run')).toEqual(['random', 'greedy', 'search']);
  });

  it('knows no bot for an unknown game, and no unknown bot', () => {
    expect(botNames('chess')).toEqual([]);
    expect(botNamed('chess', 'random')).toBeUndefined();
    expect(botNamed('in-aller-ruhe', 'oracle')).toBeUndefined();
  });

  it('finds every bot by the name that it bears', () => {
    for (const [, name, , bot] of every) expect(bot.name).toBe(name);
  });
});

describe.each(every)('%s: %s', (_name, _bot, game, bot) => {
  it('plays whole games with any number of players and makes only moves that are on offer', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (const options of optionSets(game, seats))
        for (let deal = 0; deal < gamesOf(bot.name); deal++)
          playGame({ game, seats, options, bot, seed: seedOf(deal) }, ({ state, seat, move }) => {
            expect(game.why(game.view(state, seat), move)).toBeUndefined();
          });
  });

  it('makes the same move for the same view and generator, and leaves the view as it was', () => {
    playGame({ game, seats: game.seats.max, bot, seed: seedOf(7) }, ({ state, seat }) => {
      const [view, rng, twin] = [game.view(state, seat), Rng.from(seedOf(1)), Rng.from(seedOf(1))];
      expect(bot.choose(view, rng)).toEqual(bot.choose(game.view(state, seat), twin));
      expect(view).toEqual(game.view(state, seat));
    });
  });

  it('has nothing to say where its seat has nothing to do', () => {
    const idle: Decision[] = [];
    playGame({ game, seats: 2, bot, seed: seedOf(3) }, decision => {
      const acts = game.toAct(decision.state);
      if (acts.kind === 'seats' && acts.must.length === 1) idle.push(decision);
    });
    for (const { state, seat } of idle) {
      expect(() => bot.choose(game.view(state, 1 - seat), Rng.from(seedOf(1)))).toThrow('nothing to do');
      expect(() => bot.choose(game.view(state, 'watcher'), Rng.from(seedOf(1)))).toThrow('nothing to do');
    }
  });

  it('decides by what its seat sees: in every world that looks the same to it, it makes the same move', () => {
    const worlds = Rng.from(seedOf(11));
    let others = 0;
    for (let seats = 2; seats <= game.seats.max; seats++)
      playGame({ game, seats, bot, seed: seedOf(seats) }, ({ state, seat }) => {
        const view = game.view(state, seat);
        const world = game.imagine(view, worlds);
        if (JSON.stringify(game.save(world)) !== JSON.stringify(game.save(state))) others++;
        const move = bot.choose(view, Rng.from(seedOf(2)));
        expect(bot.choose(game.view(world, seat), Rng.from(seedOf(2)))).toEqual(move);
      });
    expect(others).toBeGreaterThan(50);
  });
});

describe('random', () => {
  it('makes every move on offer equally often', () => {
    const game = gameNamed('in-aller-ruhe')!;
    const state = game.load({ seats: 2, phase: 'turn', hands: [[40], [7]], piles: [[1], [2]], departedBy: 1 });
    if (!state.ok) throw new Error(state.error.code);
    const view = game.view(state.value, 0);
    const count = new Map(game.moves(view).map(move => [game.write(move), 0]));
    const rng = Rng.from(seedOf(5));
    const TRIES = 36_000;
    for (let i = 0; i < TRIES; i++) {
      const text = game.write(botNamed(game.name, 'random')!.choose(view, rng));
      count.set(text, count.get(text)! + 1);
    }
    expect(count.size).toBe(36);
    // 1,000 expected each; five standard deviations are 156.
    for (const times of count.values()) expect(Math.abs(times - TRIES / count.size)).toBeLessThan(156);
  });
});
