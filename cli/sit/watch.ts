import type { Failure } from '../failure.js';
import type { LineListener } from './line.js';
import type { TableNow } from './table-now.js';

/** Turns what comes over the line into something to wait for. */
export class Watch implements LineListener {
  private newest: TableNow | undefined;
  private seen: TableNow | undefined;
  private problem: Failure | undefined;
  private wake: () => void = () => undefined;

  constructor(readonly said: (line: string) => void) {}

  changed(now: TableNow): void {
    this.newest = now;
    this.wake();
  }

  failed(problem: Failure): void {
    this.problem = problem;
    this.wake();
  }

  /** What is there now is to be looked at once more. */
  lookAgain(): void {
    this.seen = undefined;
  }

  /** The table as it is now, as soon as it is not what was last looked at. */
  async next(): Promise<TableNow> {
    for (;;) {
      if (this.problem) throw this.problem;
      const { newest } = this;
      if (newest && newest !== this.seen) return (this.seen = newest);
      await new Promise<void>(wake => (this.wake = wake));
    }
  }
}
