import type { TableId } from '@seekiste/protocol';
import { messageOf, type Log } from '../log.js';
import type { Jobs } from './jobs.js';
import { Astray, type Sleepers } from './astray.js';
import { Rounds } from './rounds.js';
import { SWEPT, type JobTimes } from './times.js';

interface Planned {
  readonly wakeAt: number;
  readonly timer: NodeJS.Timeout;
}

/** For one process: timers for what is near, and the store for everything else. */
export class MemoryJobs implements Jobs {
  readonly #store: Sleepers;
  readonly #times: JobTimes;
  readonly #log: Log;
  readonly #astray: Astray;
  readonly #planned = new Map<TableId, Planned>();
  #rounds: Rounds | undefined;
  #sweeper: NodeJS.Timeout | undefined;

  constructor(store: Sleepers, times: JobTimes, log: Log) {
    this.#store = store;
    this.#times = times;
    this.#log = log;
    this.#astray = new Astray(store, log);
  }

  async start(lookAfter: (table: TableId) => Promise<void>): Promise<void> {
    this.#rounds = new Rounds(lookAfter);
    this.#sweeper = setInterval(() => void this.#sweep(), this.#times.sweep);
    await this.#sweep();
  }

  plan(table: TableId, _v: number, wakeAt: number): void {
    if (this.#rounds === undefined) return;
    const before = this.#planned.get(table);
    if (before?.wakeAt === wakeAt) return;
    clearTimeout(before?.timer);
    this.#planned.delete(table);
    const wait = wakeAt - this.#times.now();
    if (wait <= 0) this.#rounds.look(table);
    else if (wait <= this.#times.ahead) {
      // A timer may fire within the millisecond before its time.
      const timer = setTimeout(() => this.#wake(table), wait + 1);
      this.#planned.set(table, { wakeAt, timer });
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweeper);
    for (const { timer } of this.#planned.values()) clearTimeout(timer);
    this.#planned.clear();
    const rounds = this.#rounds;
    this.#rounds = undefined;
    await rounds?.stop();
  }

  #wake(table: TableId): void {
    this.#planned.delete(table);
    this.#rounds?.look(table);
  }

  async #sweep(): Promise<void> {
    try {
      const now = this.#times.now();
      const due = await this.#store.waking(now + this.#times.ahead, SWEPT);
      for (const { id, wakeAt } of due) this.plan(id, 0, wakeAt);
      for (const id of await this.#astray.at(now)) this.#rounds?.look(id);
    } catch (problem) {
      // It is asked again with the next sweep.
      this.#log.warn({ problem: messageOf(problem) }, 'the store did not say what is due');
    }
  }
}
