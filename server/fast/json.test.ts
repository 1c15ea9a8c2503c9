import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeJson } from './json.js';
import { Page } from './page.js';

const ROOM = 4096;

const written = (value: unknown, room = ROOM): string => {
  const page = new Page(room);
  return page.upTo(writeJson(value, page, 3)).toString('utf8', 3);
};

describe('what is written as bytes', () => {
  it('is what JSON.stringify writes, whatever the data', () => {
    const anyText = fc.string({ unit: 'binary' });
    const data = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 });
    fc.assert(
      fc.property(fc.oneof(data, fc.dictionary(anyText, data), fc.double(), anyText), value => {
        expect(written(value, 1 << 16)).toBe(JSON.stringify(Number.isNaN(value) ? null : value));
      }),
    );
  });

  it.each([
    ...[
      0,
      9,
      10,
      99,
      100,
      101,
      255,
      256,
      999,
      1000,
      1763391234567,
      -1,
      -0,
      0.5,
      1e21,
      5e-7,
      Infinity,
      NaN,
      2 ** 31,
      2 ** 32 + 5,
    ],
    ...['', 'Käpt’n', '"', '\\', '\n', '\u007f', '\ud800', '🏝', true, false, null, [], {}, [[]], [{}], [null, 1, 'a']],
    { a: undefined },
    { a: undefined, b: 1, c: undefined, d: { e: undefined } },
    [undefined, 1],
    [0, 9, 10, 99, 100, 255, 256, -0, -1, 0.5],
    { 'a key with "quotes" and ü': 1, 7: 'seven' },
  ])('is the same for %j', value => expect(written(value)).toBe(JSON.stringify(value)));

  it('is the same for objects that have other keys than those before them, in another order, or very many', () => {
    const kinds = [{ a: 1, b: { c: 2 } }, { b: { d: 3, c: 4 }, a: 1 }, { a: { b: 1 } }, { b: [{ c: 5 }, { d: 6 }] }];
    for (const value of [...kinds, kinds, ...kinds.toReversed()]) expect(written(value)).toBe(JSON.stringify(value));
    const many = (round: number): object =>
      Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`k${i * round}`, i]));
    for (const round of [1, 2, 3, 1]) expect(written(many(round), 1 << 18)).toBe(JSON.stringify(many(round)));
    for (const value of kinds) expect(written(value)).toBe(JSON.stringify(value));
  });

  it('is plain data and nothing else', () => {
    for (const value of [() => 1, Symbol('a'), 1n]) expect(() => written({ value })).toThrow('no plain data');
  });

  it('ends behind the end where there is no room, and leaves what is before it alone', () => {
    const value = { view: { sea: [7, 0, 17], text: 'ahoi', odd: 'Äquator' }, none: null, yes: true };
    const whole = JSON.stringify(value);
    const length = Buffer.byteLength(whole);
    for (let room = 0; room < length; room++) {
      const page = new Page(3 + room);
      page.bytes.fill(0xff);
      expect(writeJson(value, page, 3)).toBe(3 + length);
      expect([...page.upTo(3)]).toEqual([0xff, 0xff, 0xff]);
    }
    expect(written(value, 3 + length)).toBe(whole);
  });
});
