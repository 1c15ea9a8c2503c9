import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chiSquare, chiSquareBound } from './conformance.js';
import { shuffle } from './dice.js';
import { isSeed, Rng } from './rng.js';
import { anySeed, seedOf } from './seeds.test-help.js';

const MASK = (1n << 64n) - 1n;

const rotl = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (64n - by))) & MASK;

type Words = [bigint, bigint, bigint, bigint];

const wordsOf = (seed: string): Words => [0, 16, 32, 48].map(at => BigInt(`0x${seed.slice(at, at + 16)}`)) as Words;

const seedFrom = (words: readonly bigint[]): string => words.map(word => word.toString(16).padStart(16, '0')).join('');

/** The state's part of the published algorithm, with one large number for each word: slow and plain. */
const step = (s: Words): void => {
  const t = (s[1] << 17n) & MASK;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotl(s[3], 45n);
};

const naiveNext = (s: Words): bigint => {
  const result = (rotl((s[1] * 5n) & MASK, 7n) * 9n) & MASK;
  step(s);
  return result;
};

/** A linear map of 256 bits, as the image of each bit. */
type Matrix = readonly bigint[];

const join = (s: Words): bigint => s[0] | (s[1] << 64n) | (s[2] << 128n) | (s[3] << 192n);
const split = (x: bigint): Words => [x & MASK, (x >> 64n) & MASK, (x >> 128n) & MASK, (x >> 192n) & MASK];

const times = (matrix: Matrix, vector: bigint): bigint => {
  let sum = 0n;
  const bits = vector.toString(2);
  for (let i = 0; i < bits.length; i++) if (bits[bits.length - 1 - i] === '1') sum ^= matrix[i]!;
  return sum;
};

const oneStep = (): Matrix =>
  Array.from({ length: 256 }, (_, bit) => {
    const words = split(1n << BigInt(bit));
    step(words);
    return join(words);
  });

describe('the generator', () => {
  it('gives the published numbers of xoshiro256** from the state 1, 2, 3, 4', () => {
    const published = [
      11520n,
      0n,
      1509978240n,
      1215971899390074240n,
      1216172134540287360n,
      607988272756665600n,
      16172922978634559625n,
      8476171486693032832n,
      10595114339597558777n,
      2904607092377533576n,
    ];
    const rng = Rng.from(seedFrom([1n, 2n, 3n, 4n]));
    expect(published.map(() => rng.next())).toEqual(published.map(word => Number(word >> 32n)));
  });

  it('agrees with a plain second implementation, whatever the seed', () => {
    fc.assert(
      fc.property(anySeed, seed => {
        const rng = Rng.from(seed);
        const naive = wordsOf(seed);
        for (let i = 0; i < 50; i++) expect(rng.next()).toBe(Number(naiveNext(naive) >> 32n));
        expect(rng.seed()).toBe(seedFrom(naive));
      }),
    );
  });

  it('goes on from its state as a seed', () => {
    fc.assert(
      fc.property(anySeed, fc.nat({ max: 40 }), (seed, steps) => {
        const rng = Rng.from(seed);
        for (let i = 0; i < steps; i++) rng.next();
        const again = Rng.from(rng.seed());
        expect([again.next(), again.next()]).toEqual([rng.next(), rng.next()]);
      }),
    );
  });

  it.each([
    ['0'.repeat(64)],
    ['1'.repeat(63)],
    ['1'.repeat(65)],
    ['A'.repeat(64)],
    [`${'1'.repeat(63)}g`],
    [`${'1'.repeat(64)}\n`],
    [17],
    [undefined],
  ])('takes no seed like %j', seed => {
    expect(isSeed(seed)).toBe(false);
    expect(() => Rng.from(seed as string)).toThrow(RangeError);
  });
});

describe('split', () => {
  it('moves on by 2^128 steps: the transition matrix squared 128 times', () => {
    let matrix = oneStep();
    for (let i = 0; i < 128; i++) matrix = matrix.map(image => times(matrix, image));
    for (const seed of [seedFrom([1n, 2n, 3n, 4n]), seedOf(7), 'f'.repeat(64)]) {
      const rng = Rng.from(seed);
      const left = rng.split();
      expect(left.seed()).toBe(seed);
      expect(rng.seed()).toBe(seedFrom(split(times(matrix, join(wordsOf(seed))))));
    }
  });

  it('gives streams that do not disturb each other', () => {
    const rng = Rng.from(seedOf(1));
    const one = rng.split();
    const two = rng.split();
    const alone = Rng.from(seedOf(1));
    const drawn = Array.from({ length: 20 }, () => [one.next(), two.next(), rng.next()]);
    expect(drawn.map(([first]) => first)).toEqual(drawn.map(() => alone.next()));
    expect(new Set(drawn.flat()).size).toBe(60);
  });
});

/** A generator whose next words have these upper halves. */
const scripted = (...upper: readonly number[]): Rng => {
  const rng = Rng.from(seedOf(2));
  const queue = [...upper];
  rng.next = () => {
    const next = queue.shift();
    if (next === undefined) throw new Error('more was drawn than was scripted');
    return next;
  };
  return rng;
};

describe('below', () => {
  it('is always a whole number from 0 to n − 1', () => {
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 1, max: 1 << 21 }), (seed, n) => {
        const x = Rng.from(seed).below(n);
        return Number.isInteger(x) && x >= 0 && x < n;
      }),
    );
  });

  it('reaches both ends', () => {
    expect(scripted(0xffff_ffff).below(1 << 21)).toBe((1 << 21) - 1);
    expect(scripted(0).below(1 << 21)).toBe(0);
    expect(scripted(0xffff_ffff).below(1)).toBe(0);
  });

  it.each([3, 5, 6, 36, 85, 1000003])('gives each of %i numbers equally many of the words it takes', n => {
    // Words are taken or drawn again by their product with n modulo 2^32; the tail of 2^32 mod n is drawn again.
    const uneven = 2 ** 32 % n;
    const refused: number[] = [];
    for (let x = 0; refused.length < Math.min(uneven, 3); x++) {
      const word = Math.ceil((x * 2 ** 32) / n);
      if ((BigInt(word) * BigInt(n)) % 2n ** 32n < BigInt(uneven)) refused.push(word);
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const word of refused) expect(scripted(word, 0xffff_ffff).below(n)).toBe(n - 1);
  });

  it('P7.5 draws again only in the uneven tail', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1 << 21 }), fc.integer({ min: 0, max: 0xffff_ffff }), (n, word) => {
        const product = BigInt(word) * BigInt(n);
        const again = product % 2n ** 32n < BigInt(2 ** 32 % n);
        const drawn = again ? scripted(word, 0xffff_ffff) : scripted(word);
        expect(drawn.below(n)).toBe(again ? n - 1 : Number(product >> 32n));
      }),
    );
  });

  it.each([2, 7, 36])('spreads evenly over %i numbers', n => {
    const rng = Rng.from(seedOf(n));
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 20_000; i++) counts[rng.below(n)]! += 1;
    expect(chiSquare(counts, new Array<number>(n).fill(20_000 / n))).toBeLessThan(chiSquareBound(n - 1));
  });
});

describe('shuffle', () => {
  it('gives all 24 orders of four cards equally often', () => {
    const rng = Rng.from(seedOf(4));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(['a', 'b', 'c', 'd'], rng).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], new Array<number>(24).fill(1000))).toBeLessThan(chiSquareBound(23));
  });

  it('P7.6 works in place and keeps every card', () => {
    fc.assert(
      fc.property(anySeed, fc.array(fc.nat()), (seed, cards) => {
        const before = [...cards].sort((a, b) => a - b);
        const shuffled = shuffle(cards, Rng.from(seed));
        expect(shuffled).toBe(cards);
        expect([...shuffled].sort((a, b) => a - b)).toEqual(before);
      }),
    );
  });
});
