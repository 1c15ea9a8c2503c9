import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBus, type Bus } from '@seekiste/server';
import { startRedis, type Service } from '../services.js';
import { freshId } from './stores.js';
import { straitTo, type Strait } from './strait.js';
import { until } from './until.js';

type News = Parameters<Bus['tell']>[1];

/** What a node has heard about a table, without repetitions of what only says that somebody came or went. */
const ear = (bus: Bus, table: string) => {
  const heard: News[] = [];
  const stop = bus.follow(table, news => heard.push(news));
  return {
    stop,
    heard,
    versions: (): readonly number[] => heard.flatMap(news => (news.kind === 'at' ? [news.v] : [])),
    hears: (v: number) => until(() => heard.some(news => news.kind === 'at' && news.v === v)),
  };
};

const peopleAt = async (bus: Bus, table: string): Promise<readonly string[]> =>
  [...(await bus.present(table)).people].toSorted();

const isRefused = [() => false, () => true] as const;

const QUICK = { expiry: 600, refresh: 100, poll: 20 };

/** What the store knows, where buses look for what they missed. */
const stored = new Map<string, number>();
const store = {
  versions: (tables: readonly string[]) => Promise.resolve(new Map([...stored].filter(([id]) => tables.includes(id)))),
};

let redis: Service;
let strait: Strait;
const nodes: Bus[] = [];
const redisNode = async (): Promise<Bus> => {
  const bus = await openBus(strait.url, store, QUICK);
  nodes.push(bus);
  return bus;
};

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  strait = await straitTo(redis.url);
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map(bus => bus.close()));
  await strait.stop();
});

describe.each([
  [
    'one process',
    async () => {
      const bus = await openBus(undefined, store);
      return [bus, bus] as const;
    },
  ],
  ['two nodes on one Redis', async () => [await redisNode(), await redisNode()] as const],
])('the bus of %s', (_name, open) => {
  let here: Bus;
  let there: Bus;
  let table: string;
  beforeEach(async () => {
    [here, there] = await open();
    table = freshId();
  });

  it('tells every node that follows a table, the teller’s own included', async () => {
    const ears = [ear(here, table), ear(there, table)];
    await until(async () => {
      here.tell(table, { kind: 'at', v: 5 });
      await new Promise(setImmediate);
      return ears.every(({ heard }) => heard.some(news => news.kind === 'at'));
    });
    there.tell(table, { kind: 'at', v: 6 });
    for (const { hears } of ears) await hears(6);
  });

  it('tells nobody of other tables, and nobody who follows no more', async () => {
    const [other, left, stays] = [ear(there, freshId()), ear(there, table), ear(there, table)];
    left.stop();
    left.stop();
    here.tell(table, { kind: 'at', v: 2 });
    await until(() => {
      here.tell(table, { kind: 'at', v: 3 });
      return stays.versions().includes(3);
    });
    expect([other.versions(), left.versions()]).toEqual([[], []]);
  });

  it('does not tell whoever tells', async () => {
    const [own, other] = [[] as News[], ear(here, table)];
    const hear = (news: News): void => void own.push(news);
    here.follow(table, hear);
    here.tell(table, { kind: 'at', v: 2 }, hear);
    await other.hears(2);
    expect(own.filter(({ kind }) => kind === 'at')).toEqual([]);
  });

  it('never interrupts whoever tells', async () => {
    const own = ear(here, table);
    here.tell(table, { kind: 'at', v: 2 });
    expect(own.versions()).toEqual([]);
    await own.hears(2);
  });

  it('knows who is present, on whichever node, and tells when somebody comes or goes', async () => {
    const follower = ear(there, table);
    here.arrive(table, 'c1', 'ida');
    there.arrive(table, 'c2', 'ole');
    there.arrive(table, 'c3', 'ole');
    await until(async () => (await here.present(table)).connections === 3);
    await until(async () => (await there.present(table)).connections === 3);
    expect(await peopleAt(here, table)).toEqual(['ida', 'ole']);
    await until(() => follower.heard.some(({ kind }) => kind === 'presence'));

    follower.heard.length = 0;
    there.leave(table, 'c2');
    here.leave(table, 'c1');
    here.leave(table, 'unknown');
    await until(async () => (await there.present(table)).connections === 1);
    expect(await peopleAt(there, table)).toEqual(['ole']);
    await until(() => follower.heard.some(({ kind }) => kind === 'presence'));
    expect(await here.present(freshId())).toEqual({ people: new Set(), connections: 0, looking: new Set() });
  });

  it('answers while it is there', async () => {
    await expect(here.ping()).resolves.toBeUndefined();
  });
});

describe('the bus over Redis', () => {
  it('tells what was stored before its subscription stood', async () => {
    const table = freshId();
    stored.set(table, 7);
    const follower = ear(await redisNode(), table);
    await follower.hears(7);
    expect(follower.versions()).toEqual([7]);
  });

  it('says again what stands in the store, for those who could not use it the first time', async () => {
    const table = freshId();
    const follower = ear(await redisNode(), table);
    stored.set(table, 7);
    await follower.hears(7);
    follower.heard.length = 0;
    await follower.hears(7);
  });

  it('forgets the people of a node that died, and tells the others', async () => {
    const [alive, dying] = [await redisNode(), await redisNode()];
    const table = freshId();
    alive.arrive(table, 'c1', 'ida');
    dying.arrive(table, 'c2', 'ole');
    await until(async () => (await alive.present(table)).connections === 2);
    const follower = ear(alive, table);
    await until(() => follower.heard.length > 0);
    follower.heard.length = 0;
    await dying.close();
    await until(() => follower.heard.some(({ kind }) => kind === 'presence'));
    expect(await peopleAt(alive, table)).toEqual(['ida']);
  });

  it('keeps people who stay for longer than their presence lasts', async () => {
    const [here, there] = [await redisNode(), await redisNode()];
    const table = freshId();
    here.arrive(table, 'c1', 'ida');
    await until(async () => (await there.present(table)).connections === 1);
    const end = Date.now() + 2 * QUICK.expiry;
    while (Date.now() < end) expect(await peopleAt(there, table)).toEqual(['ida']);
  });

  it('goes on with its own people while Redis is gone, and finds in the store what it is not told', async () => {
    const [here, there] = [await redisNode(), await redisNode()];
    const table = freshId();
    const follower = ear(there, table);
    here.arrive(table, 'c1', 'ida');
    there.arrive(table, 'c2', 'ole');
    await until(async () => (await here.present(table)).connections === 2);
    strait.close();
    await until(async () => (await here.present(table)).connections === 1);
    expect(await peopleAt(here, table)).toEqual(['ida']);
    const own = ear(here, table);
    here.tell(table, { kind: 'at', v: 2 });
    await own.hears(2);
    stored.set(table, 2);
    await follower.hears(2);
    await expect(here.ping()).rejects.toThrow();
  });

  it('goes on with its own people while Redis is silent', async () => {
    const here = await redisNode();
    const table = freshId();
    here.arrive(table, 'c1', 'ida');
    await until(async () => (await peopleAt(here, table)).length === 1);
    strait.freeze();
    expect(await peopleAt(here, table)).toEqual(['ida']);
    await expect(here.ping()).rejects.toThrow();
  });

  it('tells later what it could not tell', async () => {
    const there = await redisNode();
    const narrows = await straitTo(redis.url);
    const here = await openBus(narrows.url, store, QUICK);
    nodes.push(here);
    const table = freshId();
    const follower = ear(there, table);
    await until(() => {
      here.tell(table, { kind: 'at', v: 3 });
      return follower.versions().includes(3);
    });
    narrows.close();
    await until(() => here.ping().then(...isRefused));
    here.tell(table, { kind: 'at', v: 4 });
    narrows.open();
    await follower.hears(4);
    await narrows.stop();
  });

  it('comes back by itself after Redis was restarted empty', async () => {
    const [here, there] = [await redisNode(), await redisNode()];
    const table = freshId();
    const follower = ear(there, table);
    here.arrive(table, 'c1', 'ida');
    there.arrive(table, 'c2', 'ole');
    await until(async () => (await there.present(table)).connections === 2);
    strait.close();
    await until(() => here.ping().then(...isRefused));
    const restarted = await startRedis();
    strait.open(restarted.url);
    await until(async () => (await there.present(table)).connections === 2);
    await until(async () => (await here.present(table)).connections === 2);
    await until(() => {
      here.tell(table, { kind: 'at', v: 5 });
      return follower.versions().includes(5);
    });
    await restarted.stop();
  });

  it.each([
    ['before Redis is there', () => strait.close()],
    ['while Redis is silent', () => strait.freeze()],
  ])('can be opened %s', async (_when, lose) => {
    lose();
    const bus = await redisNode();
    bus.arrive('t', 'c1', 'ida');
    expect(await peopleAt(bus, 't')).toEqual(['ida']);
    strait.open();
    await until(() =>
      bus.ping().then(
        () => true,
        () => false,
      ),
    );
    const other = await redisNode();
    await until(async () => (await other.present('t')).connections === 1);
  });
});
