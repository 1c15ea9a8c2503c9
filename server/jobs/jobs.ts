import type { TableId } from '@seekiste/protocol';

/**
 * What has to happen at a table by itself: bots' moves and time-outs. When is written in the store
 * (`wakeAt`); jobs see to it that exactly one node looks after the table then, and another one if
 * that node dies. Done twice it does no harm: (table, v) is unique.
 */
export interface Jobs {
  /** Begins to work: `lookAfter` is called for a table when its time has come. */
  start(lookAfter: (table: TableId) => Promise<void>): Promise<void>;
  /** A table was given a time (after its entry `v` was stored). */
  plan(table: TableId, v: number, wakeAt: number): void;
  /** Finishes what is under way and takes no more. */
  stop(): Promise<void>;
}
