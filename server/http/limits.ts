import { Buckets, UNLIMITED, type Rate } from './rate.js';

/** What one connection, one address and one person may ask of a node. */
export interface Limits {
  /** Messages on one connection. */
  readonly messages: Rate;
  /** How often one connection may be told to slow down before it is dropped. */
  readonly slows: Rate;
  /** Messages on all connections from one address. */
  readonly messagesFrom: Rate;
  /** New connections from one address. */
  readonly arrivals: Rate;
  readonly connectionsFrom: number;
  readonly connectionsOf: number;
  readonly requests: Rate;
  readonly newPeople: Rate;
  readonly newTables: Rate;
  readonly recoveries: Rate;
}

/**
 * Somebody who clicks as fast as they can sends five messages a second, and a browser that comes
 * back sends again what was unanswered: a handful. A whole school may share one address.
 */
export const LIMITS: Limits = {
  messages: { burst: 60, perSecond: 15 },
  slows: { burst: 10, perSecond: 0.1 },
  messagesFrom: { burst: 600, perSecond: 150 },
  arrivals: { burst: 120, perSecond: 10 },
  connectionsFrom: 500,
  connectionsOf: 16,
  requests: { burst: 300, perSecond: 30 },
  newPeople: { burst: 60, perSecond: 1 },
  newTables: { burst: 60, perSecond: 1 },
  recoveries: { burst: 10, perSecond: 0.1 },
};

/** For measurements, where one machine plays the whole world. */
export const NO_LIMITS: Limits = {
  messages: UNLIMITED,
  slows: UNLIMITED,
  messagesFrom: UNLIMITED,
  arrivals: UNLIMITED,
  connectionsFrom: Infinity,
  connectionsOf: Infinity,
  requests: UNLIMITED,
  newPeople: UNLIMITED,
  newTables: UNLIMITED,
  recoveries: UNLIMITED,
};

const COUNTED = ['messagesFrom', 'arrivals', 'requests', 'newPeople', 'newTables', 'recoveries'] as const;
export type Counted = (typeof COUNTED)[number];

/** How much each address has asked lately. */
export class Addresses {
  private readonly buckets: Readonly<Record<Counted, Buckets>>;

  constructor(limits: Limits) {
    const { messagesFrom, arrivals, requests, newPeople, newTables, recoveries } = limits;
    this.buckets = {
      messagesFrom: new Buckets(messagesFrom),
      arrivals: new Buckets(arrivals),
      requests: new Buckets(requests),
      newPeople: new Buckets(newPeople),
      newTables: new Buckets(newTables),
      recoveries: new Buckets(recoveries),
    };
  }

  /** Milliseconds to wait; 0 if it was allowed, and counted. */
  take(what: Counted, address: string): number {
    return this.buckets[what].take(address, performance.now());
  }

  sweep(): void {
    for (const what of COUNTED) this.buckets[what].sweep(performance.now());
  }
}
