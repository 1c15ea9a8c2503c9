import { Dice } from './dice.js';
import type { Seed } from './rng.js';

/** "expand 32-byte k" (RFC 8439, 2.3). */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 10;
const WORDS = 16;

/** RFC 8439, 2.3: ten times the columns and the diagonals, then the state added to what came out. */
export const chachaBlock = (state: Uint32Array): Uint32Array => {
  const s = state.slice();
  // 2.1: one line of a quarter round is x += y, then z ^= x, turned left by some bits.
  const line = (x: number, y: number, z: number, by: number): void => {
    s[x] = (s[x] as number) + (s[y] as number);
    const mixed = (s[z] as number) ^ s[x];
    s[z] = (mixed << by) | (mixed >>> (32 - by));
  };
  const quarter = (a: number, b: number, c: number, d: number): void => {
    line(a, b, d, 16);
    line(c, d, b, 12);
    line(a, b, d, 8);
    line(c, d, b, 7);
  };
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  for (let i = 0; i < WORDS; i++) s[i] = (s[i] as number) + (state[i] as number);
  return s;
};

/** The digits of a seed are the bytes of the key; words are read with their lowest byte first. */
const keyWord = (seed: Seed, word: number): number => {
  const digits = seed.slice(word * 8, word * 8 + 8);
  return Number.parseInt((digits.match(/../g) ?? []).reverse().join(''), 16);
};

/**
 * The draws of one act of chance in a real game: the key stream of ChaCha20 (RFC 8439) under the seed of the game,
 * with the number of the act as its nonce. Draws that were seen tell nothing of the others, and seed and number
 * are all there is to know.
 */
export class Cipher extends Dice {
  private block: Uint32Array = new Uint32Array(0);
  private used = 0;

  private constructor(private readonly state: Uint32Array) {
    super();
  }

  /** Acts of chance are counted from 0. The block counter begins at 0; the act is the last word of the nonce. */
  static from(seed: Seed, act: number): Cipher {
    const key = Array.from({ length: 8 }, (_, word) => keyWord(seed, word));
    return new Cipher(Uint32Array.from([...CONSTANTS, ...key, 0, 0, 0, act]));
  }

  next(): number {
    if (this.used === this.block.length) {
      this.block = chachaBlock(this.state);
      this.used = 0;
      this.state[12] = (this.state[12] as number) + 1;
    }
    return this.block[this.used++] as number;
  }
}
