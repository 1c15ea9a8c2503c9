import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rng } from '../core/index.js';
import { anySeed } from '../core/seeds.test-help.js';
import { deal, undealt } from './builders.test-help.js';
import { BOX, CHART, lighthouseRun, MODES, readCard, writeCard, type Move } from './index.js';

const { decode, read, write } = lighthouseRun;

const SAIL = { type: 'sail', colour: 0, card: 0, beacon: null, from: null, bonus: false } as const;

const read1 = (text: string): Move | string => {
  const answer = read(text);
  return answer.ok ? answer.value : answer.error.code;
};

describe('Cards as text', () => {
  it('1.5 are a letter, the number and the lighthouse, or a star for all six', () => {
    expect(CHART.set.map(card => writeCard(card)).join(' ')).toBe(
      'S4-purple S4-orange S3-red S2-yellow S3* S2* S1* G3* G2* C3-green C2-blue C2* C1* C1*',
    );
  });

  it('1.5 alike cards are written alike, and read as the first of them', () => {
    for (const card of BOX.cards.keys()) expect(readCard(writeCard(card))).toBe(CHART.alike[card]);
    expect([writeCard(12), writeCard(13)]).toEqual(['C1*', 'C1*']);
  });

  it('may be typed short and in any case', () => {
    expect([readCard('s4-p'), readCard('c3-GREEN'), readCard('g2*')]).toEqual([0, 9, 8]);
  });

  it.each(['', 'S', 'S5*', 'S4*', 'S4', 'S4-', 'S4-white', 'X1*', 'S4-purple*', 'S44*', 'C1**'])(
    'are not read from "%s"',
    text => expect(readCard(text)).toBeUndefined(),
  );
});

describe('Moves as text', () => {
  it.each<[string, Move]>([
    ['red:S4-purple 3>1 @0', { ...SAIL, beacon: { from: 2, to: 0 }, from: 0 }],
    ['blue:C1* @7 +', { ...SAIL, colour: 1, card: 12, from: 7, bonus: true }],
    ['green:G3*', { ...SAIL, colour: 2, card: 7 }],
    ['yellow:G2* 6>2', { ...SAIL, colour: 3, card: 8, beacon: { from: 5, to: 1 } }],
  ])('%s', (text, move) => {
    expect(write(move)).toBe(text);
    expect(read1(text)).toEqual(move);
  });

  it('may be typed short, in any case and with spaces', () => {
    expect(read1('  R: s4-p  3>1   @0 ')).toEqual(read1('red:S4-purple 3>1 @0'));
    expect(read1('y:C1* @7 +')).toEqual(read1('yellow:C1* @7 +'));
  });

  it.each([
    ...['red', 'red:', 'S4-purple @0', 'pink:S1* @0', 'red:S9* @0', 'red:S1* 0>1', 'red:S1* 1>7', 'red:S1* @25'],
    ...['red:S1* + @0', 'red:S1* @0 + +', 'red:S1* @-1', 'red:S1* @0 1>2', 'deal 0; towers; decks', 'deal x'],
  ])('"%s" is refused', text => {
    expect(read(text)).toMatchObject({ ok: false, error: { code: 'unreadable-move', clause: 'input' } });
  });

  it('2.1, 2.3 deals survive being written and read', () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...MODES), (seed, mode) => {
        const move = lighthouseRun.chance(undealt(2, mode), Rng.from(seed));
        expect(read1(write(move))).toEqual(move);
        expect(decode(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
      }),
      { numRuns: 20 },
    );
  });
});

describe('Moves as JSON', () => {
  it('1.5 a card may go by any of its indices, and leaves as one', () => {
    expect(decode({ ...SAIL, card: 13 })).toEqual({ ok: true, value: { ...SAIL, card: 12 } });
  });

  it('brings nothing along', () => {
    const stowaway = { ...SAIL, beacon: { from: 0, to: 1, rat: 1 }, rat: 1 };
    expect(decode(stowaway)).toEqual({ ok: true, value: { ...SAIL, beacon: { from: 0, to: 1 } } });
  });

  it.each<[string, unknown]>([
    ['move', null],
    ['type', {}],
    ['colour', { ...SAIL, colour: 4 }],
    ['card', { ...SAIL, card: 14 }],
    ['beacon', { ...SAIL, beacon: { from: 0, to: 6 } }],
    ['beacon', { ...SAIL, beacon: undefined }],
    ['from', { ...SAIL, from: 25 }],
    ['from', { ...SAIL, from: 0.5 }],
    ['bonus', { ...SAIL, bonus: 1 }],
    ['first', { ...deal(2, 1), first: -1 }],
    ['towers', { ...deal(2, 1), towers: [9] }],
    ['decks', { ...deal(2, 1), decks: 7 }],
    ['decks', { ...deal(2, 1), decks: [[14]] }],
  ])('is refused by the name of the field: %s', (field, value) => {
    expect(decode(value)).toMatchObject({ ok: false, error: { code: 'malformed-move', params: { field } } });
  });

  it('has no price', () => {
    expect(lighthouseRun.price(lighthouseRun.view(undealt(2), 0), SAIL)).toBe(0);
  });
});
