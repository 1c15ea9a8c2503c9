/** Between two turns while it plays by itself: time to read the sentence. */
const PACE = 1500;

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How fast it was played last: the next replay goes on like that. */
let lastSpeed = 1;

/** Goes through the turns of a replay, by steps or by itself. */
export class Walk {
  turn = $state(0);
  playing = $state(false);
  /** The future is hidden: nobody has seen more than this turn. */
  private reached = $state<number>();
  private chosen = $state(lastSpeed);

  constructor(
    private readonly last: () => number,
    from: { readonly turn: number; readonly hidden: boolean },
  ) {
    this.turn = from.turn;
    if (from.hidden) this.reached = from.turn;
  }

  get hidden(): boolean {
    return this.reached !== undefined;
  }

  /** The last turn that may be known of. */
  get end(): number {
    return this.reached ?? this.last();
  }

  get speed(): number {
    return this.chosen;
  }

  set speed(to: number) {
    this.chosen = to;
    lastSpeed = to;
  }

  get pace(): number {
    return PACE / this.chosen;
  }

  hide(hidden: boolean): void {
    this.reached = hidden ? this.turn : undefined;
  }

  /** Another line: it is looked at from this turn on. */
  follow(turn: number): void {
    this.playing = false;
    this.turn = this.within(turn);
    if (this.reached !== undefined) this.reached = this.turn;
  }

  jump(to: number): void {
    this.playing = false;
    this.show(Math.min(to, this.end));
  }

  /** One step may go beyond what is known. */
  stepBy(by: 1 | -1): void {
    this.playing = false;
    this.show(this.turn + by);
  }

  play(): void {
    if (!this.playing && this.turn === this.last()) this.turn = 0;
    this.playing = !this.playing;
  }

  /** The next turn, while it plays by itself. */
  tick(): void {
    this.show(this.turn + 1);
    if (this.turn === this.last()) this.playing = false;
  }

  private show(to: number): void {
    this.turn = this.within(to);
    if (this.reached !== undefined) this.reached = Math.max(this.reached, this.turn);
  }

  private within(turn: number): number {
    return Math.max(0, Math.min(this.last(), turn));
  }
}
