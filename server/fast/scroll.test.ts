import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Scroll } from './scroll.js';

const COMMA = 0x2c;
const text = (scroll: Scroll, from = 0, to = scroll.end): string => scroll.bytes(from, to).toString();

describe('a scroll', () => {
  it('holds what was added, one behind the other, however much it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60_000, size: 'max' }), { maxLength: 6 }), lines => {
        const scroll = new Scroll(64);
        for (const line of lines) {
          expect(scroll.json(line)).toBe(scroll.end);
          scroll.byte(COMMA);
        }
        expect(text(scroll)).toBe(lines.map(line => `${JSON.stringify(line)},`).join(''));
      }),
      { numRuns: 30 },
    );
  });

  it('grows for a single byte and for a copy as well', () => {
    const [one, other] = [new Scroll(64), new Scroll(64)];
    const most = 70_000;
    for (let i = 0; i < most; i++) one.byte(COMMA);
    other.json('x');
    other.copy(one, 0, most);
    expect(text(other)).toBe(`"x"${','.repeat(most)}`);
  });

  it('can be corrected, and cut', () => {
    const scroll = new Scroll(64);
    const end = scroll.json([1, 2]);
    scroll.correct(end - 1, COMMA);
    scroll.json('lost');
    scroll.cut(end);
    expect(scroll.json(3)).toBe(scroll.end);
    expect(text(scroll)).toBe('[1,2,3');
    expect(text(scroll, 1, 4)).toBe('1,2');
  });
});
