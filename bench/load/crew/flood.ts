import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** RFC 6455, 5.2: a frame as a client sends it, masked by zeros. */
const frame = (first: number, payload: string): Buffer =>
  Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);

const many = (one: Buffer): Buffer => Buffer.concat(Array.from({ length: 1000 }, () => one));
const [TEXT, PING, PONG, PIECE] = [0x81, 0x89, 0x8a, 0x00];
const FULL = 'x'.repeat(125);

/** What an attacker can send. */
export const FLOODS: Readonly<Record<string, Buffer>> = {
  pings: many(frame(PING, FULL)),
  pongs: many(frame(PONG, FULL)),
  messages: many(frame(TEXT, '{}')),
  'pieces of a message': many(frame(PIECE, 'x')),
  connections: Buffer.alloc(0),
};

/** All of 127.0.0.0/8 is this machine: the flood comes from elsewhere than the honest games. */
const ELSEWHERE = '127.0.0.2';
/** Milliseconds after which a flooder that was turned away tries again. */
const AGAIN = 50;

interface Target {
  readonly origin: string;
  readonly table: string;
  readonly cookie: string;
}

const asked = ({ origin, table, cookie }: Target): string =>
  [
    `GET /api/tables/${table}/socket HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Version: 13',
    `Origin: ${origin}`,
    `Cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n');

/** Connections of one person that write as fast as they are taken, read nothing, and come again when they are closed. */
export class Flood {
  private isOver = false;
  private readonly lines = new Set<Socket>();
  private readonly done: Promise<unknown>;

  constructor(
    private readonly target: Target,
    private readonly frames: Buffer,
    sockets: number,
  ) {
    this.done = Promise.all(Array.from({ length: sockets }, () => this.goOn()));
  }

  private async goOn(): Promise<void> {
    while (!this.isOver) {
      await this.one();
      await new Promise(go => setTimeout(go, AGAIN));
    }
  }

  private async one(): Promise<void> {
    const { hostname, port } = new URL(this.target.origin);
    const line = connect({ host: hostname, port: Number(port), localAddress: ELSEWHERE });
    this.lines.add(line);
    line.on('error', () => line.destroy());
    const closed = new Promise<void>(go => line.once('close', () => go()));
    line.write(asked(this.target));
    const welcomed = once(line, 'data').catch(() => undefined);
    await Promise.race([welcomed, closed]);
    line.pause();
    if (this.frames.length === 0) line.destroy();
    while (!this.isOver && !line.destroyed)
      if (!line.write(this.frames)) await Promise.race([once(line, 'drain').catch(() => undefined), closed]);
    line.destroy();
    this.lines.delete(line);
  }

  async end(): Promise<void> {
    this.isOver = true;
    for (const line of this.lines) line.destroy();
    await this.done;
  }
}
