import { describe, expect, it } from 'vitest';
import { cards, deal, dealt, PROFESSIONAL } from './builders.test-help.js';
import {
  readCard,
  readDirection,
  readWind,
  santaTimea,
  writeCard,
  writeDirection,
  writeWind,
  type Direction,
  type Move,
} from './index.js';

const { decode, read, write } = santaTimea;

const WRITTEN: readonly (readonly [string, Move])[] = [
  ['N14', { type: 'play', card: 14 }],
  ['E5', { type: 'play', card: 19 }],
  ['W1', { type: 'play', card: 43 }],
  ['B', { type: 'play', card: 57 }],
  ['sets N S', { type: 'sets', directions: [0, 2] }],
  ['sets W', { type: 'sets', directions: [3] }],
  ['sets -', { type: 'sets', directions: [] }],
];

describe('Moves as text', () => {
  it.each(WRITTEN)('%s', (text, move) => {
    expect(write(move)).toBe(text);
    expect(read(text)).toEqual({ ok: true, value: move });
    expect(decode(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
    expect(santaTimea.price(santaTimea.view(dealt(2, 1), 0), move)).toBe(0);
  });

  it('2.2 a deal is text as well', () => {
    for (const move of [deal(2, 1), deal(5, 2, PROFESSIONAL), { ...deal(3, 3), first: null }]) {
      expect(write(move)).not.toContain('\n');
      expect(read(write(move))).toEqual({ ok: true, value: move });
      expect(decode(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
    }
  });

  it('1.2, 1.3 every card has its text', () => {
    const all = Array.from({ length: 57 }, (_, i) => i + 1);
    expect(all.map(writeCard).map(readCard)).toEqual(all);
    const winds = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(winds.map(writeWind).map(readWind)).toEqual(winds);
    expect(['', 'N', 'N0', 'N15', 'N014', 'X1', '5', 'BB', 'B1', 'N1 N2', 'N1.5'].map(readCard)).toEqual(
      Array(11).fill(undefined),
    );
    expect(['', 'N0', 'N4', 'B', '1'].map(readWind)).toEqual(Array(5).fill(undefined));
  });

  it('1.4 directions are N, E, S and W, and O for the German Ost is read as well', () => {
    expect(([0, 1, 2, 3] as Direction[]).map(writeDirection)).toEqual(['N', 'E', 'S', 'W']);
    expect(['n', 'o', 'O', 'e', 's', 'w', '', 'NE', '1'].map(readDirection)).toEqual([
      0,
      1,
      1,
      1,
      2,
      3,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is read whatever its case, spacing and order', () => {
    expect(read(' o5 ')).toEqual({ ok: true, value: { type: 'play', card: cards('E5')[0] } });
    expect(read('b')).toEqual({ ok: true, value: { type: 'play', card: 57 } });
    expect(read('Sets  s,n')).toEqual({ ok: true, value: { type: 'sets', directions: [0, 2] } });
  });

  it.each(['', 'hello', 'N15', 'N14 E5', 'sets', 'sets X', 'sets N N', 'sets - N', 'deal', 'deal 0; hands N1', '14'])(
    '"%s" is refused',
    text => {
      expect(read(text)).toEqual({
        ok: false,
        error: { code: 'unreadable-move', clause: 'input', params: { field: 'move', value: text } },
      });
    },
  );

  it('a long text is quoted in part', () => {
    expect(read('x'.repeat(5000))).toMatchObject({ error: { params: { value: 'x'.repeat(80) } } });
  });
});

describe('Moves as JSON from outside', () => {
  const DEAL = { type: 'deal', first: 0, hands: [[1]], winds: [1], forecast: [] };
  it.each([
    [undefined, 'move'],
    [null, 'move'],
    ['N14', 'move'],
    [{}, 'type'],
    [{ type: 'sail' }, 'type'],
    [{ type: 'play' }, 'card'],
    [{ type: 'play', card: 0 }, 'card'],
    [{ type: 'play', card: 58 }, 'card'],
    [{ type: 'play', card: 1.5 }, 'card'],
    [{ type: 'play', card: 'N14' }, 'card'],
    [{ type: 'sets' }, 'directions'],
    [{ type: 'sets', directions: [4] }, 'directions'],
    [{ type: 'sets', directions: [2, 0] }, 'directions'],
    [{ type: 'sets', directions: [1, 1] }, 'directions'],
    [{ type: 'sets', directions: ['0'] }, 'directions'],
    [{ ...DEAL, first: 'x' }, 'first'],
    [{ ...DEAL, first: -1 }, 'first'],
    [{ ...DEAL, hands: [5] }, 'hands'],
    [{ ...DEAL, hands: [[58]] }, 'hands'],
    [{ ...DEAL, winds: {} }, 'winds'],
    [{ ...DEAL, winds: [13] }, 'winds'],
    [{ ...DEAL, forecast: [0] }, 'forecast'],
  ])('%j is refused and names the field %s', (value, field) => {
    expect(decode(value)).toEqual({ ok: false, error: { code: 'malformed-move', clause: 'input', params: { field } } });
  });

  it('brings along nothing that was not asked for', () => {
    expect(decode({ type: 'play', card: 3, seat: 1, admin: true })).toEqual({
      ok: true,
      value: { type: 'play', card: 3 },
    });
  });
});
