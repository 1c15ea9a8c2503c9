/** How long others wait for a move until a sound says so, once a turn. */
export const PATIENCE_MS = 60_000;

/** Reminds of a turn that others wait for. It knows no card: only that it is one's turn, and since when. */
export class Hurry {
  readonly #remind: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(remind: () => void) {
    this.#remind = remind;
  }

  /** Whether others wait for this person now. Said again about the same turn, it changes nothing. */
  waited(isWaited: boolean): void {
    if (isWaited && this.#timer === undefined) this.#timer = setTimeout(this.#remind, PATIENCE_MS);
    if (!isWaited) this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
