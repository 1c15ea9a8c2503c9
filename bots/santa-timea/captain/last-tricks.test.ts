import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANCE, OVER, Rng, type Seat } from '@seekiste/rules/core';
import { santaTimea, TRICKS, type Card, type State } from '@seekiste/rules/santa-timea';
import { seedOf } from '../../play.test-help.js';
import { chosenBy, position } from '../../position.test-help.js';
import { searchBot } from '../../search/index.js';
import { captainWithin, sailor } from '../index.js';
import { guide } from './captain.js';
import { areLast, lastTricksValue } from './last-tricks.js';
import { policy } from '../sailor/index.js';
import { value } from './value.js';

const { kernel } = santaTimea;

/** A round of sailors from any deal on, stopped after so many cards. */
const roundOf = (seed: number, seats: number, professional: boolean, cards: number): State => {
  const state = santaTimea.start({ professional, rounds: 1 + (seed % 5) }, seats);
  kernel.deal(state, Rng.from(seedOf(seed)));
  for (let i = 0; i < cards; i++) kernel.play(state, state.turn, policy(state, state.turn));
  return state;
};

const ordersOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.length < 2
    ? [cards]
    : cards.flatMap((card, i) => ordersOf(cards.toSpliced(i, 1)).map(order => [card, ...order]));

/** How a round ends if a seat plays its cards in this order: by the rules' own door, and by bots that see views. */
const endOf = (state: State, seat: Seat, order: readonly Card[]): State | undefined => {
  const cards = [...order];
  let now = state;
  for (let actor = kernel.actor(now); actor !== OVER && actor !== CHANCE; actor = kernel.actor(now)) {
    const own = actor === seat && now.phase === 'trick';
    const move = own
      ? { type: 'play' as const, card: cards.shift()! }
      : (sailor.choose(santaTimea.view(now, actor), Rng.from(seedOf(1))) as never);
    const step = santaTimea.apply(now, actor, move);
    if (!step.ok) return undefined; // 6.2 a bride would have been led too early
    now = step.value.state;
  }
  return now;
};

const naive = (state: State, seat: Seat): number =>
  Math.max(
    ...ordersOf(state.hands[seat]!).map(order => {
      const end = endOf(state, seat, order);
      return end ? value(end, seat) : -1;
    }),
  );

describe('the last tricks', () => {
  it('are worth what the best order of the own cards brings, from any of their cards on', () => {
    const ends = fc.record({
      seed: fc.nat(100_000),
      seats: fc.integer({ min: 2, max: 5 }),
      professional: fc.boolean(),
      left: fc.integer({ min: 1, max: 4 }),
      laid: fc.nat(4),
      seat: fc.nat(4),
    });
    fc.assert(
      fc.property(ends, ({ seed, seats, professional, left, laid, seat }) => {
        const state = roundOf(seed, seats, professional, (TRICKS - left) * seats + (laid % seats));
        const before = santaTimea.save(state);
        const worth = lastTricksValue(state)(state, seat % seats);
        expect(worth).toBe(naive(state, seat % seats));
        expect(santaTimea.save(state)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('are the last five of the twelve, with five players the last four, while cards are played', () => {
    const tricks = Array.from({ length: TRICKS }, (_, i) => i + 1);
    for (const seats of [2, 3, 4])
      expect(tricks.filter(trick => areLast({ phase: 'trick', trick, seats }))).toEqual([8, 9, 10, 11, 12]);
    expect(tricks.filter(trick => areLast({ phase: 'trick', trick, seats: 5 }))).toEqual([9, 10, 11, 12]);
    expect(areLast({ phase: 'sets', trick: 12, seats: 3 })).toBe(false);
  });

  // N8 is worth 4 in the west wind. Seat 1 holds E9 and S14.
  const table = {
    ...{ seats: 2, options: { rounds: 1 }, leader: 1 },
    ...{ played: 'N8', hands: ['E12 W14 B', 'E9 S14'], winds: 'W1 W2 N1' },
  };

  it('are worth nothing to a seat that cannot win them, whatever it plays later', () => {
    // With W14 it leads the next trick, where E12 is opposite and takes the 2; with the bride seat 1 leads on.
    const after = (card: string): number => {
      const state = position(santaTimea, table) as State;
      const slot = ['E12', 'W14', 'B'].indexOf(card);
      kernel.play(state, 0, slot);
      return lastTricksValue(state)(state, 0);
    };
    expect(after('W14')).toBeLessThan(0.05);
    expect(after('E12')).toBeCloseTo(0.5, 1); // one point of damage each
    expect(after('B')).toBeGreaterThan(0.95);
  });

  it('are played better by the captain than by the sailor', () => {
    expect(chosenBy(sailor, santaTimea, table, 0)).toBe('W14');
    expect(chosenBy(captainWithin(600), santaTimea, table, 0)).toBe('B');
  });

  it('are played better than by whoever expects to play on like a sailor', () => {
    // W2 would complete the set of seat 1 (7.1). Seat 0 takes the 1, so as not to lead, and keeps the bride for the 2.
    const behind = { ...table, collected: ['N2 E1 S3', 'E2 S1 W1 W3'] };
    expect(chosenBy(searchBot(santaTimea, guide, 600), santaTimea, behind, 0)).toBe('W14');
    expect(chosenBy(captainWithin(600), santaTimea, behind, 0)).toBe('E12');
  });
});
