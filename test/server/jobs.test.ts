import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBus, openJobs, type Jobs } from '@seekiste/server';
import { startRedis, type Service } from '../services.js';
import { freshId } from './stores.js';
import { straitTo, type Strait } from './strait.js';
import { until } from './until.js';

/** What the store knows: when each table wants to be looked after. */
const wakes = new Map<string, number>();
const store = {
  ahead: () => Promise.resolve([]),
  waking: (at: number, limit: number) =>
    Promise.resolve(
      [...wakes]
        .map(([id, wakeAt]) => ({ id, wakeAt }))
        .filter(({ wakeAt }) => wakeAt <= at)
        .toSorted((a, b) => a.wakeAt - b.wakeAt)
        .slice(0, limit),
    ),
};
const QUICK = { sweep: 50, ahead: 200 };
/** Sweeps that never come, so that it is the plan that is seen. */
const NO_SWEEPS = { sweep: 1_000_000, ahead: 10_000 };

interface Call {
  readonly table: string;
  readonly node: string;
  readonly late: number;
}

/** What nodes did: looking after a table settles its time, as the table itself would. */
const calls: Call[] = [];
const looker =
  (node: string) =>
  (table: string): Promise<void> => {
    calls.push({ table, node, late: Date.now() - (wakes.get(table) ?? Number.NaN) });
    wakes.delete(table);
    return Promise.resolve();
  };
const callsAt = (table: string): readonly Call[] => calls.filter(call => call.table === table);

let redis: Service;
let strait: Strait;
const running: Jobs[] = [];

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  strait = await straitTo(redis.url);
  wakes.clear();
  calls.length = 0;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(jobs => jobs.stop()));
  await strait.stop();
});

const open = (url: string | undefined, times = QUICK): Jobs => {
  const jobs = openJobs(url, store, times);
  running.push(jobs);
  return jobs;
};

/** A table whose time is stored first and planned then, as an append does it. */
const planned = (jobs: Jobs, inMs: number): string => {
  const table = freshId();
  const wakeAt = Date.now() + inMs;
  wakes.set(table, wakeAt);
  jobs.plan(table, 1, wakeAt);
  return table;
};

describe.each([
  ['one process', () => undefined],
  ['nodes on one Redis', () => strait.url],
])('jobs of %s', (_name, url) => {
  it('are done once their time has come, not before', async () => {
    const jobs = open(url(), NO_SWEEPS);
    await jobs.start(looker('a'));
    const tables = [planned(jobs, 150), planned(jobs, 50), planned(jobs, 0), planned(jobs, -1000)];
    await until(() => tables.every(table => callsAt(table).length > 0));
    for (const table of tables) {
      expect(callsAt(table)).toHaveLength(1);
      expect(callsAt(table)[0]!.late).toBeGreaterThanOrEqual(0);
    }
  });

  it('that were planned again wait for the new time', async () => {
    const jobs = open(url(), NO_SWEEPS);
    await jobs.start(looker('a'));
    const table = planned(jobs, 100);
    const later = Date.now() + 300;
    wakes.set(table, later);
    jobs.plan(table, 2, later);
    await until(() => !wakes.has(table));
    // The first time may still have been tried; nothing was due then.
    expect(callsAt(table).length).toBeGreaterThan(0);
  });

  it('are found in the store by a node that starts, and later, if nobody planned them', async () => {
    const [before, after] = [freshId(), freshId()];
    wakes.set(before, Date.now() - 60_000);
    await open(url()).start(looker('a'));
    await until(() => callsAt(before).length > 0);
    wakes.set(after, Date.now() + 400);
    await until(() => callsAt(after).length > 0);
    expect(callsAt(after)[0]!.late).toBeGreaterThanOrEqual(0);
  });

  it('are tried again after they failed', async () => {
    const jobs = open(url());
    let failures = 0;
    await jobs.start(table => {
      if (++failures < 3) return Promise.reject(new Error('The store is full.'));
      return looker('a')(table);
    });
    const table = planned(jobs, 0);
    await until(() => callsAt(table).length > 0);
    expect(failures).toBe(3);
  });

  it('under way are finished when a node stops; none is begun after that', async () => {
    const jobs = open(url());
    let finish: (() => void) | undefined;
    const begun = new Promise<void>(resolve => {
      void jobs.start(async () => {
        resolve();
        await new Promise<void>(end => (finish = end));
        calls.push({ table: 'finished', node: 'a', late: 0 });
      });
    });
    planned(jobs, 0);
    await begun;
    const stopped = jobs.stop();
    planned(jobs, 0);
    finish!();
    await stopped;
    expect(calls.map(({ table }) => table)).toEqual(['finished']);
  });
});

describe('jobs over Redis', () => {
  it('are each done by one of several nodes, however many planned and swept them', async () => {
    const nodes = ['a', 'b', 'c'].map(name => ({ name, jobs: open(strait.url) }));
    const underWay = new Set<string>();
    const doubled: string[] = [];
    for (const { name, jobs } of nodes)
      await jobs.start(async table => {
        // A sweep that read the store before it was done plans it anew; then a table finds nothing to do.
        if (!wakes.has(table)) return;
        if (underWay.has(table)) doubled.push(table);
        underWay.add(table);
        // Long enough for the others' sweeps to find it too.
        await new Promise(resolve => setTimeout(resolve, 120));
        await looker(name)(table);
        underWay.delete(table);
      });
    const tables = Array.from({ length: 30 }, (_, i) => {
      const table = planned(nodes[i % 3]!.jobs, 100);
      nodes[(i + 1) % 3]!.jobs.plan(table, 1, wakes.get(table)!);
      return table;
    });
    await until(() => tables.every(table => callsAt(table).length > 0));
    expect(tables.flatMap(callsAt)).toHaveLength(tables.length);
    expect(doubled).toEqual([]);
  });

  it('of a node that died are taken over', async () => {
    const narrows = await straitTo(redis.url);
    const dying = open(narrows.url, NO_SWEEPS);
    let begun = false;
    await dying.start(
      () =>
        new Promise(() => {
          begun = true;
        }),
    );
    const table = planned(dying, 0);
    await until(() => begun);
    narrows.close();
    running.splice(running.indexOf(dying), 1);
    await open(strait.url).start(looker('heir'));
    await until(() => callsAt(table).length > 0);
    expect(callsAt(table)[0]!.node).toBe('heir');
    await narrows.stop();
  });

  it('are done by the nodes themselves while Redis is gone, and survive its loss', async () => {
    const jobs = open(strait.url);
    await jobs.start(looker('a'));
    const waiting = planned(jobs, 150);
    strait.close();
    const later = planned(jobs, 300);
    await until(() => callsAt(waiting).length > 0 && callsAt(later).length > 0);
    const restarted = await startRedis();
    strait.open(restarted.url);
    const after = planned(jobs, 100);
    await until(() => callsAt(after).length > 0);
    await Promise.all(running.splice(0).map(one => one.stop()));
    await restarted.stop();
  });

  it.each([
    ['is gone', () => strait.close()],
    ['is silent', () => strait.freeze()],
  ])('end in good order while Redis %s: what is under way is finished, and the node can leave', async (_what, lose) => {
    const jobs = open(strait.url, NO_SWEEPS);
    const bus = await openBus(strait.url, { versions: () => Promise.resolve(new Map()) });
    let finish: (() => void) | undefined;
    await jobs.start(async table => {
      await new Promise<void>(end => (finish = end));
      await looker('a')(table);
    });
    const table = planned(jobs, 0);
    await until(() => finish !== undefined);
    lose();
    await expect(bus.ping()).rejects.toThrow();
    await bus.close();
    running.splice(0);
    const stopped = jobs.stop();
    finish!();
    await stopped;
    expect(callsAt(table)).toHaveLength(1);
  });

  it('are done by the nodes themselves while Redis is silent', async () => {
    const jobs = open(strait.url);
    await jobs.start(looker('a'));
    strait.freeze();
    const table = planned(jobs, 0);
    await until(() => callsAt(table).length > 0);
  });

  it.each([
    ['before Redis is there', () => strait.close()],
    ['while Redis is silent', () => strait.freeze()],
  ])('can be opened %s', async (_when, lose) => {
    lose();
    const jobs = open(strait.url);
    await jobs.start(looker('a'));
    const without = planned(jobs, 0);
    await until(() => callsAt(without).length > 0);
    strait.open();
    const table = planned(jobs, 100);
    await until(() => callsAt(table).length > 0);
  });
});
