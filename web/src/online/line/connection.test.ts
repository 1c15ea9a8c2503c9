import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CLOSED, PROTOCOL, type Reply, type Request } from '@seekiste/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { HandTurnedClock } from '../../local/session.test-help.js';
import { backOff, Connection, type Line, type OpenSocket } from './connection.js';

const WELCOME = { t: 'welcome', protocol: PROTOCOL, v: 1 };
const request = (id: string): Request => ({ id, v: 1, t: 'begin' });

const realSocket: OpenSocket = (address, { heard, closed }) => {
  const socket = new WebSocket(address);
  socket.on('message', data => heard((data as Buffer).toString()));
  socket.on('close', closed);
  socket.on('error', () => undefined);
  return socket;
};

/** Things that come one after another, and can be waited for. */
class Arrivals<T> {
  private readonly here: T[] = [];
  private readonly waiting: ((thing: T) => void)[] = [];

  push(thing: T): void {
    const taker = this.waiting.shift();
    if (taker) taker(thing);
    else this.here.push(thing);
  }

  next(): Promise<T> {
    const first = this.here.shift();
    return first !== undefined ? Promise.resolve(first) : new Promise(resolve => this.waiting.push(resolve));
  }

  get count(): number {
    return this.here.length;
  }
}

/** The server's end of one connection. */
class Guest {
  readonly heard = new Arrivals<Request>();

  constructor(private readonly socket: WebSocket) {
    socket.on('message', data => this.heard.push(JSON.parse((data as Buffer).toString()) as Request));
  }

  say(reply: unknown): void {
    this.socket.send(JSON.stringify(reply));
  }

  close(code?: number): void {
    this.socket.close(code);
  }
}

let server: WebSocketServer;
let guests: Arrivals<Guest>;
let connection: Connection;
let clock: HandTurnedClock;
let replies: Arrivals<Reply>;
let lines: Arrivals<Line>;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  guests = new Arrivals();
  server.on('connection', socket => guests.push(new Guest(socket)));
  await once(server, 'listening');
  clock = new HandTurnedClock();
  replies = new Arrivals();
  lines = new Arrivals();
  connection = new Connection(
    `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    { heard: reply => replies.push(reply), lineChanged: line => lines.push(line) },
    { clock, open: realSocket, random: () => 1 },
  );
});

afterEach(() => {
  connection.close();
  for (const socket of server.clients) socket.terminate();
  server.close();
});

const welcomed = async (): Promise<Guest> => {
  const guest = await guests.next();
  guest.say(WELCOME);
  expect((await replies.next()).t).toBe('welcome');
  expect(await lines.next()).toBe('open');
  return guest;
};

describe('a connection', () => {
  it('asks only once it has been welcomed', async () => {
    connection.ask(request('a'));
    const guest = await guests.next();
    expect(guest.heard.count).toBe(0);
    guest.say(WELCOME);
    expect(await guest.heard.next()).toEqual(request('a'));
  });

  it('asks again after a reconnect whatever was not answered, in order, and nothing else', async () => {
    const first = await welcomed();
    for (const id of ['a', 'b', 'c']) connection.ask(request(id));
    for (const id of ['a', 'b', 'c']) expect((await first.heard.next()).id).toBe(id);
    first.say({ t: 'done', id: 'b', v: 2 });
    expect(await replies.next()).toEqual({ t: 'done', id: 'b', v: 2 });
    first.close();
    expect(await lines.next()).toBe('lost');
    connection.ask(request('d'));
    clock.turn(500);
    const second = await welcomed();
    for (const id of ['a', 'c', 'd']) expect((await second.heard.next()).id).toBe(id);
    second.say({ t: 'refused', id: 'a', code: 'stale', clause: 'table', params: {} });
    expect((await replies.next()).t).toBe('refused');
    expect(second.heard.count).toBe(0);
  });

  it('waits before it tries again, unless somebody looks', async () => {
    (await welcomed()).close();
    expect(await lines.next()).toBe('lost');
    clock.turn(499);
    expect(guests.count).toBe(0);
    connection.wake({ doubtful: false });
    await welcomed();
  });

  it('that is doubted is made anew', async () => {
    await welcomed();
    connection.wake({ doubtful: true });
    expect(await lines.next()).toBe('connecting');
    await welcomed();
  });

  it('is given up when the browser says that the network is gone, and made anew when it is back', async () => {
    const guest = await welcomed();
    connection.doubt();
    expect(await lines.next()).toBe('lost');
    connection.ask(request('a'));
    connection.wake({ doubtful: true });
    expect((await (await welcomed()).heard.next()).id).toBe('a');
    expect(guest.heard.count).toBe(0);
  });

  it('that owes an answer and keeps silent is given up and made anew', async () => {
    const silent = await welcomed();
    connection.ask(request('a'));
    await silent.heard.next();
    clock.turn(10_000);
    expect(await lines.next()).toBe('lost');
    clock.turn(500);
    expect((await (await welcomed()).heard.next()).id).toBe('a');
  });

  it('that is not owed anything may be silent', async () => {
    await welcomed();
    clock.turn(3_600_000);
    expect(lines.count).toBe(0);
  });

  it('that is told to be slow waits, then asks again', async () => {
    const guest = await welcomed();
    guest.say({ t: 'slow', ms: 3000 });
    guest.say({ t: 'news', v: 1 });
    expect((await replies.next()).t).toBe('news');
    connection.ask(request('a'));
    clock.turn(2999);
    guest.say({ t: 'news', v: 1 });
    expect((await replies.next()).t).toBe('news');
    expect(guest.heard.count).toBe(0);
    clock.turn(1);
    expect((await guest.heard.next()).id).toBe('a');
  });

  it.each(['no-table', 'no-person', 'replaced'] as const)('that is ended by the server stays so: %s', async why => {
    (await guests.next()).close(CLOSED[why]);
    expect(await lines.next()).toBe(why);
    clock.turn(3_600_000);
    connection.wake({ doubtful: true });
    expect(guests.count).toBe(0);
  });

  it.each(['flood', 'server-leaving'] as const)('is tried again after %s', async why => {
    (await welcomed()).close(CLOSED[why]);
    expect(await lines.next()).toBe('lost');
    clock.turn(500);
    await welcomed();
  });

  it('with a server of another protocol ends: the page has to be loaded anew', async () => {
    (await guests.next()).say({ ...WELCOME, protocol: PROTOCOL + 1 });
    expect(await lines.next()).toBe('outdated');
    expect(replies.count).toBe(0);
  });
});

describe('the time between two tries', () => {
  it('doubles from half a second up to ten, and is drawn', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(failures => backOff(failures, 1))).toEqual([
      500, 1000, 2000, 4000, 8000, 10_000, 10_000,
    ]);
    expect([0, 1, 2, 20].map(failures => backOff(failures, 0))).toEqual([500, 500, 1000, 5000]);
  });
});
