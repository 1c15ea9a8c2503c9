import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excludedBy, readSetup, Rng } from '../core/index.js';
import { anySeed } from '../core/seeds.test-help.js';
import { cards, deal, dealt, lit, undealt } from './builders.test-help.js';
import { CHART, coloursIn, lighthouseRun, ownerOf, type Mode, type Move } from './index.js';

const TABLES: readonly (readonly [Mode, number])[] = [
  ['standard', 2],
  ['standard', 3],
  ['standard', 4],
  ['erik', 2],
  ['fleet', 2],
];

const refusal = (seats: number, mode: Mode, move: Move) => {
  const step = lighthouseRun.apply(undealt(seats, mode), 'chance', move);
  return step.ok ? undefined : [step.error.code, step.error.clause];
};

describe('The options', () => {
  it('9.1 are three ways to play; two of them are for two', () => {
    const read = (seats: number, mode: string) => readSetup(lighthouseRun, { seats, options: { mode } });
    expect(readSetup(lighthouseRun, { seats: 2 })).toMatchObject({ value: { options: { mode: 'standard' } } });
    for (const mode of ['erik', 'fleet']) expect(read(2, mode)).toMatchObject({ ok: true });
    for (const seats of [3, 4]) {
      expect(read(seats, 'erik')).toMatchObject({ error: { code: 'erik-is-for-two', clause: '9.2' } });
      expect(read(seats, 'fleet')).toMatchObject({ error: { code: 'fleet-is-for-two', clause: '9.9' } });
      expect(excludedBy(lighthouseRun.exclusions, seats, { mode: 'standard' })).toBeUndefined();
    }
    expect(read(2, 'chess')).toMatchObject({ error: { code: 'option-value' } });
    expect(read(5, 'standard')).toMatchObject({ error: { code: 'seats-out-of-range' } });
  });
});

describe('Setting up', () => {
  it('2.1 lights the first, third and fifth tower, and stands them in random order', () => {
    expect(lit(dealt(3, 1))).toBe('1 3 5');
    const orders = new Set([1, 2, 3, 4, 5, 6].map(n => deal(3, n).towers.join(' ')));
    expect(orders.size).toBeGreaterThan(3);
    for (const n of [1, 2, 3]) expect([...dealt(3, n).towers].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each(TABLES)('2.2 all ships and the cloud wait at the start (%s, %i seats)', (mode, seats) => {
    const state = dealt(seats, 1, mode);
    expect(state.ships).toEqual(Array(coloursIn(mode, seats)).fill([0, 0, 0, 0, 0]));
    expect([state.round, state.cloud]).toEqual([1, 0]);
  });

  it.each(TABLES)('2.3 each colour has a hand of three and a pile of eleven (%s, %i seats)', (mode, seats) => {
    const state = dealt(seats, 1, mode);
    state.hands.forEach((hand, colour) => {
      if (ownerOf(mode, colour) === null) return;
      expect(hand).toHaveLength(3);
      expect([...hand, ...(state.piles[colour] ?? [])].sort((a, b) => a - b)).toEqual(CHART.set);
    });
  });

  it('2.3 the top card of a deal is the first', () => {
    const { decks, first } = deal(2, 5);
    const state = dealt(2, 5);
    expect(state.hands[0]).toEqual(decks[0]!.slice(0, 3).sort((a, b) => a - b));
    expect(state.piles[0]!.at(-1)).toBe(decks[0]![3]);
    expect([state.first, state.turn]).toEqual([first, first]);
  });

  it('2.4 no first hand has both group cards', () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...TABLES), (seed, [mode, seats]) => {
        const { decks } = lighthouseRun.chance(undealt(seats, mode), Rng.from(seed)) as ReturnType<typeof deal>;
        for (const deck of decks) expect(deck.slice(0, 3)).not.toEqual(expect.arrayContaining([7, 8]));
      }),
      { numRuns: 300 },
    );
  });

  it('2.4 a single group card stays', () => {
    const withOne = Array.from({ length: 60 }, (_, n) => deal(2, n).decks[0]!.slice(0, 3)).filter(
      first => first.includes(7) !== first.includes(8),
    );
    expect(withOne.length).toBeGreaterThan(5);
  });

  it('2.5 anybody may begin', () => {
    expect(new Set(Array.from({ length: 40 }, (_, n) => deal(4, n).first))).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('A deal from outside', () => {
  const good = deal(2, 1);
  const [first = [], second = []] = good.decks;

  it('is taken if it is one', () => {
    expect(refusal(2, 'standard', good)).toBeUndefined();
  });

  it('2.1 has each lighthouse once', () => {
    expect(refusal(2, 'standard', { ...good, towers: [0, 1, 2, 3, 4, 4] })).toEqual(['bad-deal', '2.1']);
  });

  it('1.3 has a deck for each colour', () => {
    expect(refusal(2, 'standard', { ...good, decks: [first] })).toEqual(['bad-deal', '1.3']);
    expect(refusal(2, 'fleet', good)).toEqual(['bad-deal', '1.3']);
  });

  it('1.5 has the cards of the set', () => {
    expect(refusal(2, 'standard', { ...good, decks: [first.slice(1), second] })).toEqual(['bad-deal', '1.5']);
    expect(refusal(2, 'standard', { ...good, decks: [first.map(() => 3), second] })).toEqual(['bad-deal', '1.5']);
  });

  it('2.4 begins with no two group cards', () => {
    const groups = cards('G3* G2*');
    const rest = CHART.set.filter(card => !groups.includes(card));
    expect(refusal(2, 'standard', { ...good, decks: [[...groups, ...rest], second] })).toEqual(['bad-deal', '2.4']);
    expect(refusal(2, 'standard', { ...good, decks: [[...rest, ...groups], second] })).toBeUndefined();
  });

  it('2.5 is begun by somebody', () => {
    expect(refusal(2, 'standard', { ...good, first: 2 })).toEqual(['bad-deal', '2.5']);
  });

  it('9.2 gives Erik no group cards', () => {
    const erik = deal(2, 1, 'erik');
    expect(refusal(2, 'erik', erik)).toBeUndefined();
    expect(refusal(2, 'erik', { ...erik, decks: [first, second, first] })).toEqual(['bad-deal', '9.2']);
  });

  it('2.3 is refused a second time, and before it nothing else can be played', () => {
    const state = dealt(2, 1);
    expect(lighthouseRun.apply(state, 'chance', good)).toMatchObject({ error: { code: 'not-your-turn' } });
    const sail = lighthouseRun.moves(lighthouseRun.view(state, state.turn))[0]!;
    expect(lighthouseRun.apply(undealt(2), 0, sail)).toMatchObject({ error: { code: 'not-dealt', clause: '2.3' } });
  });
});
