import { describe, expect, it } from 'vitest';
import { gameNamed, GAMES } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { botNamed, botNames, captainWithin, LEVELS, NothingToDo, presentName, USUAL_LEVEL } from './index.js';
import { playGame, seedOf, type Decision } from './play.test-help.js';
import { EVERY, fewOptionSets, sailorOf } from './under-test.test-help.js';

/** Games for each table; a captain plays one, since it takes its time. */
const gamesOf = (bot: string): number => (bot === 'captain' ? 1 : 3);

describe('The list of bots', () => {
  it('has a bot of every level for every game, the weakest first', () => {
    for (const game of GAMES) {
      expect(botNames(game.name)).toEqual(LEVELS);
      for (const level of LEVELS) expect(botNamed(game.name, level)?.name).toBe(level);
    }
    expect(LEVELS).toContain(USUAL_LEVEL);
  });

  it('knows bots by what they were called before', () => {
    expect(['heuristic', 'greedy', 'search'].map(presentName)).toEqual(['sailor', 'sailor', 'captain']);
    expect([...LEVELS, 'kraken', 'constructor'].map(presentName)).toEqual([...LEVELS, 'kraken', 'constructor']);
    expect(botNamed('santa-timea', 'greedy')).toBeUndefined();
  });

  it('knows no bot for an unknown game, and no unknown bot', () => {
    expect(botNames('chess')).toEqual([]);
    expect(botNamed('chess', 'random')).toBeUndefined();
    expect(botNamed('in-aller-ruhe', 'oracle')).toBeUndefined();
  });

  it('finds every bot by the name that it bears', () => {
    for (const [, name, , bot] of EVERY) expect(bot.name).toBe(name);
  });
});

describe('A captain with another budget', () => {
  it.each(['santa-timea', 'lighthouse-run'])('thinks no longer than it allows, and so chooses otherwise: %s', name => {
    const game = gameNamed(name)!;
    const bots = [1, 300, 300].map(budget => captainWithin(name, budget)!);
    let others = 0;
    playGame({ game, seats: 2, bot: sailorOf(game), seed: seedOf(5) }, ({ state, seat }) => {
      const [hasty, slow, twin] = bots.map(bot => bot.choose(game.view(state, seat), Rng.from(seedOf(2))));
      expect(twin).toEqual(slow);
      if (JSON.stringify(hasty) !== JSON.stringify(slow)) others++;
    });
    expect(others).toBeGreaterThan(0);
  });

  it.each(GAMES.map(({ name }) => name))('is refused if no search can keep to it: %s', name => {
    for (const budget of [0, -1, 1.5, Number.NaN, 1e9])
      expect(() => captainWithin(name, budget)).toThrow('whole number');
  });

  it('does not exist for a game that nobody knows', () => {
    expect(captainWithin('chess', 100)).toBeUndefined();
  });
});

describe.each(EVERY)('%s: %s', (_name, _bot, game, bot) => {
  it('plays whole games with any number of players and makes only moves that are on offer', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (const options of fewOptionSets(game, seats))
        for (let deal = 0; deal < gamesOf(bot.name); deal++)
          playGame({ game, seats, options, bot, seed: seedOf(deal) }, ({ state, seat, move }) => {
            expect(game.why(game.view(state, seat), move)).toBeUndefined();
          });
  });

  it('makes the same move for the same view and generator, and leaves the view as it was', () => {
    let decisions = 0;
    playGame({ game, seats: game.seats.max, bot: sailorOf(game), seed: seedOf(7) }, ({ state, seat }) => {
      if (decisions++ % 4 > 0) return;
      const [view, rng, twin] = [game.view(state, seat), Rng.from(seedOf(1)), Rng.from(seedOf(1))];
      expect(bot.choose(view, rng)).toEqual(bot.choose(game.view(state, seat), twin));
      expect(view).toEqual(game.view(state, seat));
    });
  });

  it('has nothing to say where its seat has nothing to do', () => {
    const idle: Decision[] = [];
    playGame({ game, seats: 2, bot: sailorOf(game), seed: seedOf(3) }, decision => {
      const acts = game.toAct(decision.state);
      if (acts.kind === 'seats' && acts.must.length === 1) idle.push(decision);
    });
    for (const { state, seat } of idle) {
      expect(() => bot.choose(game.view(state, 1 - seat), Rng.from(seedOf(1)))).toThrow('nothing to do');
      expect(() => bot.choose(game.view(state, 'watcher'), Rng.from(seedOf(1)))).toThrow('nothing to do');
    }
  });

  it('says so where the game is over, and where there is no view', () => {
    const table: unknown[] = [];
    playGame({ game, seats: 2, bot: botNamed(game.name, 'random')!, seed: seedOf(4) }, ({ state, seat, move }) => {
      const step = game.apply(state, seat, move);
      table[0] = step.ok ? step.value.state : state;
    });
    const rng = Rng.from(seedOf(1));
    const asked = botNamed(game.name, bot.name)!;
    expect(() => asked.choose(game.view(table[0], 0), rng)).toThrow(new NothingToDo('over'));
    for (const nonsense of [undefined, null, 7, 'view', {}, []])
      expect(() => asked.choose(nonsense, rng)).toThrow('a bot needs the view of a seat');
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
