import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { listen } from './http/listen.js';
import type { Metrics } from './metrics.js';

/** From what an fsync takes on a quiet machine to what players would complain about. */
const SECONDS = [0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];
const COUNTS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

interface Named {
  readonly name: string;
  readonly help: string;
  readonly registers: Registry[];
}

const readGauge = (named: Named, value: () => number): unknown =>
  new Gauge({
    ...named,
    collect() {
      this.set(value());
    },
  });

const readCounter = (named: Named, value: () => number): unknown =>
  new Counter({
    ...named,
    collect() {
      this.reset();
      this.inc(value());
    },
  });

/** Metrics as Prometheus reads them; the process itself (CPU, memory, event-loop lag) among them. */
const metricsIn = (registry: Registry): Metrics => {
  const named = (name: string, help: string): Named => ({ name: `seekiste_${name}`, help, registers: [registry] });
  const refusals = new Counter({ ...named('refusals_total', 'Requests refused, by code'), labelNames: ['code'] });
  const closed = new Counter({
    ...named('connections_closed_total', 'Connections that this node closed, by reason'),
    labelNames: ['reason'],
  });
  const messages = new Counter(named('messages_total', 'Messages received on sockets'));
  const requests = new Counter({
    ...named('http_requests_total', 'Requests to the API, by route and status'),
    labelNames: ['route', 'status'],
  });
  const appends = new Histogram({
    ...named('append_seconds', 'From handing an entry to the store until it is durable'),
    buckets: SECONDS,
  });
  const batches = new Histogram({
    ...named('append_batch_entries', 'Entries that became durable together'),
    buckets: COUNTS,
  });
  let longest = 0;
  const sorting = 'Longest time that a portion of SQLite’s journal took to be sorted in, since the last look';
  readGauge(named('sort_in_longest_seconds', sorting), () => {
    const seconds = longest;
    longest = 0;
    return seconds;
  });
  collectDefaultMetrics({ register: registry });
  return {
    refused: code => refusals.inc({ code }),
    closed: reason => closed.inc({ reason }),
    heard: () => messages.inc(),
    answered: (route, status) => requests.inc({ route, status }),
    appended: seconds => appends.observe(seconds),
    stored: entries => batches.observe(entries),
    sortedIn: seconds => void (longest = Math.max(longest, seconds)),
    watchClock(clock) {
      const help = 'How far the clock of this machine is ahead of the one that times are stored by';
      readGauge(named('clock_ahead_seconds', help), () => clock.wallAhead / 1000);
    },
    watch(tables, connections) {
      readGauge(named('tables', 'Tables in memory'), () => tables.counts.tables);
      readGauge(named('visitors', 'Connections at a table'), () => tables.counts.visitors);
      readGauge(named('connections', 'Open sockets'), connections);
      readCounter(named('moves_total', 'Moves stored by this node'), () => tables.counts.moves);
    },
  };
};

export interface Measured {
  readonly metrics: Metrics;
  readonly server: Server;
}

/** Metrics at an address of their own, so that no proxy passes them on by mistake. */
export const openPrometheus = async (where: { readonly host: string; readonly port: number }): Promise<Measured> => {
  const registry = new Registry();
  const metrics = metricsIn(registry);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      text => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, { ...where, further: 0 });
  return { metrics, server };
};
