import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '@seekiste/rules/core';
import { botFor, setupFor } from '../arguments.js';
import { GAME, gameUnderTest } from '../games.test-help.js';
import { readSeed } from '../seed.js';
import { seekiste } from '../terminal.test-help.js';
import { playGame, seedOfGame } from './game.js';
import { wilson } from '@seekiste/rules/logbook';
import { meanInterval } from './interval.js';
import { findingLines, findings } from './report.js';
import { add, EMPTY, tallyOf } from './tally.js';
import playBatch, { type Batch } from './worker.js';

const batch = (from: number, to: number): Batch => ({
  ...setupFor(gameUnderTest(), 2),
  game: GAME,
  bot: 'random',
  seed: readSeed('batches'),
  from,
  to,
});

/** Wilson's bounds are the shares whose own spread just reaches what was seen: found by halving. */
const wilsonByHalving = (hits: number, trials: number, side: 'low' | 'high'): number => {
  const seen = hits / trials;
  const reaches = (share: number): boolean =>
    Math.abs(seen - share) <= 1.959963984540054 * Math.sqrt((share * (1 - share)) / trials);
  let [inside, outside] = [seen, side === 'low' ? 0 : 1];
  for (let i = 0; i < 200; i++) {
    const middle = (inside + outside) / 2;
    if (reaches(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};

describe('intervals', () => {
  it('Wilson’s agree with a second computation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, share) => {
        const hits = Math.round(share * trials);
        const [low, high] = wilson(hits, trials);
        if (hits > 0) expect(low).toBeCloseTo(wilsonByHalving(hits, trials, 'low'), 9);
        if (hits < trials) expect(high).toBeCloseTo(wilsonByHalving(hits, trials, 'high'), 9);
      }),
    );
  });

  it('stay within 0 and 1, and reach them only when all or none are hits', () => {
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBe(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(wilson(0, 10)[1]).toBeCloseTo(0.2775, 4);
  });

  it('of a mean agree with the textbook', () => {
    const values = [3, 5, 8, 8, 11];
    const mean = 7;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 4);
    const [low, high] = meanInterval(
      35,
      values.reduce((sum, value) => sum + value * value, 0),
      5,
    );
    expect((low + high) / 2).toBeCloseTo(mean, 12);
    expect((high - low) / 2).toBeCloseTo((1.959963984540054 * deviation) / Math.sqrt(5), 12);
  });
});

describe('many games', () => {
  it('are the same however they are split', async () => {
    const whole = await playBatch(batch(0, 12));
    for (const cuts of [
      [0, 5, 12],
      [0, 1, 2, 11, 12],
    ]) {
      const parts = await Promise.all(cuts.slice(1).map((to, i) => playBatch(batch(cuts[i]!, to))));
      expect(parts.reduce(add, EMPTY)).toEqual(whole);
      expect(parts.toReversed().reduce(add, EMPTY)).toEqual(whole);
    }
  });

  it('each have a deal of their own, and can be played again alone', async () => {
    const [game, setup] = [gameUnderTest(), setupFor(gameUnderTest(), 2)];
    const bot = botFor(game, 'random');
    const play = (seed: string) => playGame(game, setup, () => bot, seed);
    const seeds = Array.from({ length: 5 }, (_, number) => seedOfGame(readSeed('x'), number));
    expect(new Set(seeds).size).toBe(5);
    for (const seed of seeds) expect(await play(seed)).toEqual(await play(seed));
  });

  it('a bot that is refused is reported with the seed', async () => {
    const game = gameUnderTest();
    const cheat = { name: 'cheat', choose: () => ({ type: 'arrive' }) };
    await expect(playGame(game, setupFor(game, 1), () => cheat, readSeed('x'))).rejects.toThrow(readSeed('x'));
  });
});

describe('findings', () => {
  const outcome = (won: boolean): Outcome => ({
    kind: 'team',
    won,
    reason: won ? 'arrived' : 'no-action',
    clause: '8.1',
    seat: 0,
  });

  it('of a team: the win rate with its interval, and how games ended', () => {
    const tally = [true, true, false, true].map(won => tallyOf(outcome(won), 40)).reduce(add, EMPTY);
    const found = findings(tally);
    expect(found).toEqual({
      kind: 'team',
      wins: 3,
      rate: 0.75,
      interval: wilson(3, 4),
      reasons: { arrived: 3, 'no-action': 1 },
    });
    expect(findingLines(found, tally)).toEqual([
      'won 75.0 % (95 % interval 30.1 % to 95.4 %): 3 of 4 games',
      'ended by arrived 3, no-action 1; 40.0 moves per game',
    ]);
  });

  it('of rivals: points and first places by seat', () => {
    const ranking = (points: readonly number[], places: readonly number[]): Outcome => ({
      kind: 'ranking',
      points,
      places,
      reason: 'harbour',
      clause: '9',
    });
    const tally = [ranking([20, 24], [2, 1]), ranking([22, 22], [1, 1])]
      .map(end => tallyOf(end, 10))
      .reduce(add, EMPTY);
    const found = findings(tally);
    expect(found).toMatchObject({
      kind: 'ranking',
      seats: [
        { points: 21, firsts: 0.5 },
        { points: 23, firsts: 1 },
      ],
    });
    expect(findingLines(found, tally)[0]).toMatch(/^seat 0: 21\.00 points .* first in 50\.0 %/);
  });
});

describe('the command', () => {
  it.each([
    [['chess'], 'no game called “chess”'],
    [[GAME, '--seats', '9'], '“seats” must be a whole number from 1 to 5'],
    [[GAME, '--bot', 'admiral'], 'No bot called “admiral”'],
    [[GAME, '--option', 'wind=3'], 'options.wind'],
    [[GAME, '--option', 'strict'], 'name=value'],
    [[GAME, '--games', 'many'], 'whole number'],
    [[GAME, '--sail'], 'unknown option'],
    [[], 'missing required argument'],
  ])('simulate %j is refused with one sentence', async (words, sentence) => {
    const { code, output, errors } = await seekiste(['simulate', ...words]);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain(sentence);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });
});
