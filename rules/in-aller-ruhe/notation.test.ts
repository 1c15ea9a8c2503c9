import { describe, expect, it } from 'vitest';
import { cards, deal, play, position } from './builders.test-help.js';
import {
  chartOf,
  inAllerRuhe,
  readCard,
  readSpace,
  VARIANTS,
  writeCard,
  writeSpace,
  type Move,
  type Options,
  type State,
} from './index.js';

const { decode, read, write } = inAllerRuhe;

const WRITTEN: readonly (readonly [string, Move])[] = [
  ['17 C4', { type: 'lay', card: 17, space: 20, pay: [] }],
  ['17 C4 - 5 A', { type: 'lay', card: 17, space: 20, pay: cards('5 A') }],
  ['- 5 A', { type: 'discard', cards: cards('5 A') }],
  ['D', { type: 'depart' }],
  ['pledge 3', { type: 'pledge', count: 3 }],
  ['give 5 D', { type: 'give', cards: cards('5 D') }],
  ['A', { type: 'arrive' }],
];

describe('Moves as text', () => {
  it.each(WRITTEN)('%s', (text, move) => {
    expect(write(move)).toBe(text);
    expect(read(text)).toEqual({ ok: true, value: move });
    expect(decode(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
  });

  it('2.2 a deal is text as well', () => {
    const move = deal(2, 1);
    expect(read(write(move))).toEqual({ ok: true, value: move });
    const fewer = deal(5, 1, { islandsRemoved: 4, strict: true });
    expect(read(write(fewer))).toEqual({ ok: true, value: fewer });
  });

  it('1.1 spaces are columns A to F and rows 1 to 6; without options every sea is counted so, on to D7', () => {
    expect(Array.from({ length: 40 }, (_, space) => readSpace(writeSpace(space)))).toEqual([...Array(40).keys()]);
    expect(['', 'A', 'A0', 'E7', 'G1', '1A', 'A11', 'AA1'].map(text => readSpace(text))).toEqual(
      Array(8).fill(undefined),
    );
  });

  const nameIn = (variant: Options['variant'], space: number): string => writeSpace(space, chartOf({ variant }));

  it('14.1 the arch has its own rows and columns: pillars in A, B, F and G, the roof from A4 to G7', () => {
    expect([0, 1, 5, 6, 11, 12, 18, 19, 39].map(space => nameIn('arch', space))).toEqual(
      'A1 B1 B3 F1 G3 A4 G4 A5 G7'.split(' '),
    );
  });

  it('17.1 the pyramid has its own rows and columns: A1 to K1, the tip is F6', () => {
    expect([0, 6, 10, 11, 19, 20, 34, 35].map(space => nameIn('pyramid', space))).toEqual(
      'A1 G1 K1 B2 J2 C3 G5 F6'.split(' '),
    );
  });

  it.each(VARIANTS)('what is written for a table is read for it, every space of %s by one name', variant => {
    const options = { islandsRemoved: 0, strict: false, variant };
    const chart = chartOf(options);
    const moves = chart.flatMap((_, space): Move[] => [
      { type: 'lay', card: 17, space, pay: [5] },
      { type: 'monster', space },
      { type: 'turn', space, card: 5 },
      ...(space < 36 ? [{ type: 'clear' as const, space }] : []),
    ]);
    const texts = moves.map(move => write(move, options));
    expect(new Set(texts).size).toBe(moves.length);
    expect(texts.map(text => read(text, options))).toEqual(moves.map(value => ({ ok: true, value })));
    expect(read('17 L1', options)).toMatchObject({ ok: false, error: { code: 'unreadable-move' } });
  });

  it('1.2 cards are numbers, A and D', () => {
    const all = Array.from({ length: 82 }, (_, i) => i + 1);
    expect(all.map(writeCard).map(readCard)).toEqual(all);
    expect(['', '0', '81', '-5', '1.5', 'X', 'AA', '5 6'].map(readCard)).toEqual(Array(8).fill(undefined));
  });

  it('is read whatever its case and spacing', () => {
    for (const text of ['17 c4 - a 5', '  17   C4 -a,5 ', '17 C4-A 5'])
      expect(read(text)).toEqual({ ok: true, value: { type: 'lay', card: 17, space: 20, pay: cards('A 5') } });
    expect(read('d')).toEqual({ ok: true, value: { type: 'depart' } });
    expect(read('Give 5')).toEqual({ ok: true, value: { type: 'give', cards: [5] } });
  });

  it.each([
    '',
    'hello',
    '17',
    '17 G4',
    '81 A1',
    '17 C4 - 5 X',
    '-',
    'pledge',
    'pledge x',
    'pledge 100',
    'give',
    'deal 0',
  ])('"%s" is refused', text => {
    expect(read(text)).toEqual({
      ok: false,
      error: { code: 'unreadable-move', clause: 'input', params: { field: 'move', value: text } },
    });
  });

  it('a long text is quoted in part', () => {
    expect(read('x'.repeat(5000))).toMatchObject({ error: { params: { value: 'x'.repeat(80) } } });
  });
});

describe('Moves as JSON from outside', () => {
  it.each([
    [undefined, 'move'],
    [null, 'move'],
    ['D', 'move'],
    [{}, 'type'],
    [{ type: 'sail' }, 'type'],
    [{ type: 'lay', card: 0, space: 1, pay: [] }, 'card'],
    [{ type: 'lay', card: 90, space: 1, pay: [] }, 'card'],
    [{ type: 'lay', card: '5', space: 1, pay: [] }, 'card'],
    [{ type: 'lay', card: 5, space: 40, pay: [] }, 'space'],
    [{ type: 'lay', card: 5, space: -1, pay: [] }, 'space'],
    [{ type: 'lay', card: 5, space: 1 }, 'pay'],
    [{ type: 'lay', card: 5, space: 1, pay: [1.5] }, 'pay'],
    [{ type: 'pledge', count: -1 }, 'count'],
    [{ type: 'pledge', count: 2.5 }, 'count'],
    [{ type: 'give', cards: 5 }, 'cards'],
    [{ type: 'discard', cards: [5, null] }, 'cards'],
    [{ type: 'deal', first: 'x', hands: [], piles: [], removed: [] }, 'first'],
    [{ type: 'deal', first: 0, hands: [5], piles: [], removed: [] }, 'hands'],
    [{ type: 'deal', first: 0, hands: [], piles: {}, removed: [] }, 'piles'],
    [{ type: 'deal', first: 0, hands: [], piles: [], removed: [0] }, 'removed'],
  ])('%j is refused and names the field %s', (value, field) => {
    expect(decode(value)).toEqual({
      ok: false,
      error: { code: 'malformed-move', clause: 'input', params: { field } },
    });
  });

  it('brings along nothing that was not asked for', () => {
    expect(decode({ type: 'pledge', count: 3, seat: 1, admin: true })).toEqual({
      ok: true,
      value: { type: 'pledge', count: 3 },
    });
  });

  it('4.1 what is well formed may still break a rule', () => {
    const move = decode({ type: 'lay', card: 81, space: 0, pay: [] });
    expect(move.ok && inAllerRuhe.apply(position('hands: 5 A | 8 9'), 0, move.value)).toMatchObject({
      error: { code: 'not-an-island' },
    });
  });

  it('4.4, 7.1, 10.3, 12.3, 15.4, 17.5 a move’s price is all the cards of the hand that it costs', () => {
    const prices = (state: State): Readonly<Record<string, number>> => {
      const view = inAllerRuhe.view(state, 0);
      return Object.fromEntries(
        inAllerRuhe.moves(view).map(move => [inAllerRuhe.write(move), inAllerRuhe.price(view, move)]),
      );
    };
    expect(prices(position('hands: 5 17 40 | 8 9; sea: A1=3'))).toMatchObject({
      '5 B1 - 17 40': 2,
      '40 C3': 0,
      '- 5 17': 2,
    });
    expect(
      prices(position('hands: 5 17 40 41 42 | 7 8 9; phase: give; departedBy: 0; round: 1; pledges: 5 3')),
    ).toMatchObject({
      'give 5 17 40 41 42': 5,
    });
    expect(
      prices(position('hands: 5 17 40 | 8 9; sea: A1=3; phase: rock', { rock: true }, { rock: { row: 2, due: true } })),
    ).toMatchObject({ 'hold 5 17': 2, 'rock 1': 0 });
    const EDGE = { sea: [3, ...new Array<number>(35).fill(0)], pyramid: { deck: cards('B B') } };
    expect(prices(position('hands: 5 17 40 | 8 9', { variant: 'pyramid' }, EDGE))).toMatchObject({ '5 B1': 2 });
    expect(prices(position('hands: 5 17 | 8 9; sea: A1=3', { variant: 'day-night' }))).toMatchObject({
      'turn A1 - 5': 1,
      'turn A1 - 17': 1,
    });
    expect(play(position('hands: 5 17 40 | 8 9; sea: A1=3'), 0, '5 B1 - 17 40').turn).toBe(1);
  });
});
