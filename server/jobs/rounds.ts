import type { TableId } from '@seekiste/protocol';

/** Looks after tables: each by one call at a time, and a limited number of tables at once. */
export class Rounds {
  readonly #lookAfter: (table: TableId) => Promise<void>;
  readonly #atOnce: number;
  readonly #waiting = new Set<TableId>();
  readonly #running = new Map<TableId, Promise<void>>();

  constructor(lookAfter: (table: TableId) => Promise<void>, atOnce = 64) {
    this.#lookAfter = lookAfter;
    this.#atOnce = atOnce;
  }

  look(table: TableId): void {
    this.#waiting.add(table);
    this.#goOn();
  }

  #goOn(): void {
    for (const table of this.#waiting) {
      if (this.#running.size >= this.#atOnce) return;
      if (this.#running.has(table)) continue;
      this.#waiting.delete(table);
      const run = this.#lookAfter(table)
        // Its time stays in the store, so that the next sweep finds it again.
        .catch(() => undefined)
        .then(() => {
          this.#running.delete(table);
          this.#goOn();
        });
      this.#running.set(table, run);
    }
  }

  /** What is under way is finished; what waited is forgotten. */
  async stop(): Promise<void> {
    this.#waiting.clear();
    await Promise.all(this.#running.values());
  }
}
