import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Calls, openLog, openPost, openPushKeys, openStore, type Store, type StoredPush } from '@seekiste/server';
import { PushService } from './push-service.js';
import { opened, YARDS, type Yard } from './stores.js';

const HOUR = 3_600_000;
/** Noon in Berlin, in winter. */
const NOON = Date.parse('2026-01-15T11:00:00Z');
const PERSON = 'p'.repeat(22);
const SILENT = openLog('silent');

describe.each(YARDS)('calls on %s', (_name, build) => {
  let yard: Yard;
  let service: PushService;
  let store: Store;
  let now: number;
  let turnNow: 'stands' | 'over' | 'unbegun';
  let looking: Set<string>;
  let calls: Calls;
  let table: string;
  let v: number;

  beforeAll(async () => {
    [yard, service] = await Promise.all([build(), PushService.start()]);
  });
  afterAll(async () => {
    await service.stop();
    await yard.stop();
  });
  beforeEach(async () => {
    store = await openStore(await yard.fresh());
    now = NOON;
    turnNow = 'stands';
    looking = new Set();
    v = 1;
    service.received.length = 0;
    service.answer = () => ({ status: 201 });
    table = await opened(store, { people: [PERSON], asked: [PERSON] });
    calls = await node();
  });
  afterEach(async () => {
    expect(service.troubles).toEqual([]);
    await calls.stop();
    await store.close();
  });

  const node = async (patience = 60_000): Promise<Calls> => {
    const keys = await openPushKeys(store, now);
    const made = new Calls({
      store,
      bus: { present: () => Promise.resolve({ people: looking, connections: looking.size, looking }) },
      post: openPost({ keys, contact: 'mailto:club@example.org', local: true }, () => now),
      secret: keys.secret,
      now: () => now,
      log: SILENT,
      times: { patience, sweep: 2 ** 30 },
    });
    made.start(() => Promise.resolve(turnNow === 'stands' ? { game: 'santa-timea', pace: 'days' } : turnNow));
    return made;
  };
  const subscribe = async (device: string, more: Record<string, unknown> = {}): Promise<void> => {
    const push = service.subscribe(more) as unknown as StoredPush;
    await store.setPush({ ...push, device, person: PERSON, origin: 'https://sea.example', madeAt: now });
  };
  /** A turn begins; its call is due at once. */
  const turn = async (device = 'phone'): Promise<void> => {
    await store.addCalls([{ device, person: PERSON, table, v: v++, dueAt: now, tries: 0 }]);
  };
  const after = async (ms: number): Promise<number> => {
    now += ms;
    await calls.round();
    return service.received.length;
  };
  const due = async (): Promise<readonly number[]> =>
    (await store.callsDue(Number.MAX_SAFE_INTEGER, 10)).map(({ dueAt }) => dueAt);

  it('P6.22 one for each turn, in the words of the device, encrypted and signed, and never again', async () => {
    await subscribe('phone');
    await turn();
    expect(await after(0)).toBe(1);
    const [{ notice, text, headers } = service.received[0]!] = service.received;
    expect(notice).toEqual({
      web_push: 8030,
      notification: {
        title: 'Seekiste',
        lang: 'de',
        body: 'Du bist dran: Santa Timea',
        navigate: `https://sea.example/#/at/${table}`,
        tag: table,
      },
      app_badge: 1,
    });
    expect(Buffer.byteLength(text)).toBe(1024);
    expect([headers['ttl'], headers['urgency']]).toEqual(['86400', 'high']);
    // The name of a table opens it: the push service does not learn it.
    expect(JSON.stringify(headers)).not.toContain(table);
    await store.addCalls([{ device: 'phone', person: PERSON, table, v: 1, dueAt: now, tries: 0 }]);
    expect(await after(HOUR)).toBe(1);
    await turn();
    expect(await after(0)).toBe(2);
  });

  it('go to every device of a person once, however many nodes look', async () => {
    await subscribe('phone');
    await subscribe('laptop', { language: 'en', words: {} });
    await store.addCalls(
      ['phone', 'laptop'].map(device => ({ device, person: PERSON, table, v: 1, dueAt: now, tries: 0 })),
    );
    const others = await Promise.all([node(), node()]);
    await Promise.all([calls, ...others].map(one => one.round()));
    await Promise.all(others.map(one => one.stop()));
    await expect.poll(() => service.received.length).toBe(2);
    await calls.round();
    expect(service.received.map(({ notice }) => notice.notification['lang']).toSorted()).toEqual(['de', 'en']);
  });

  it('wait while the person looks, on whichever device, and fall away once they have seen it', async () => {
    await subscribe('phone');
    await turn();
    looking.add(PERSON);
    expect(await after(0)).toBe(0);
    expect(await after(2 * HOUR)).toBe(0);
    calls.seen(PERSON, table, 0);
    await expect.poll(due).toHaveLength(1);
    calls.seen(PERSON, table, 1);
    await expect.poll(due).toEqual([]);
    looking.delete(PERSON);
    expect(await after(HOUR)).toBe(0);
  });

  it('of a connection that was dead come when it is noticed', async () => {
    await subscribe('phone');
    await turn();
    looking.add(PERSON);
    expect(await after(0)).toBe(0);
    looking.delete(PERSON);
    expect(await after(90_000)).toBe(1);
  });

  it('fall away with their turn', async () => {
    await subscribe('phone');
    await turn();
    turnNow = 'over';
    expect(await after(0)).toBe(0);
    expect(await due()).toEqual([]);
  });

  it('wait for an entry that is not stored yet, and fall away if it never is', async () => {
    await subscribe('phone');
    await turn();
    turnNow = 'unbegun';
    expect(await after(0)).toBe(0);
    turnNow = 'stands';
    expect(await after(1_000)).toBe(1);
    await turn();
    turnNow = 'unbegun';
    for (let hour = 0; hour < 8; hour++) await after(HOUR);
    expect(await due()).toEqual([]);
  });

  it('are held in quiet hours and come when they end, if the turn still stands', async () => {
    await subscribe('phone', { quiet: { from: 22 * 60, to: 8 * 60 } });
    now = NOON + 11 * HOUR + 61_000;
    await turn();
    expect(await after(0)).toBe(0);
    const [end = 0] = await due();
    expect(new Date(end).toISOString()).toBe('2026-01-16T07:00:00.000Z');
    expect(await after(end - now - 1)).toBe(0);
    expect(await after(1)).toBe(1);
  });

  it('are not made at a table where they are switched off', async () => {
    await subscribe('phone');
    await store.setOff(PERSON, table, true);
    await turn();
    expect(await after(0)).toBe(0);
    expect(await due()).toEqual([]);
    await store.setOff(PERSON, table, false);
    await turn();
    expect(await after(0)).toBe(1);
  });

  it.each([404, 410])('%i removes the subscription', async status => {
    await subscribe('phone');
    service.answer = () => ({ status });
    await turn();
    expect(await after(0)).toBe(1);
    expect(await store.push('phone')).toBeUndefined();
    expect(await due()).toEqual([]);
  });

  it('429 is tried again when the push service says, and then once', async () => {
    await subscribe('phone');
    service.answer = () => ({ status: 429, headers: { 'retry-after': '120' } });
    await turn();
    expect(await after(0)).toBe(1);
    service.answer = () => ({ status: 201 });
    expect(await after(119_000)).toBe(1);
    expect(await after(1_000)).toBe(2);
    expect(await after(HOUR)).toBe(2);
  });

  it('500 is tried again at longer and longer distances, five times in all', async () => {
    await subscribe('phone');
    service.answer = () => ({ status: 500 });
    await turn();
    const tried = [];
    for (let hour = 0; hour < 10; hour++) tried.push(await after(hour * HOUR));
    expect(tried.at(-1)).toBe(5);
    expect(await due()).toEqual([]);
    expect(await store.push('phone')).toBeDefined();
  });

  it('a push service that never answers is cut off, keeps nobody else waiting, and is not sent it again', async () => {
    await subscribe('phone');
    await subscribe('laptop');
    let silent = true;
    service.answer = () => (silent ? undefined : { status: 201 });
    await turn();
    const hasty = await node(3000);
    const cut = hasty.round();
    await expect.poll(() => service.received.length).toBe(1);
    silent = false;
    await turn('laptop');
    await calls.round();
    expect(service.received).toHaveLength(2);
    await cut;
    await hasty.stop();
    expect(await after(24 * HOUR)).toBe(2);
  });

  it('all nodes have one key pair: the first that was stored', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => openPushKeys(store, now)));
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(1);
  });
});
