/**
 * The seeded generator: xoshiro256** (Blackman and Vigna), 64-bit words kept as pairs of
 * 32-bit halves. The rules never make a seed: the edge draws 256 bits from a cryptographic
 * source and hands them in.
 */
export const RNG_NAME = 'xoshiro256**';

/** 256 bits as 64 lower-case hexadecimal digits, not all zero. */
export type Seed = string;

export const isSeed = (text: unknown): text is Seed =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text) && !/^0+$/.test(text);

/** The generator's jump polynomial: one jump is 2^128 steps, so streams never meet. Low half first. */
const JUMP = [0x3cfd0aba, 0x180ec6d3, 0xf0c9392c, 0xd5a61266, 0xe03fc9aa, 0xa9582618, 0x29b1661c, 0x39abdc45] as const;

export class Rng {
  private constructor(
    private a0: number,
    private a1: number,
    private b0: number,
    private b1: number,
    private c0: number,
    private c1: number,
    private d0: number,
    private d1: number,
  ) {}

  /** The seed's 64 digits are four 64-bit words, most significant digit first. */
  static from(seed: Seed): Rng {
    if (!isSeed(seed)) throw new RangeError('a seed is 64 lower-case hexadecimal digits, not all zero');
    const half = (i: number): number => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0;
    return new Rng(half(1), half(0), half(3), half(2), half(5), half(4), half(7), half(6));
  }

  /** The upper 32 bits of the next 64. */
  next(): number {
    const { b0, b1 } = this;
    // b * 5
    let lo = ((b0 << 2) + b0) | 0;
    let hi = ((b1 << 2) | (b0 >>> 30)) + b1 + carry(b0 << 2, lo);
    // rotl 7
    const rlo = (lo << 7) | (hi >>> 25);
    const rhi = (hi << 7) | (lo >>> 25);
    // * 9
    lo = ((rlo << 3) + rlo) | 0;
    hi = (((rhi << 3) | (rlo >>> 29)) + rhi + carry(rlo << 3, lo)) | 0;

    const t0 = b0 << 17;
    const t1 = (b1 << 17) | (b0 >>> 15);
    this.c0 ^= this.a0;
    this.c1 ^= this.a1;
    this.d0 ^= b0;
    this.d1 ^= b1;
    this.b0 = b0 ^ this.c0;
    this.b1 = b1 ^ this.c1;
    this.a0 ^= this.d0;
    this.a1 ^= this.d1;
    this.c0 ^= t0;
    this.c1 ^= t1;
    // rotl 45 = swap the halves, then rotl 13
    const { d0, d1 } = this;
    this.d0 = (d1 << 13) | (d0 >>> 19);
    this.d1 = (d0 << 13) | (d1 >>> 19);
    return hi >>> 0;
  }

  /** A whole number from 0 to n − 1, every one equally likely: the uneven tail is drawn again. */
  below(n: number): number {
    const uneven = 0x1_0000_0000 % n;
    for (;;) {
      const x = this.next();
      if (x < 0x1_0000_0000 - uneven) return x % n;
    }
  }

  /** Moves this stream 2^128 steps on and returns a stream that goes on from where it was. */
  split(): Rng {
    const left = new Rng(this.a0, this.a1, this.b0, this.b1, this.c0, this.c1, this.d0, this.d1);
    const sum = [0, 0, 0, 0, 0, 0, 0, 0];
    for (const word of JUMP) {
      for (let bit = 0; bit < 32; bit++) {
        if (word & (1 << bit)) this.words().forEach((w, i) => (sum[i] = (sum[i] ?? 0) ^ w));
        this.next();
      }
    }
    [this.a0, this.a1, this.b0, this.b1, this.c0, this.c1, this.d0, this.d1] = sum as Eight;
    return left;
  }

  /** The generator's state as a seed: `Rng.from(rng.seed())` goes on where `rng` stands. */
  seed(): Seed {
    const [a0, a1, b0, b1, c0, c1, d0, d1] = this.words();
    return [a1, a0, b1, b0, c1, c0, d1, d0].map(w => (w >>> 0).toString(16).padStart(8, '0')).join('');
  }

  private words(): Eight {
    return [this.a0, this.a1, this.b0, this.b1, this.c0, this.c1, this.d0, this.d1];
  }
}

type Eight = [number, number, number, number, number, number, number, number];

/** 1 if adding to `part` (as unsigned) overflowed into `sum`. */
const carry = (part: number, sum: number): number => (sum >>> 0 < part >>> 0 ? 1 : 0);

/** Fisher–Yates in place: every order equally likely. */
export const shuffle = <T>(cards: T[], rng: Rng): T[] => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const held = cards[i] as T;
    cards[i] = cards[j] as T;
    cards[j] = held;
  }
  return cards;
};
