import { once, type EventEmitter } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLOSED } from '@seekiste/protocol';
import { NO_LIMITS } from '../http/limits.js';
import { FAST, PLAIN } from '../machinery.js';
import type { Visitor } from '../table/tables-types.js';
import { ask, Client, join, refusedWith, somebody, startEdges, TABLE } from './edges.test-help.js';
import { MOST_WAITING, type TableSocket } from './table-socket.js';

afterEach(() => {
  vi.useRealTimers();
});

const gate = (): { readonly opened: Promise<void>; open(): void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>(resolve => (open = resolve));
  return { opened, open: () => open() };
};

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

describe('connections that are none any more', () => {
  it('P3.4 whoever does not answer a ping until the next one is dropped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const edges = await startEdges();
    const alive = await join(edges, await somebody(edges));
    const dead = new Client(edges, TABLE, { cookie: await somebody(edges) }, { autoPong: false });
    await dead.next();
    for (let beats = 0; beats < 2; beats++) {
      const pinged = once(alive.socket, 'ping');
      vi.advanceTimersByTime(30_000);
      await pinged;
      alive.ask(`beat-${beats}`);
      expect((await alive.next()).t).toBe('done');
    }
    expect((await dead.closed)[0]).toBe(1006);
    expect(edges.tables.visitors.size).toBe(1);
    alive.socket.close();
  });

  it('whoever reads too slowly is dropped, and the others do not notice', async () => {
    const edges = await startEdges();
    const slow = await join(edges, await somebody(edges));
    const [visitor] = edges.tables.visitors;
    const quick = await join(edges, await somebody(edges));
    slow.socket.pause();
    while (edges.tables.visitors.size > 1) {
      visitor!.tell(`"${'x'.repeat(100_000)}"`);
      await turn();
    }
    quick.ask('still-here');
    expect((await quick.next()).t).toBe('done');
    slow.socket.terminate();
    quick.socket.close();
  });
});

const TWINS = [
  ['fast', FAST],
  ['plain', PLAIN],
] as const;

describe.each(TWINS)('what waits for a reader, %s', (_name, machinery) => {
  const KINDS = {
    messages: (visitor: Visitor) => visitor.tell(`"${'x'.repeat(10_000)}"`),
    pongs: (visitor: Visitor) => (visitor as unknown as TableSocket).answerPing(Buffer.alloc(125)),
  };
  it.each(Object.entries(KINDS))('P3.6 never takes more than it may: %s', async (_kind, send) => {
    const edges = await startEdges({ limits: NO_LIMITS, machinery });
    const slow = await join(edges, await somebody(edges));
    const [visitor] = edges.tables.visitors;
    const { stream } = visitor as unknown as TableSocket;
    slow.socket.pause();
    let most = 0;
    while (edges.tables.visitors.size > 0) {
      for (let i = 0; i < 50; i++) send(visitor!);
      most = Math.max(most, stream!.writableLength);
      await turn();
      most = Math.max(most, stream!.writableLength);
    }
    expect(most).toBeGreaterThan(MOST_WAITING / 2);
    expect(most).toBeLessThanOrEqual(MOST_WAITING);
    slow.socket.terminate();
  });
});

describe.each(TWINS)('what is sent, %s', (_name, machinery) => {
  // At these lengths (RFC 6455, 5.2) the form of a frame changes; ü takes two bytes.
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('%i bytes arrive as they are', async bytes => {
    const edges = await startEdges({ machinery });
    const client = await join(edges, await somebody(edges));
    const heard: string[] = [];
    client.socket.on('message', (data: Buffer) => heard.push(data.toString()));
    const [visitor] = edges.tables.visitors;
    const text = 'ü'.repeat(bytes / 2) + 'x'.repeat(bytes % 2);
    const answer = once(client.socket, 'pong');
    for (const one of [text, 'second', text]) visitor!.tell(one);
    await turn();
    client.socket.ping();
    await answer;
    expect(heard).toEqual([text, 'second', text]);
    client.socket.close();
  });

  it('in the turn in which the connection is closed arrives before that', async () => {
    const edges = await startEdges({ machinery });
    const client = await join(edges, await somebody(edges));
    const heard: string[] = [];
    client.socket.on('message', (data: Buffer) => heard.push(data.toString()));
    const [visitor] = edges.tables.visitors;
    visitor!.tell('last words');
    (visitor as unknown as { closeFor(reason: string): void }).closeFor('replaced');
    expect((await client.closed)[0]).toBe(CLOSED.replaced);
    expect(heard).toEqual(['last words']);
  });
});

describe('a node that leaves', () => {
  it('P3.9 says so, goes on for a while, answers what it has heard, and closes with the reason', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const edges = await startEdges({ leaveDelay: 10_000 });
    const cookie = await somebody(edges);
    const client = await join(edges, cookie);
    const left = edges.node.close();
    const ready = await fetch(`${edges.origin}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { ready: false, leaving: true, store: true }]);
    const late = await join(edges, cookie);
    late.ask('still-open');
    expect((await late.next()).t).toBe('done');

    let finish: () => void = () => undefined;
    edges.tables.closing = () => new Promise(resolve => (finish = resolve));
    vi.advanceTimersByTime(10_000);
    while ((await ask(edges, '/api/me')).status !== 503) await turn();
    expect(await refusedWith(new Client(edges, TABLE, { cookie }))).toBe(503);
    // What was under way is answered before anybody is sent off.
    for (const visitor of edges.tables.visitors) visitor.tell('{"t":"done","id":"under-way","v":9}');
    finish();
    for (const one of [client, late]) {
      expect(await one.next()).toMatchObject({ t: 'done', id: 'under-way' });
      expect(await one.closed).toEqual([CLOSED['server-leaving'], 'server-leaving']);
    }
    await left;
    await expect(fetch(`${edges.origin}/healthz`)).rejects.toThrow();
  });

  it('hands on what it hears in its last turn before its tables are closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const edges = await startEdges({ leaveDelay: 10_000 });
    const client = await join(edges, await somebody(edges));
    const [visitor] = edges.tables.visitors;
    let known: readonly string[] = [];
    edges.tables.closing = () => Promise.resolve(void (known = edges.tables.received.map(({ id }) => id)));
    const left = edges.node.close();
    (visitor as unknown as EventEmitter).once('message', () => vi.advanceTimersByTime(10_000));
    client.ask('last');
    await left;
    expect(known).toEqual(['last']);
  });

  it('welcomes whoever stands at the door before its tables are closed', async () => {
    const edges = await startEdges({ leaveDelay: 0 });
    const cookie = await somebody(edges);
    const [door, happened] = [gate(), [] as string[]];
    const knocked = new Promise<void>(resolve => {
      edges.tables.visiting = () => {
        resolve();
        return door.opened.then(() => void happened.push('welcomed'));
      };
    });
    edges.tables.closing = () => Promise.resolve(void happened.push('closed'));
    const client = new Client(edges, TABLE, { cookie });
    await knocked;
    const left = edges.node.close();
    while ((await ask(edges, '/api/me')).status !== 503) await turn();
    door.open();
    expect(await client.next()).toMatchObject({ t: 'welcome' });
    expect(await client.closed).toEqual([CLOSED['server-leaving'], 'server-leaving']);
    await left;
    expect(happened).toEqual(['welcomed', 'closed']);
  });

  it('answers a request that is under way before it closes the store', async () => {
    const edges = await startEdges({ leaveDelay: 0 });
    const storing = gate();
    const asked = new Promise<void>(resolve => {
      vi.spyOn(edges.people, 'addPerson').mockImplementation(() => {
        resolve();
        return storing.opened;
      });
    });
    const answer = ask(edges, '/api/me', { method: 'POST', body: { name: 'Ole' } });
    await asked;
    const left = edges.node.close();
    const isReached = [() => true, () => false] as const;
    while (await fetch(`${edges.origin}/healthz`).then(...isReached)) await turn();
    storing.open();
    expect((await answer).ok).toBe(true);
    await left;
  });
});
