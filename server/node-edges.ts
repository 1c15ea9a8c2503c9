import type { Bus } from './bus/bus.js';
import type { NodeClock } from './clock.js';
import type { NodeConfig } from './config.js';
import { openApi } from './http/api.js';
import { serveFiles } from './http/files.js';
import { Addresses } from './http/limits.js';
import { addressesOf, closeServer, isForOthers, listen } from './http/listen.js';
import { readSite, type Site } from './http/site.js';
import { limitStreams } from './http/streams.js';
import type { Jobs } from './jobs/jobs.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import type { NodeParts } from './node-parts.js';
import { People } from './people/people.js';
import type { Calls } from './push/calls.js';
import { PushDesk } from './push/desk.js';
import { Sockets } from './socket/sockets.js';
import type { Store } from './store/store.js';
import type { Tables } from './table/tables-types.js';
import type { Thinkers } from './thinkers/thinkers.js';
import type { Upkeep } from './upkeep.js';

/** What lies behind the edges of a node. */
export interface Inside {
  readonly store: Store;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly tables: Tables;
  readonly thinkers: Pick<Thinkers, 'think'>;
  readonly metrics: Metrics;
  readonly clock: Pick<NodeClock, 'isTrue' | 'wallAhead' | 'now'>;
  readonly upkeep: Pick<Upkeep, 'start' | 'hurry' | 'stop'>;
  readonly calls: Pick<Calls, 'start' | 'stop' | 'uncalled'>;
  /** The public key that push services know this server by. */
  readonly pushKey: string;
  readonly log: Log;
  /** When the edges are closed and all queues are empty. */
  close(): Promise<void>;
}

export interface RunningNode {
  /** Where browsers find it, this machine's own address first. */
  readonly addresses: readonly string[];
  /** Leaves in good order: nothing acknowledged is lost, everybody is told. */
  close(): Promise<void>;
}

const after = (ms: number): Promise<void> => (ms === 0 ? Promise.resolve() : new Promise(go => setTimeout(go, ms)));

const NO_SITE: Site = new Map();

/** Opens the edges of a node: HTTP, sockets, metrics. What lies behind them is closed with them. */
export const openEdges = async (config: NodeConfig, inside: Inside): Promise<RunningNode> => {
  const { store, bus, jobs, tables, thinkers, metrics, log, clock, upkeep, calls, pushKey } = inside;
  const { publicOrigin, proxies, limits, root, keeping } = config;
  let addresses: readonly string[] = [];
  const parts: NodeParts = {
    ...{ store, bus, tables, thinkers, metrics, log, limits, clock, keeping, upkeep },
    people: new People({ store, bus, now: clock.now }),
    pushes: new PushDesk({ store, key: pushKey, local: config.push.local, uncalled: calls.uncalled, now: clock.now }),
    approach: { publicOrigin, proxies },
    network: () => addresses.filter(isForOthers),
    addresses: new Addresses(limits),
    life: { stage: 'serving' },
    machinery: config.machinery,
  };
  const sockets = new Sockets(parts);
  metrics.watch(tables, () => sockets.count);
  metrics.watchClock(clock);
  const api = await openApi(parts, serveFiles(root === undefined ? NO_SITE : readSite(root), parts.approach));
  limitStreams(api.server, parts);
  api.server.on('upgrade', sockets.upgrade);
  await listen(api.server, config.place);
  await jobs.start(table => tables.lookAfter(table));
  calls.start((table, person, v) => tables.turnOf(table, person, v));
  upkeep.start();
  addresses = addressesOf(api.server);
  log.info({ addresses, store: config.store.kind, cluster: config.redis !== undefined }, 'this node is ready');

  const leave = async (): Promise<void> => {
    log.info({ connections: sockets.count }, 'this node is leaving');
    parts.life.stage = 'leaving';
    await after(config.leaveDelay);
    parts.life.stage = 'closing';
    await sockets.stopListening();
    await jobs.stop();
    await upkeep.stop();
    await calls.stop();
    // What was heard is still decided, stored and answered; only then the sockets go.
    await tables.close();
    await sockets.close();
    await closeServer(api.server);
    await api.close();
    await inside.close();
    log.info('this node has left');
  };
  let left: Promise<void> | undefined;
  return { addresses, close: () => (left ??= leave()) };
};
