import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PushList, TableId } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import {
  openBus,
  openLog,
  openStore,
  readConfig,
  startNode,
  type Bus,
  type RunningNode,
  type Store,
} from '@seekiste/server';
import { startPostgres, startRedis } from '../services.js';
import { Browser } from './browser.js';
import { PushService } from './push-service.js';
import { until } from './until.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-push-'));
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  rmSync(FOLDER, { recursive: true });
});

const QUICK = { PORT: '0', BEAT_MS: '0', BEAT_LEAST_MS: '0', LIMITS: 'off', PUSH_LOCAL: 'on', PUSH_GRACE_MS: '0' };
const start = async (env: Record<string, string>): Promise<RunningNode> => {
  const node = await startNode(readConfig({ ...QUICK, ...env }), openLog('silent'));
  closers.push(() => node.close());
  return node;
};

const PLACES = [
  ['one node on SQLite', () => Promise.resolve({ env: { DATA: join(FOLDER, 'push.sqlite') }, nodes: 1 })],
  [
    'three nodes on PostgreSQL and Redis',
    async () => {
      const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
      closers.push(
        () => postgres.stop(),
        () => redis.stop(),
      );
      return { env: { DATABASE_URL: postgres.url, REDIS_URL: redis.url }, nodes: 3 };
    },
  ],
] as const;

describe.each(PLACES)('with %s', (_name, place) => {
  let origins: readonly string[];
  let store: Store;
  let service: PushService;
  /** What other nodes know; one node alone knows it at once. */
  let bus: Bus | undefined;
  beforeAll(async () => {
    service = await PushService.start();
    closers.push(() => service.stop());
    const { env, nodes } = await place();
    const running = await Promise.all(Array.from({ length: nodes }, () => start(env)));
    origins = running.map(node => new URL(node.addresses[0]!).origin);
    store = await openStore('DATA' in env ? env.DATA : env.DATABASE_URL);
    closers.push(() => store.close());
    if (!('REDIS_URL' in env)) return;
    const opened = await openBus(env.REDIS_URL, store);
    closers.push(() => opened.close());
    bus = opened;
  });
  const at = (node: number): string => origins[node % origins.length]!;

  /** Two people at a table of days, each on a node of their own; the first is called. */
  const begun = async (
    subscription: Record<string, unknown>,
  ): Promise<[anna: Browser, bo: Browser, table: TableId]> => {
    const [anna, bo] = await Promise.all([Browser.of(at(0), 'Anna'), Browser.of(at(1), 'Bo')]);
    expect((await anna.api('PUT', '/api/me/push', subscription)).status).toBe(200);
    const table = await anna.open('santa-timea', 2, 'days');
    await anna.come(table);
    await bo.come(table);
    await anna.sit(0, 'Anna');
    await bo.sit(1, 'Bo');
    return [anna, bo, table];
  };
  const mustAct = (browser: Browser, seat: number): boolean => {
    const play = browser.latest('play');
    return play?.acts.kind === 'seats' && play.acts.must.includes(seat);
  };
  const move = async (browser: Browser, seat: number): Promise<void> => {
    await until(() => mustAct(browser, seat));
    const { game } = browser.latest('head');
    await browser.ask({ t: 'act', move: gameNamed(game)!.moves(browser.latest('play')!.view)[0] });
  };
  /** Plays on until the other one is asked. */
  const untilTurnOf = async (people: readonly Browser[], seat: number): Promise<void> => {
    const mover = people[1 - seat]!;
    while (!mustAct(mover, seat)) await move(mover, 1 - seat);
  };
  const look = async (browser: Browser, table: TableId, yes: boolean): Promise<void> => {
    await browser.ask({ t: 'look', yes });
    await until(async () => bus === undefined || (await bus.present(table)).looking.has(browser.person) === yes);
  };
  const openCalls = async (table: TableId): Promise<number> =>
    (await store.callsDue(Number.MAX_SAFE_INTEGER, 100)).filter(call => call.table === table).length;
  const noticesOf = (table: TableId): readonly string[] =>
    service.received.flatMap(({ notice, text }) => (notice.notification['tag'] === table ? [text] : []));

  it('P6.22, P4.25 who is away is called once a turn; who looks, on whichever device, is not', async () => {
    const [anna, bo, table] = await begun(service.subscribe());
    const people = [anna, bo];
    await anna.ask({ t: 'begin' });
    // Anna has seen what there is, on another device, and lets the first one lie.
    await look(anna, table, true);
    await untilTurnOf(people, 1);
    expect(noticesOf(table)).toEqual([]);
    anna.leave();
    await until(async () => (await store.tablesOf(anna.person, 5)).length === 1);
    await until(() =>
      bo.latest('crew').some(seat => seat.kind === 'person' && seat.person === anna.person && !seat.present),
    );
    await untilTurnOf(people, 0);
    await until(() => noticesOf(table).length === 1);
    await until(async () => (await openCalls(table)) === 0);

    // Connected, but the page is hidden: that is not looking.
    await anna.come(table);
    await untilTurnOf(people, 1);
    await look(anna, table, false);
    await untilTurnOf(people, 0);
    await until(() => noticesOf(table).length === 2);

    await look(anna, table, true);
    await untilTurnOf(people, 1);
    await untilTurnOf(people, 0);
    await until(async () => (await openCalls(table)) === 1);
    await look(anna, table, true);
    await until(async () => (await openCalls(table)) === 0);
    expect(noticesOf(table)).toHaveLength(2);
    expect(new Set(noticesOf(table)).size).toBe(1);
    expect(service.troubles).toEqual([]);
    anna.leave();
    bo.leave();
  });

  it('P2.22, P2.23, P2.24, P2.25 a device says how it is called, sees it, takes it along and ends it', async () => {
    const anna = await Browser.of(at(0), 'Anna');
    const { key } = (await anna.api('GET', '/api/push')).value;
    expect(key).toMatch(/^B[\w-]{86}$/);
    const subscription = service.subscribe({ quiet: { from: 1320, to: 480 } });
    await anna.api('PUT', '/api/me/push', subscription);
    await anna.api('PUT', '/api/me/push', { ...subscription, language: 'en' });
    const { devices } = (await anna.api('GET', '/api/me/push')).value as unknown as PushList;
    expect(devices).toEqual([
      {
        device: expect.stringMatching(/^[\w-]{16}$/) as string,
        service: new URL(service.origin).host,
        ...{ language: 'en', zone: 'Europe/Berlin', quiet: { from: 1320, to: 480 } },
        since: expect.any(Number) as number,
        here: true,
      },
    ]);
    const { value: data } = await anna.api('GET', '/api/me/data');
    expect(data['pushes']).toMatchObject([{ ...subscription, language: 'en' }]);
    expect((await anna.api('DELETE', `/api/me/push/${devices[0]!.device}`)).value).toEqual({
      ended: devices[0]!.device,
    });
    expect((await anna.api('DELETE', `/api/me/push/${devices[0]!.device}`)).value['code']).toBe('no-device');

    await anna.api('PUT', '/api/me/push', subscription);
    await anna.api('DELETE', '/api/me');
    expect(await store.pushesOf([anna.person])).toEqual([]);
  });

  it('P2.26 off and on at a table where one was, and nowhere else', async () => {
    const anna = await Browser.of(at(0), 'Anna');
    const table = await anna.open('santa-timea', 2, 'days');
    expect((await anna.api('PUT', `/api/me/push/off/${table}`)).value).toEqual({ off: table });
    expect((await anna.api('GET', '/api/me/push')).value['off']).toEqual([table]);
    expect((await anna.api('DELETE', `/api/me/push/off/${table}`)).value).toEqual({ on: table });
    expect((await anna.api('PUT', `/api/me/push/off/${'x'.repeat(22)}`)).value['code']).toBe('no-table');
  });

  it.each([
    ['missing-field', {}],
    ['bad-endpoint', { endpoint: 'https://10.0.0.1/x' }],
    ['bad-endpoint', { endpoint: 'ftp://example.org' }],
    ['bad-endpoint', { endpoint: `https://example.org/${'x'.repeat(1100)}` }],
    ['bad-key', { keys: { p256dh: 'x', auth: 'A'.repeat(22) } }],
    ['bad-key', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['bad-zone', { zone: 'Mars/Olympus' }],
    ['bad-time', { quiet: { from: 0, to: 1440 } }],
    ['bad-time', { quiet: { from: 60, to: 60 } }],
    ['bad-language', { language: 'English' }],
    ['text-too-long', { words: { 'santa-timea': 'x'.repeat(121) } }],
    ['unknown-field', { more: 1 }],
  ])('P2.24 refused: %s %j', async (code, change) => {
    const anna = await Browser.of(at(0), 'Anna');
    const body = Object.keys(change).length === 0 ? {} : { ...service.subscribe(), ...change };
    expect((await anna.api('PUT', '/api/me/push', body)).value['code']).toBe(code);
    expect(await store.pushesOf([anna.person])).toEqual([]);
  });
});
