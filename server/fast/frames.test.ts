import { describe, expect, it } from 'vitest';
import type { Reply } from '@seekiste/protocol';
import { textOf, type Message } from '../socket/mail.js';
import { roomFor, writeFrames } from './frames.js';
import { Page } from './page.js';

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

const framed = (messages: readonly Message[], room = 1 << 20): Buffer => {
  const page = new Page(room);
  return page.bytes.subarray(0, writeFrames(messages, page));
};

/** A reply that is so many bytes long. */
const replyOf = (length: number): Reply => {
  const reply = { t: 'refused', code: '', clause: 'input', params: {} } as const;
  return { ...reply, code: 'x'.repeat(length - JSON.stringify(reply).length) };
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

  it.each([60, 125, 126, 127, 65_535, 65_536, 70_000])(
    'of a reply of %i bytes are read as it is written out, whatever stands before and behind',
    length => {
      const reply = replyOf(length);
      expect(read(framed([reply, 'after', reply]))).toEqual([JSON.stringify(reply), 'after', JSON.stringify(reply)]);
      expect(framed([reply])).toEqual(framed([JSON.stringify(reply)]));
    },
  );

  it('fit into exactly as many bytes as they take, and are not written into fewer', () => {
    const messages: readonly Message[] = ['a', 'ü'.repeat(100), replyOf(60), '⚓'.repeat(42), replyOf(200)];
    const room = roomFor(messages.map(textOf));
    expect(framed(messages, room).length).toBe(room);
    for (let less = 0; less < room; less++) expect(writeFrames(messages, new Page(less))).toBeUndefined();
  });

  it('have headers as short as they may be', () => {
    expect(framed(['a'.repeat(125)]).length).toBe(127);
    expect(framed(['a'.repeat(126)]).length).toBe(130);
    expect(framed(['€'.repeat(42)]).length).toBe(130);
    expect(framed(['a'.repeat(65_536)]).length).toBe(65_546);
  });
});
