import type { Path } from '@seekiste/rules/core';
import type { Resumable } from '../local/saves.js';
import type { Logbook } from './logbook.js';

/** Whether the last move is kept; if not, whether the browser keeps nothing or another tab has played on. */
export type Keeping = 'kept' | 'unkept' | 'elsewhere';

/** What was last read or kept. */
interface Seen {
  readonly version: number;
  readonly record: string;
  readonly line?: Path;
}

/** Keeps one game as it goes on, the latest position only, one write after the other. */
export class Keeper {
  private waiting: Resumable | undefined;
  private busy = false;
  private state: Keeping = 'kept';

  constructor(
    private readonly logbook: Promise<Logbook>,
    readonly id: string,
    private seen: Seen,
    private readonly told: (state: Keeping, version: number) => void,
  ) {}

  /** Which line of the game's tree is played; none where it is the game itself. */
  get line(): Path {
    return this.seen.line ?? [];
  }

  readonly keep = (game: Resumable): void => {
    if (this.state === 'elsewhere') return;
    this.waiting = game;
    if (!this.busy) void this.work();
  };

  /** Another tab has kept this version. */
  heard(version: number): void {
    if (version > this.seen.version && !this.busy) this.become('elsewhere');
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let game = this.waiting; game && this.state !== 'elsewhere'; game = this.waiting) {
      this.waiting = undefined;
      await this.write(game);
    }
    this.busy = false;
  }

  private async write({ table, seats }: Resumable): Promise<void> {
    const record = JSON.stringify(table.record);
    // A game that was only opened has not changed: other tabs may go on with it.
    if (record === this.seen.record) return;
    try {
      const logbook = await this.logbook;
      const { id, line } = this;
      const version = await logbook.keep({ id, seen: this.seen.version, now: Date.now(), table, seats, line });
      if (version === undefined) return this.become('elsewhere');
      this.seen = { ...this.seen, version, record };
      this.become(logbook.lasting ? 'kept' : 'unkept');
    } catch {
      this.become('unkept');
    }
  }

  private become(state: Keeping): void {
    this.state = state;
    this.told(state, this.seen.version);
  }
}
