import { once } from 'node:events';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { CLOSED } from '@seekiste/protocol';
import { LIMITS, type Limits } from '../http/limits.js';
import { PLAIN } from '../machinery.js';
import { Client, join, OTHER_TABLE, refusedWith, somebody, startEdges, TABLE, type Edges } from './edges.test-help.js';

const edges = await startEdges();
const ada = await somebody(edges);
const plain = await startEdges({ machinery: PLAIN });

const limited = (change: Partial<Limits>): Promise<Edges> => startEdges({ limits: { ...LIMITS, ...change } });

const closedWith = async (client: Client): Promise<string> => {
  const [code, reason] = await client.closed;
  expect(code).toBe(CLOSED[reason as keyof typeof CLOSED]);
  return reason;
};

describe('who is let in', () => {
  it('P3.1 a page of ours with its person is welcomed, and answered', async () => {
    const client = await join(edges, ada);
    client.ask('r1');
    expect(await client.next()).toMatchObject({ t: 'done', id: 'r1' });
    client.socket.close();
  });

  it.each([['https://elsewhere.example'], ['null'], ['']])('P3.1 a page of %s gets no socket', async origin => {
    expect(await refusedWith(new Client(edges, TABLE, { cookie: ada, origin }))).toBe(403);
  });

  it('a program that does not say where it comes from gets none either', async () => {
    const { port } = new URL(edges.origin);
    const raw = connect(Number(port), '127.0.0.1');
    raw.write(
      `GET /api/tables/${TABLE}/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    const [answer] = (await once(raw, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 /);
    raw.destroy();
  });

  it.each(['seekiste=', `seekiste=${'A'.repeat(43)}`, 'seekiste=../../x', '', `other=${'A'.repeat(43)}`])(
    'a forged cookie “%s” is nobody',
    async cookie => {
      expect(await closedWith(new Client(edges, TABLE, { cookie }))).toBe('no-person');
    },
  );

  it('P3.2 a table that nobody opened is none', async () => {
    expect(await closedWith(new Client(edges, OTHER_TABLE, { cookie: ada }))).toBe('no-table');
  });

  it.each(['short', '..%2f..%2fetc', `${TABLE}x`])('“%s” is not even the name of a table', async table => {
    expect(await refusedWith(new Client(edges, table, { cookie: ada }))).toBe(404);
  });

  it('a table in trouble loses the visitor, not the node', async () => {
    const troubled = await startEdges();
    const cookie = await somebody(troubled);
    troubled.tables.visiting = () => Promise.reject(new Error('no store'));
    const client = new Client(troubled, TABLE, { cookie });
    expect((await client.closed)[0]).toBe(1006);
    troubled.tables.visiting = () => Promise.resolve();
    (await join(troubled, cookie)).socket.close();
  });

  it('whoever leaves while being welcomed is not kept', async () => {
    const slow = await startEdges();
    const cookie = await somebody(slow);
    let arrive: () => void = () => undefined;
    const visiting = new Promise<void>(resolve => (arrive = resolve));
    slow.tables.visiting = () => visiting;
    const client = new Client(slow, TABLE, { cookie });
    await once(client.socket, 'open');
    await slow.node.close();
    await client.closed;
    arrive();
    await visiting;
    await Promise.resolve();
    expect(slow.tables.visitors.size).toBe(0);
  });
});

describe.each([
  ['fast', edges, ada],
  ['plain', plain, await somebody(plain)],
] as const)('what is said to a node, %s', (_name, edges, ada) => {
  it.each([
    ['no JSON', '{"t":', { t: 'refused', code: 'not-json' }],
    ['no object', '[]', { t: 'refused', code: 'not-an-object' }],
    ['no request', '{"t":"fly","id":"r7","v":1}', { t: 'refused', id: 'r7', code: 'unknown-request' }],
    ['a field too many', '{"t":"undo","id":"r8","v":1,"seat":0}', { t: 'refused', id: 'r8', code: 'unknown-field' }],
  ])('P5.5 %s is refused by its code, and the line stays', async (_what, text, answer) => {
    const client = await join(edges, ada);
    client.socket.send(text);
    expect(await client.next()).toMatchObject(answer);
    client.ask('after');
    expect(await client.next()).toMatchObject({ t: 'done', id: 'after' });
    client.socket.close();
  });

  it('whoever asks and leaves in one breath has asked', async () => {
    const client = await join(edges, ada);
    client.ask('parting');
    client.socket.close();
    await client.closed;
    expect(edges.tables.received.at(-1)).toMatchObject({ id: 'parting' });
  });

  it('P3.3 bytes are not text', async () => {
    const client = await join(edges, ada);
    client.socket.send(Buffer.from('{}'), { binary: true });
    expect(await closedWith(client)).toBe('not-text');
  });

  it('what cannot be read is refused before the line is closed for what came with it', async () => {
    const client = await join(edges, ada);
    const heard: unknown[] = [];
    client.socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
    const { _socket: line } = client.socket as unknown as { readonly _socket: Duplex };
    line.cork();
    client.socket.send('{"t":');
    client.socket.send(Buffer.from('{}'), { binary: true });
    line.uncork();
    expect(await client.closed).toEqual([CLOSED['not-text'], 'not-text']);
    expect(heard).toMatchObject([{ t: 'refused', code: 'not-json' }]);
  });

  it('P3.3 more than 16 KiB is too large, in one piece or in many', async () => {
    const whole = await join(edges, ada);
    whole.socket.send('x'.repeat(16 * 1024 + 1));
    expect(await closedWith(whole)).toBe('too-large');
    const pieces = await join(edges, ada);
    for (let piece = 0; piece < 10; piece++) pieces.socket.send('x'.repeat(2048), { fin: false });
    expect(await closedWith(pieces)).toBe('too-large');
  });

  it('a line that breaks the protocol is closed', async () => {
    const client = await join(edges, ada);
    client.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect((await client.closed)[0]).toBe(1007);
  });
});

describe('too much', () => {
  it('P3.5, P5.6 whoever is too quick is told so, held back, and then answered in order', async () => {
    const strict = await limited({ frames: { burst: 2, perSecond: 4 } });
    const client = await join(strict, await somebody(strict));
    for (const id of ['1', '2', '3', '4', '5']) client.ask(id);
    const heard = [];
    while (heard.length < 6) heard.push(await client.next());
    expect(heard.filter(({ t }) => t === 'slow')).toHaveLength(1);
    expect(heard.flatMap(reply => (reply.t === 'done' ? [reply.id] : []))).toEqual(['1', '2', '3', '4', '5']);
    client.socket.close();
  });

  it('P3.5 the limit of an address counts for all its connections together', async () => {
    const strict = await limited({ framesFrom: { burst: 3, perSecond: 0.001 } });
    const [one, two] = [await join(strict, await somebody(strict)), await join(strict, await somebody(strict))];
    for (const id of ['1', '2', '3']) {
      one.ask(id);
      expect((await one.next()).t).toBe('done');
    }
    two.ask('4');
    expect((await two.next()).t).toBe('slow');
    one.socket.close();
    two.socket.close();
  });

  it('P3.5 a flood is told to slow down, then closed', async () => {
    const strict = await limited({ frames: { burst: 5, perSecond: 1 } });
    const client = await join(strict, await somebody(strict));
    for (let id = 0; id < 500; id++) client.ask(`r${id}`);
    const heard: string[] = [];
    while (!heard.includes('slow')) heard.push((await client.next()).t);
    expect(await closedWith(client)).toBe('flood');
    expect(strict.tables.received.length).toBeLessThan(10);
  });

  it('whoever never slows down is closed as well', async () => {
    const strict = await limited({
      frames: { burst: 1, perSecond: 100 },
      slows: { burst: 3, perSecond: 0.001 },
    });
    const client = await join(strict, await somebody(strict));
    const pump = async (): Promise<void> => {
      for (let id = 0; client.socket.readyState === client.socket.OPEN; id++) {
        client.ask(`r${id}`);
        client.ask(`s${id}`);
        await client.next();
      }
    };
    void pump();
    expect(await closedWith(client)).toBe('flood');
  });

  it('P3.5 the limit of a person counts for all their connections together, and for nobody else', async () => {
    const strict = await limited({ framesOf: { burst: 3, perSecond: 0.001 } });
    const cookie = await somebody(strict);
    const [one, two] = [await join(strict, cookie), await join(strict, cookie)];
    for (const id of ['1', '2', '3']) {
      one.ask(id);
      expect((await one.next()).t).toBe('done');
    }
    two.ask('4');
    expect((await two.next()).t).toBe('slow');
    const other = await join(strict, await somebody(strict));
    other.ask('5');
    expect((await other.next()).t).toBe('done');
    for (const client of [one, two, other]) client.socket.close();
  });

  it('P3.4, P3.5 pings count like messages, and those that came too early are answered in their turn', async () => {
    const strict = await limited({ frames: { burst: 2, perSecond: 10 } });
    const client = await join(strict, await somebody(strict));
    const heard: string[] = [];
    const all = new Promise<void>(resolve =>
      client.socket.on('pong', data => heard.push(data.toString()) === 5 && resolve()),
    );
    for (const id of ['1', '2', '3', '4', '5']) client.socket.ping(id);
    expect((await client.next()).t).toBe('slow');
    await all;
    expect(heard).toEqual(['1', '2', '3', '4', '5']);
    client.socket.close();
  });

  it('what is refused by one limit costs nothing of the others', async () => {
    const strict = await limited({ framesOf: { burst: 1, perSecond: 20 }, framesFrom: { burst: 3, perSecond: 0.001 } });
    const client = await join(strict, await somebody(strict));
    for (const id of ['1', '2', '3']) client.ask(id);
    const heard: string[] = [];
    while (heard.filter(t => t === 'done').length < 3) heard.push((await client.next()).t);
    expect(heard.filter(t => t === 'slow')).toHaveLength(1);
    client.socket.close();
  });

  it('a frame that trickles in byte by byte is closed', async () => {
    const client = await join(edges, ada);
    const { _socket: line } = client.socket as unknown as { readonly _socket: Duplex };
    // 16 KiB of text, in the form of RFC 6455, 5.2
    line.write(Buffer.from([0x81, 0xfe, 0x40, 0, 0, 0, 0, 0]));
    const trickle = setInterval(() => line.write('x'), 1);
    expect(await closedWith(client)).toBe('flood');
    clearInterval(trickle);
  });

  it('a connection that was turned away does not stay', async () => {
    const strict = await limited({ connectionsFrom: 0 });
    const { port } = new URL(strict.origin);
    const raw = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    raw.write(
      `GET /api/tables/${TABLE}/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${strict.origin}\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    const [answer] = (await once(raw, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 /);
    // Whoever is not there any more answers what is sent to them by a reset.
    const reset = once(raw, 'close').catch(() => undefined);
    raw.on('error', () => undefined);
    const knocking = setInterval(() => raw.write('x'), 5);
    await reset;
    clearInterval(knocking);
  });

  it('an address has so many connections of any kind, whether they ask for something or not', async () => {
    const strict = await limited({ streamsFrom: 2 });
    const { port } = new URL(strict.origin);
    const idle = [0, 1].map(() => connect(Number(port), '127.0.0.1'));
    await Promise.all(idle.map(one => once(one, 'connect')));
    const third = connect(Number(port), '127.0.0.1');
    await once(third, 'close');
    idle[0]!.destroy();
    // As soon as the server has noticed.
    for (let status = 0; status !== 200;) {
      const answer = await fetch(`${strict.origin}/healthz`, { headers: { connection: 'close' } }).catch(
        () => undefined,
      );
      status = answer?.status ?? 0;
    }
    idle[1]!.destroy();
  });

  it('P3.7 an address has so many connections and no more', async () => {
    const strict = await limited({ connectionsFrom: 2 });
    const cookie = await somebody(strict);
    const first = await join(strict, cookie);
    await join(strict, cookie);
    expect(await refusedWith(new Client(strict, TABLE, { cookie }))).toBe(429);
    first.socket.close();
    await first.closed;
  });

  it('an address may not come again and again without a pause', async () => {
    const strict = await limited({ arrivals: { burst: 1, perSecond: 0.001 } });
    const cookie = await somebody(strict);
    (await join(strict, cookie)).socket.close();
    expect(await refusedWith(new Client(strict, TABLE, { cookie }))).toBe(429);
  });

  it('P3.7 somebody with too many connections loses the oldest', async () => {
    const strict = await limited({ connectionsOf: 2 });
    const cookie = await somebody(strict);
    const [first, second] = [await join(strict, cookie), await join(strict, cookie)];
    const other = await join(strict, await somebody(strict));
    const third = await join(strict, cookie);
    expect(await closedWith(first)).toBe('replaced');
    for (const client of [second, third, other]) {
      client.ask('still-here');
      expect((await client.next()).t).toBe('done');
    }
  });

  it.each(['as they are introduced', 'before they are introduced'])(
    'the limit of a person holds for many that are opened at once, %s',
    async when => {
      const strict = await limited({ connectionsOf: 3 });
      const cookie = await somebody(strict);
      let introduce: () => void = () => undefined;
      const store = strict.people;
      const known = store.personBySecret.bind(store);
      if (when.startsWith('before')) {
        const gate = new Promise<void>(resolve => (introduce = resolve));
        store.personBySecret = hash => gate.then(() => known(hash));
      }
      const clients = Array.from({ length: 40 }, () => new Client(strict, TABLE, { cookie }));
      await Promise.all(clients.map(({ socket }) => once(socket, 'open')));
      introduce();
      const answered = async (client: Client): Promise<boolean> => {
        if (client.socket.readyState === client.socket.OPEN) client.ask('still-here');
        const done = async (): Promise<boolean> => {
          while ((await client.next()).t !== 'done');
          return true;
        };
        return Promise.race([client.closed.then(() => false), done()]);
      };
      // By then all of them have been introduced.
      await Promise.all(clients.map(answered));
      const stayed = await Promise.all(clients.map(answered));
      expect(stayed.filter(Boolean)).toHaveLength(3);
      for (const [i, client] of clients.entries()) if (!stayed[i]) expect(await closedWith(client)).toBe('replaced');
      for (const { socket } of clients) socket.close();
    },
  );
});
