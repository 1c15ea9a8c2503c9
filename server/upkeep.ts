import type { PersonId } from '@seekiste/protocol';
import { messageOf, tableMark, type Log } from './log.js';
import type { Store } from './store/store.js';
import type { Tables } from './table/tables-types.js';

/** How long things are kept, in milliseconds; 0 is for ever. */
export interface Keeping {
  /** A table that nobody has changed for so long is out of the lists. */
  readonly archive: number;
  /** After so long in the archive it is removed. */
  readonly remove: number;
  readonly reports: number;
}

/** How often it is looked for what is to be done, in milliseconds. */
const ROUND = 10 * 60 * 1000;
/** Settled calls are of no use after so long: no turn is called again. */
const CALLS_KEPT = 30 * 24 * 60 * 60 * 1000;
/** Tables that are removed at once, so that nobody else waits for long. */
const PAGE = 100;

export interface UpkeepParts {
  readonly store: Pick<
    Store,
    'takeDuty' | 'removeTables' | 'removeReports' | 'erasures' | 'endErasure' | 'removeCalls' | 'tracesOf'
  >;
  readonly tables: Pick<Tables, 'forget' | 'removed'>;
  readonly keeping: Keeping;
  readonly now: () => number;
  readonly log: Log;
}

/** What has to be done now and then, by one node of all: forgetting people, removing what is too old. */
export class Upkeep {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly parts: UpkeepParts,
    private readonly every = ROUND,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.go(() => this.doRound()), this.every).unref();
    this.go(() => this.doRound());
  }

  /** A person has deleted themselves: nobody waits for the next round. */
  hurry(person: PersonId): void {
    this.go(() => this.forget(person));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private go(work: () => Promise<void>): void {
    this.running = this.running.then(async () => {
      try {
        if (!this.stopped) await work();
      } catch (problem) {
        // It is tried again with the next round.
        this.parts.log.warn({ problem: messageOf(problem) }, 'upkeep did not come to its end');
      }
    });
  }

  /** What is to be done now, unless another node has done it lately. */
  async doRound(): Promise<void> {
    const { store, now } = this.parts;
    // A little less than a round, so that the next one is not missed by a moment.
    if (!(await store.takeDuty('upkeep', now(), now() + this.every - this.every / 10))) return;
    for (const person of await store.erasures()) await this.forget(person);
    await this.removeTables();
    const { reports } = this.parts.keeping;
    if (reports > 0) await store.removeReports({ before: now() - reports });
    await store.removeCalls(now() - CALLS_KEPT);
  }

  private async forget(person: PersonId): Promise<void> {
    const { store, tables, log } = this.parts;
    for (const table of await store.tracesOf(person)) {
      if (this.stopped) return;
      try {
        await tables.forget(table, person);
      } catch (problem) {
        log.error({ table: tableMark(table), err: problem }, 'somebody could not be forgotten at a table');
        throw problem;
      }
    }
    await store.endErasure(person);
  }

  private async removeTables(): Promise<void> {
    const { store, tables, keeping, now, log } = this.parts;
    if (keeping.archive === 0 || keeping.remove === 0) return;
    let count = 0;
    for (let more = true; more && !this.stopped;) {
      const removed = await store.removeTables(now() - keeping.archive - keeping.remove, PAGE);
      for (const table of removed) tables.removed(table);
      count += removed.length;
      more = removed.length === PAGE;
    }
    if (count > 0) log.info({ tables: count }, 'tables that nobody has touched for long were removed');
  }
}
