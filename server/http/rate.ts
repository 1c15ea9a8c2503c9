/** A burst at once, and a steady rate per second. */
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

/** How many milliseconds it is too early to take one; 0 if there is one. */
export const waitFor = (bucket: Bucket, rate: Rate, now: number): number => {
  refill(bucket, rate, now);
  return bucket.left < 1 ? Math.ceil(((1 - bucket.left) / rate.perSecond) * 1000) : 0;
};

/** Takes one if there is one; the answer is how long to wait if there is none. */
export const take = (bucket: Bucket, rate: Rate, now: number): number => {
  const wait = waitFor(bucket, rate, now);
  if (wait === 0) bucket.left -= 1;
  return wait;
};

/** A bucket for every address, or every person, that has asked lately. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(readonly rate: Rate) {}

  of(key: string, now: number): Bucket {
    let bucket = this.buckets.get(key);
    if (!bucket) this.buckets.set(key, (bucket = fullBucket(this.rate, now)));
    return bucket;
  }

  take(key: string, now: number): number {
    return take(this.of(key, now), this.rate, now);
  }

  /** Forgets those that are full again: a new one would be the same. */
  sweep(now: number): void {
    for (const [key, bucket] of this.buckets) {
      refill(bucket, this.rate, now);
      if (bucket.left >= this.rate.burst) this.buckets.delete(key);
    }
  }

  get size(): number {
    return this.buckets.size;
  }
}
