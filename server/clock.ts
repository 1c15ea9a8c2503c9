import { messageOf, type Log } from './log.js';

/** A clock that differs by more than this is wrong; all that differs by less is drift, or the way to the database. */
const FAR = 2_000;

/** All in milliseconds. */
export interface ClockTimes {
  /** How often the source is asked. */
  readonly look: number;
  /** For how long a source that has jumped must stay where it is before it is followed. */
  readonly hold: number;
  /** Never goes back and never jumps. */
  readonly steady: () => number;
  /** What this machine believes. */
  readonly wall: () => number;
}

const CLOCK_TIMES: ClockTimes = { look: 5_000, hold: 60_000, steady: () => performance.now(), wall: Date.now };

/** Where the time comes from: the database that all nodes share, or this machine if the store has no clock. */
type Source = () => Promise<number>;

/** An answer that took longer says little about the time. */
const SLOW = 1_000;

/**
 * The one clock of a node: asked for once, and from then on as steady as the machine runs, whatever is done to its
 * wall clock. See docs/decisions/0012-one-clock-per-node.md.
 */
export class NodeClock {
  /** What the time was when the steady clock was zero. */
  #base = 0;
  #jump: { readonly base: number; readonly since: number } | undefined;
  #isWallFar = false;
  #looking: NodeJS.Timeout | undefined;

  private constructor(
    private readonly source: Source,
    private readonly log: Log,
    private readonly times: ClockTimes,
  ) {}

  static async open(source: Source, log: Log, times: Partial<ClockTimes> = {}): Promise<NodeClock> {
    const clock = new NodeClock(source, log, { ...CLOCK_TIMES, ...times });
    clock.#base = (await clock.#measured()).base;
    clock.#compare();
    clock.#looking = setInterval(() => void clock.look(), clock.times.look).unref();
    return clock;
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => Math.floor(this.#base + this.times.steady());

  /** How far this machine's wall clock is ahead, in milliseconds. */
  get wallAhead(): number {
    return Math.round(this.times.wall() - this.now());
  }

  /** Whether the wall clock and the source both agree with it. */
  get isTrue(): boolean {
    return this.#jump === undefined && Math.abs(this.wallAhead) <= FAR;
  }

  close(): Promise<void> {
    clearInterval(this.#looking);
    return Promise.resolve();
  }

  async #measured(): Promise<{ readonly base: number; readonly took: number }> {
    const begun = this.times.steady();
    const time = await this.source();
    const took = this.times.steady() - begun;
    return { base: time - begun - took / 2, took };
  }

  /** Asks the source once more. */
  async look(): Promise<void> {
    try {
      const { base, took } = await this.#measured();
      if (took <= SLOW) this.#follow(base);
    } catch (problem) {
      // The steady clock is enough for as long as it takes.
      this.log.debug({ problem: messageOf(problem) }, 'the store did not say what time it is');
    }
    this.#compare();
  }

  #follow(base: number): void {
    const ahead = Math.round(base - this.#base);
    if (Math.abs(ahead) <= FAR) {
      this.#base = base;
      this.#jump = undefined;
      return;
    }
    const now = this.times.steady();
    if (this.#jump === undefined || Math.abs(base - this.#jump.base) > FAR) {
      this.#jump = { base, since: now };
      this.log.warn({ ahead }, 'the clock that times come from has jumped: it is followed if it stays there');
    }
    if (now - this.#jump.since < this.times.hold) return;
    this.#base = base;
    this.#jump = undefined;
    this.log.warn({ ahead }, 'the clock that times come from was set: it is followed now');
  }

  /** Says once that the machine's own clock is wrong, and once that it is right again. */
  #compare(): void {
    const isFar = Math.abs(this.wallAhead) > FAR;
    if (isFar === this.#isWallFar) return;
    this.#isWallFar = isFar;
    if (isFar)
      this.log.warn({ ahead: this.wallAhead }, 'the clock of this machine is wrong: no times are taken from it');
    else this.log.info('the clock of this machine is right again');
  }
}
