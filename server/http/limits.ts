import { Buckets, UNLIMITED, type Rate } from './rate.js';

/** What one connection, one person and one address may ask of a node. */
export interface Limits {
  /** Frames of any kind on one connection: messages, pings, pongs. */
  readonly frames: Rate;
  /** How often one connection may be told to slow down before it is closed. */
  readonly slows: Rate;
  /** Frames on all connections of one person. */
  readonly framesOf: Rate;
  /** Frames on all connections from one address. */
  readonly framesFrom: Rate;
  /** New connections from one address. */
  readonly arrivals: Rate;
  /** Sockets at tables. */
  readonly connectionsFrom: number;
  readonly connectionsOf: number;
  /** Connections of any kind, also those that never ask for anything. */
  readonly streamsFrom: number;
  readonly requests: Rate;
  readonly newPeople: Rate;
  readonly newTables: Rate;
  readonly recoveries: Rate;
  /** Of a person's own data. */
  readonly exports: Rate;
  readonly reports: Rate;
  /** At voyages of days: each is played again. */
  readonly tries: Rate;
  /** Changes of how a device is called. */
  readonly pushes: Rate;
  /** How often the log says that an address was turned away. */
  readonly complaints: Rate;
}

/**
 * A person who clicks as fast as possible sends five messages a second, and a browser that comes
 * back sends again what was unanswered: a handful. A whole school may share one address.
 */
export const LIMITS: Limits = {
  frames: { burst: 60, perSecond: 15 },
  slows: { burst: 10, perSecond: 0.1 },
  framesOf: { burst: 240, perSecond: 45 },
  framesFrom: { burst: 600, perSecond: 150 },
  arrivals: { burst: 120, perSecond: 10 },
  connectionsFrom: 500,
  connectionsOf: 16,
  streamsFrom: 1_000,
  requests: { burst: 300, perSecond: 30 },
  newPeople: { burst: 60, perSecond: 1 },
  newTables: { burst: 60, perSecond: 1 },
  recoveries: { burst: 10, perSecond: 0.1 },
  exports: { burst: 5, perSecond: 0.02 },
  reports: { burst: 20, perSecond: 0.02 },
  tries: { burst: 30, perSecond: 0.2 },
  pushes: { burst: 30, perSecond: 0.1 },
  complaints: { burst: 3, perSecond: 0.1 },
};

/** For measurements, where one machine plays the whole world. */
export const NO_LIMITS: Limits = {
  frames: UNLIMITED,
  slows: UNLIMITED,
  framesOf: UNLIMITED,
  framesFrom: UNLIMITED,
  arrivals: UNLIMITED,
  connectionsFrom: Infinity,
  connectionsOf: Infinity,
  streamsFrom: Infinity,
  requests: UNLIMITED,
  newPeople: UNLIMITED,
  newTables: UNLIMITED,
  recoveries: UNLIMITED,
  exports: UNLIMITED,
  reports: UNLIMITED,
  tries: UNLIMITED,
  pushes: UNLIMITED,
  complaints: LIMITS.complaints,
};

const COUNTED = [
  'arrivals',
  'requests',
  'newPeople',
  'newTables',
  'recoveries',
  'exports',
  'reports',
  'tries',
  'pushes',
  'complaints',
] as const;
export type Counted = (typeof COUNTED)[number];

/** How much each address has asked lately. */
export class Addresses {
  private readonly buckets: Readonly<Record<Counted, Buckets>>;

  constructor(limits: Limits) {
    const made = COUNTED.map(what => [what, new Buckets(limits[what])] as const);
    this.buckets = Object.fromEntries(made) as Record<Counted, Buckets>;
  }

  /** Milliseconds to wait; 0 if it was allowed, and counted. */
  take(what: Counted, address: string): number {
    return this.buckets[what].take(address, performance.now());
  }

  sweep(): void {
    for (const what of COUNTED) this.buckets[what].sweep(performance.now());
  }
}
