import type { TableId } from '@seekiste/protocol';
import type { Turn } from '../../turn.js';
import type { AppendRow } from './append.js';
import { isOfOneRow } from './trouble.js';

export type Appended = 'stored' | 'taken' | 'gap';

interface Waiting {
  readonly row: AppendRow;
  resolve(outcome: Appended): void;
  reject(problem: unknown): void;
}

const MAX_BATCH = 1000;

/** Two nodes that race for the same tables then never wait for each other in a circle. */
const inOrder = (rows: readonly AppendRow[]): readonly AppendRow[] =>
  rows.toSorted((a, b) => (a.table < b.table ? -1 : 1));

/** What arrives while a batch is on its way to the database goes together as the next one. */
export class Batches {
  readonly #send: (rows: readonly AppendRow[]) => Promise<ReadonlyMap<TableId, Appended>>;
  readonly #turn: Turn;
  #waiting: Waiting[] = [];
  #sending: Promise<void> | undefined;

  constructor(send: (rows: readonly AppendRow[]) => Promise<ReadonlyMap<TableId, Appended>>, turn: Turn) {
    this.#send = send;
    this.#turn = turn;
  }

  append(row: AppendRow): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      // One turn of the event loop may bring more of them.
      this.#sending ??= new Promise<void>(begin => this.#turn.whenDecided(begin)).then(() => this.#sendAll());
    });
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      try {
        const outcomes = await this.#send(inOrder([...batch.values()].map(({ row }) => row)));
        for (const [table, { resolve }] of batch) resolve(outcomes.get(table) ?? 'gap');
      } catch (problem) {
        if (batch.size > 1 && isOfOneRow(problem)) await this.#sendApart(batch);
        else for (const { reject } of batch.values()) reject(problem);
      }
    }
    this.#sending = undefined;
  }

  /** A row that is broken keeps no other table from being stored. */
  async #sendApart(batch: ReadonlyMap<TableId, Waiting>): Promise<void> {
    for (const [table, { row, resolve, reject }] of batch)
      await this.#send([row]).then(outcomes => resolve(outcomes.get(table) ?? 'gap'), reject);
  }

  /** At most one entry of each table, so that who comes second finds out about the first. */
  #next(): ReadonlyMap<TableId, Waiting> {
    const batch = new Map<TableId, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (batch.size < MAX_BATCH && !batch.has(waiting.row.table)) batch.set(waiting.row.table, waiting);
      else later.push(waiting);
    }
    this.#waiting = later;
    return batch;
  }

  async idle(): Promise<void> {
    await this.#sending;
  }
}
