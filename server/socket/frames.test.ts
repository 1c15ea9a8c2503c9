import { describe, expect, it } from 'vitest';
import { roomFor, writeFrames } from './frames.js';

/** Reads frames as RFC 6455, 5.2 has them: final and text, not masked, with a length of 7, 16 or 64 bits. */
const read = (frames: Buffer): string[] => {
  const heard: string[] = [];
  let rest = frames;
  while (rest.length > 0) {
    expect(rest[0]).toBe(0b1000_0001);
    const short = rest.readUInt8(1);
    const [header, length] =
      short < 126 ? [2, short] : short === 126 ? [4, rest.readUInt16BE(2)] : [10, Number(rest.readBigUInt64BE(2))];
    heard.push(rest.toString('utf8', header, header + length));
    rest = rest.subarray(header + length);
  }
  return heard;
};

const framed = (texts: readonly string[]): Buffer => {
  const to = Buffer.alloc(roomFor(texts), 0xff);
  return to.subarray(0, writeFrames(texts, to));
};

describe('frames', () => {
  it.each([0, 1, 125, 126, 127, 41, 42, 21_845, 21_846, 65_535, 65_536, 70_000])(
    'of %i characters are read as they were written, in one byte each and in three',
    length => {
      for (const character of ['a', 'ü', '€']) {
        const text = character.repeat(length);
        expect(read(framed([text, 'after']))).toEqual([text, 'after']);
      }
    },
  );

  it('stand one behind the other, whatever their lengths', () => {
    const texts = ['', 'ahoy', '⚓'.repeat(42), 'Äußere Hülle', 'x'.repeat(300), '🏝'.repeat(40_000)];
    expect(read(framed(texts))).toEqual(texts);
  });

  it('have headers as short as they may be', () => {
    expect(framed(['a'.repeat(125)]).length).toBe(127);
    expect(framed(['a'.repeat(126)]).length).toBe(130);
    expect(framed(['€'.repeat(42)]).length).toBe(130);
    expect(framed(['a'.repeat(65_536)]).length).toBe(65_546);
  });
});
