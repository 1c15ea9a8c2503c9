import type { NodeClock } from './clock.js';
import type { Tables } from './table/tables-types.js';

/** What a node counts, for its operator. Names are our own words only, never anything that was sent to us. */
export interface Metrics {
  refused(code: string): void;
  /** A connection that this node closed. */
  closed(reason: string): void;
  /** A message on a socket. */
  heard(): void;
  answered(route: string, status: number): void;
  /** Seconds from handing an entry to the store until it is durable. */
  appended(seconds: number): void;
  /** Entries that became durable together. */
  stored(entries: number): void;
  /** Seconds that sorting in a portion of SQLite's journal took. */
  sortedIn(seconds: number): void;
  /** What others count themselves is read when metrics are asked for. */
  watchClock(clock: Pick<NodeClock, 'wallAhead'>): void;
  watch(tables: Pick<Tables, 'counts'>, connections: () => number): void;
}

const nothing = (): void => undefined;

/** For a node that nobody measures: it costs nothing. */
export const UNMEASURED: Metrics = {
  refused: nothing,
  closed: nothing,
  heard: nothing,
  answered: nothing,
  appended: nothing,
  stored: nothing,
  sortedIn: nothing,
  watchClock: nothing,
  watch: nothing,
};
