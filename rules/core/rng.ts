import { Dice } from './dice.js';

/** 256 bits as 64 lower-case hexadecimal digits, not all zero. */
export type Seed = string;

export const isSeed = (text: unknown): text is Seed =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text) && !/^0+$/.test(text);

/** The generator's jump polynomial: one jump is 2^128 steps, so streams never meet. Lower halves first. */
const JUMP = [0x3cfd0aba, 0x180ec6d3, 0xf0c9392c, 0xd5a61266, 0xe03fc9aa, 0xa9582618, 0x29b1661c, 0x39abdc45] as const;

/**
 * The fast generator of searches: xoshiro256** (Blackman and Vigna), 64-bit words kept as pairs of
 * 32-bit halves. What it draws next can be computed from what it drew: real games are dealt by `Cipher`.
 */
export class Rng extends Dice {
  /** The words a, b, c, d of the state, each as its lower and upper half. */
  private constructor(private readonly halves: Int32Array) {
    super();
  }

  /** The seed's 64 digits are four 64-bit words, most significant digit first. */
  static from(seed: Seed): Rng {
    if (!isSeed(seed)) throw new RangeError('a seed is 64 lower-case hexadecimal digits, not all zero');
    const half = (i: number): number => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
    return new Rng(Int32Array.from([1, 0, 3, 2, 5, 4, 7, 6], half));
  }

  /** The upper 32 bits of the next 64. */
  next(): number {
    const s = this.halves;
    const a0 = s[0] as number;
    const a1 = s[1] as number;
    const b0 = s[2] as number;
    const b1 = s[3] as number;
    const c0 = (s[4] as number) ^ a0;
    const c1 = (s[5] as number) ^ a1;
    const d0 = (s[6] as number) ^ b0;
    const d1 = (s[7] as number) ^ b1;
    s[0] = a0 ^ d0;
    s[1] = a1 ^ d1;
    s[2] = b0 ^ c0;
    s[3] = b1 ^ c1;
    s[4] = c0 ^ (b0 << 17);
    s[5] = c1 ^ ((b1 << 17) | (b0 >>> 15));
    // rotl 45: the halves swapped, then rotl 13
    s[6] = (d1 << 13) | (d0 >>> 19);
    s[7] = (d0 << 13) | (d1 >>> 19);

    // b * 5, rotl 7, * 9; each product is a shift and an addition with carry
    const five0 = ((b0 << 2) + b0) | 0;
    const five1 = (((b1 << 2) | (b0 >>> 30)) + b1 + carry(b0 << 2, b0, five0)) | 0;
    const r0 = (five0 << 7) | (five1 >>> 25);
    const r1 = (five1 << 7) | (five0 >>> 25);
    const nine0 = ((r0 << 3) + r0) | 0;
    return (((r1 << 3) | (r0 >>> 29)) + r1 + carry(r0 << 3, r0, nine0)) >>> 0;
  }

  /** Moves this stream 2^128 steps on and returns a stream that goes on from where it was. */
  split(): Rng {
    const left = new Rng(this.halves.slice());
    const sum = new Int32Array(8);
    for (const word of JUMP) {
      for (let bit = 0; bit < 32; bit++) {
        if (word & (1 << bit)) for (let i = 0; i < 8; i++) sum[i] = (sum[i] as number) ^ (this.halves[i] as number);
        this.next();
      }
    }
    this.halves.set(sum);
    return left;
  }

  /** The generator's state as a seed: `Rng.from(rng.seed())` goes on where `rng` stands. */
  seed(): Seed {
    const half = (i: number): string => ((this.halves[i] as number) >>> 0).toString(16).padStart(8, '0');
    return [1, 0, 3, 2, 5, 4, 7, 6].map(half).join('');
  }
}

/** 1 if the 32-bit sum of a and b overflowed: the top bit's carry, without a branch that no processor can foresee. */
const carry = (a: number, b: number, sum: number): number => ((a & b) | ((a | b) & ~sum)) >>> 31;
