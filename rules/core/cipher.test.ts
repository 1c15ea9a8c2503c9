import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock, Cipher } from './cipher.js';
import { chiSquare, chiSquareBound } from './conformance.js';
import { shuffle } from './dice.js';
import { anySeed, seedOf } from './seeds.test-help.js';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const hex = (words: Iterable<number>): readonly string[] => [...words].map(word => word.toString(16).padStart(8, '0'));

/** The same words from OpenSSL: its nonce is the block counter and the three words of RFC 8439, lowest byte first. */
const wordsByOpenSsl = (seed: string, act: number, count: number): readonly number[] => {
  const nonce = Buffer.alloc(16);
  nonce.writeUInt32LE(act, 12);
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), nonce);
  const bytes = cipher.update(Buffer.alloc(count * 4));
  return Array.from({ length: count }, (_, i) => bytes.readUInt32LE(i * 4));
};

const act = fc.integer({ min: 0, max: 0xffff_ffff });

describe('ChaCha20', () => {
  it('gives the block of RFC 8439, 2.3.2', () => {
    const key = Array.from({ length: 8 }, (_, i) => Buffer.from(KEY, 'hex').readUInt32LE(i * 4));
    const state = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, 1, 0x09000000, 0x4a000000, 0];
    expect(hex(chachaBlock(Uint32Array.from(state)))).toEqual([
      ...['e4e7f110', '15593bd1', '1fdd0f50', 'c47120a3'],
      ...['c7f4d1c7', '0368c033', '9aaa2204', '4e6cd4c3'],
      ...['466482d2', '09aa9f07', '05d7c214', 'a2028bd9'],
      ...['d19c12b5', 'b94e16de', 'e883d0cb', '4e3c50a2'],
    ]);
  });

  it('gives the key streams of RFC 8439, A.1, for the key of zeros, blocks 0 and 1', () => {
    const dice = Cipher.from('0'.repeat(64), 0);
    expect(hex(Array.from({ length: 32 }, () => dice.next())).join(' ')).toBe(
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
        '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2 ' +
        'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
        '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    );
  });
});

describe('the draws of an act of chance', () => {
  it('P7.4 are what OpenSSL says, whatever the seed and the act', () => {
    fc.assert(
      fc.property(anySeed, act, (seed, number) => {
        const dice = Cipher.from(seed, number);
        expect(Array.from({ length: 50 }, () => dice.next())).toEqual(wordsByOpenSsl(seed, number, 50));
      }),
    );
  });

  it('depend on the seed and the number of the act, and on nothing drawn before', () => {
    const words = (seed: number, number: number): string => {
      const dice = Cipher.from(seedOf(seed), number);
      return hex(Array.from({ length: 20 }, () => dice.next())).join(' ');
    };
    expect(words(1, 1)).toBe(words(1, 1));
    expect(new Set([words(1, 0), words(1, 1), words(1, 2), words(2, 0), words(2, 1)]).size).toBe(5);
  });

  it.each([2, 7, 36, 85])('spread evenly over %i numbers, over acts and within one', n => {
    const [within, over] = [new Array<number>(n).fill(0), new Array<number>(n).fill(0)];
    const dice = Cipher.from(seedOf(n), 0);
    for (let i = 0; i < 20_000; i++) {
      within[dice.below(n)]! += 1;
      over[Cipher.from(seedOf(n), i).below(n)]! += 1;
    }
    const even = new Array<number>(n).fill(20_000 / n);
    expect(chiSquare(within, even)).toBeLessThan(chiSquareBound(n - 1));
    expect(chiSquare(over, even)).toBeLessThan(chiSquareBound(n - 1));
  });

  it('shuffle four cards into all 24 orders equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(['a', 'b', 'c', 'd'], Cipher.from(seedOf(4), i)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], new Array<number>(24).fill(1000))).toBeLessThan(chiSquareBound(23));
  });
});
