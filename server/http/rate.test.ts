import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Buckets, fullBucket, take } from './rate.js';

const rate = { burst: 3, perSecond: 2 };

describe('a bucket', () => {
  it('gives a burst, then one at a time', () => {
    const bucket = fullBucket(rate, 0);
    expect([0, 0, 0, 0, 250, 500, 750].map(now => take(bucket, rate, now))).toEqual([0, 0, 0, 500, 250, 0, 250]);
  });

  it('never more than the burst and what time has added, whatever the pattern', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2000), { maxLength: 200 }), pauses => {
        const bucket = fullBucket(rate, 0);
        let now = 0;
        let taken = 0;
        for (const pause of pauses) {
          now += pause;
          if (take(bucket, rate, now) === 0) taken++;
        }
        expect(taken).toBeLessThanOrEqual(rate.burst + (now / 1000) * rate.perSecond);
      }),
    );
  });

  it('whoever waits as long as was said may go on', () => {
    fc.assert(
      fc.property(fc.nat(5000), now => {
        const bucket = { left: 0, at: 0 };
        const wait = take(bucket, rate, now);
        expect(wait === 0 ? 0 : take(bucket, rate, now + wait)).toBe(0);
      }),
    );
  });
});

describe('buckets by address', () => {
  it('are separate, and forgotten when full again', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 1 });
    expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([0, 1000, 0]);
    buckets.sweep(500);
    expect(buckets.size).toBe(2);
    buckets.sweep(1000);
    expect(buckets.size).toBe(0);
  });
});
