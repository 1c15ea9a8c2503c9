import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { CHART } from '@seekiste/rules/lighthouse-run';
import { TUNED } from '../../lighthouse-run/learned/index.js';
import { seedOf } from '../../play.test-help.js';
import { chancesIn, learnKept } from './keeping.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

describe('The chance to be in a hand', () => {
  const cards = [0, 3, 5, 7, 9, 11];

  it('is the same for all cards if their odds are', () => {
    const odds = CHART.steps.map(() => 2);
    for (const chance of chancesIn({ cards, held: 3 }, odds)) expect(chance).toBeCloseTo(0.5, 9);
  });

  it('adds up to as many cards as are held, and is higher for higher odds', () => {
    const chances = chancesIn(
      { cards, held: 2 },
      CHART.steps.map((_, card) => 1 + card),
    );
    expect(sum(chances)).toBeCloseTo(2, 9);
    expect([...chances].sort((a, b) => a - b)).toEqual(chances);
  });

  it('is what all hands together say', () => {
    // Of three cards with odds 1, 2 and 3, two are held: the hands have 2, 3 and 6 of 11 ways.
    const [one, two, three] = chancesIn({ cards: [0, 1, 2], held: 2 }, [1, 2, 3]);
    expect(one).toBeCloseTo(5 / 11, 9);
    expect(two).toBeCloseTo(8 / 11, 9);
    expect(three).toBeCloseTo(9 / 11, 9);
  });
});

describe('What sailors keep', () => {
  const kept = learnKept(60, Rng.from(seedOf(1)));

  it('is the same from the same seed', () => {
    expect(learnKept(60, Rng.from(seedOf(1)))).toEqual(kept);
    expect(learnKept(60, Rng.from(seedOf(2)))).not.toEqual(kept);
  });

  it.each([
    ['a few games', kept],
    ['the table in use', TUNED.kept],
  ])('are group cards rather than solo cards that show all towers: %s', (_, odds) => {
    const of = (movement: string): readonly number[] =>
      odds.filter((_odds, card) => CHART.movements[card] === movement && CHART.forces[card] === null);
    expect(odds.length).toBe(Math.max(...CHART.alike) + 1);
    expect(Math.min(...of('group'))).toBeGreaterThan(Math.max(...of('solo')));
  });
});
