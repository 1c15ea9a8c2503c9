import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { RULES } from '@seekiste/rules';
import { openBus } from './bus/open.js';
import { NodeClock } from './clock.js';
import type { NodeConfig } from './config.js';
import { addressesOf, closeServer, StartTrouble } from './http/listen.js';
import { openJobs } from './jobs/open.js';
import { openSign } from './keys/keys.js';
import { openLog, type Log } from './log.js';
import { UNMEASURED, type Metrics } from './metrics.js';
import { timeAppends } from './metrics-store.js';
import { openEdges, type RunningNode } from './node-edges.js';
import { Calls } from './push/calls.js';
import { openPushKeys } from './push/keys.js';
import { openPost } from './push/post.js';
import { openStore } from './store/open.js';
import type { Store } from './store/store.js';
import { createTables } from './table/tables.js';
import { checkCaptains } from './thinkers/captains.js';
import { openThinkers } from './thinkers/pool.js';
import type { Thinkers } from './thinkers/thinkers.js';
import { Upkeep } from './upkeep.js';

/** The file holds the cards of running games. */
const OWNER_ONLY = 0o700;

/** What has been opened, to be closed in the opposite order. */
class Opened {
  private readonly closers: (() => Promise<void>)[] = [];

  add<Thing extends { close(): Promise<void> }>(thing: Thing): Thing {
    this.closers.push(() => thing.close());
    return thing;
  }

  async close(): Promise<void> {
    for (const close of this.closers.splice(0).reverse()) await close();
  }
}

const storeFor = async ({ store, machinery }: NodeConfig, log: Log, metrics: Metrics): Promise<Store> => {
  if (store.kind === 'postgres') return openStore(store.url, { log, machinery });
  const path = resolve(store.path);
  try {
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY });
  } catch {
    throw new StartTrouble(`The folder ${dirname(path)} cannot be made: choose another place with --data or DATA.`);
  }
  return openStore(path, { log, machinery, sortedIn: metrics.sortedIn });
};

/** Prometheus is loaded only where metrics are on. */
const metricsFor = async ({ metrics }: NodeConfig, log: Log, opened: Opened): Promise<Metrics> => {
  if (!metrics) return UNMEASURED;
  const { openPrometheus } = await import('./metrics-prometheus.js');
  const measured = await openPrometheus(metrics);
  opened.add({ close: () => closeServer(measured.server) });
  log.info({ addresses: addressesOf(measured.server) }, 'metrics are served');
  return measured.metrics;
};

/** Threads are started by the first bot that has to think. */
const thinkersWhenNeeded = (): Thinkers => {
  let thinkers: Thinkers | undefined;
  return {
    think: thought => (thinkers ??= openThinkers()).think(thought),
    close: () => thinkers?.close() ?? Promise.resolve(),
  };
};

const open = async (config: NodeConfig, log: Log, opened: Opened): Promise<RunningNode> => {
  checkCaptains();
  const metrics = await metricsFor(config, log, opened);
  const store = opened.add(timeAppends(await storeFor(config, log, metrics), metrics));
  const clock = opened.add(await NodeClock.open(() => store.time(), log));
  const bus = opened.add(await openBus(config.redis, store, {}, log));
  const jobs = openJobs(config.redis, store, { now: clock.now }, log);
  const thinkers = opened.add(thinkersWhenNeeded());
  const { now } = clock;
  const sign = await openSign(store, now());
  const keys = await openPushKeys(store, now());
  const post = openPost({ ...config.push, keys }, now);
  const calls = new Calls({ store, bus, post, log, now, secret: keys.secret, times: config.push.times });
  const tables = createTables({
    games: RULES,
    ...{ store, bus, jobs, thinkers, log, sign, calls, now },
    settings: config.tempo,
  });
  const upkeep = new Upkeep({ store, tables, log, now, keeping: config.keeping });
  return openEdges(config, {
    ...{ store, bus, jobs, tables, thinkers, metrics, log, clock, upkeep, calls },
    pushKey: keys.public,
    close: () => opened.close(),
  });
};

/** Starts a node; what cannot be done is said in one sentence, and nothing is left open. */
export const startNode = async (config: NodeConfig, log: Log = openLog(config.logLevel)): Promise<RunningNode> => {
  const opened = new Opened();
  try {
    return await open(config, log, opened);
  } catch (problem) {
    await opened.close();
    throw problem;
  }
};
