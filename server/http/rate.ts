/** So many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const UNLIMITED: Rate = { burst: Infinity, perSecond: 1 };

/** A token bucket: plain numbers, so that a connection can carry its own. */
export interface Bucket {
  left: number;
  /** Milliseconds, by any clock that never goes back. */
  at: number;
}

export const fullBucket = ({ burst }: Rate, now: number): Bucket => ({ left: burst, at: now });

const refill = (bucket: Bucket, { burst, perSecond }: Rate, now: number): void => {
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
};

/** Takes one; the answer is how many milliseconds it is too early for that, 0 if it was taken. */
export const take = (bucket: Bucket, rate: Rate, now: number): number => {
  refill(bucket, rate, now);
  if (bucket.left < 1) return Math.ceil(((1 - bucket.left) / rate.perSecond) * 1000);
  bucket.left -= 1;
  return 0;
};

/** A bucket for every address that has asked lately. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  take(address: string, now: number): number {
    let bucket = this.buckets.get(address);
    if (!bucket) this.buckets.set(address, (bucket = fullBucket(this.rate, now)));
    return take(bucket, this.rate, now);
  }

  /** Forgets those that are full again: a new one would be the same. */
  sweep(now: number): void {
    for (const [address, bucket] of this.buckets) {
      refill(bucket, this.rate, now);
      if (bucket.left >= this.rate.burst) this.buckets.delete(address);
    }
  }

  get size(): number {
    return this.buckets.size;
  }
}
