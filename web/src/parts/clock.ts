/** Time, handed in so that tests can turn it by hand. */
export interface Clock {
  /** Runs once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void;
}

export const wallClock: Clock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
