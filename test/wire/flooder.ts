import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { TableId } from '@seekiste/protocol';

/** RFC 6455, 5.2 */
export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame as a client sends it, masked by zeros. */
export const frame = (opcode: number, payload: Buffer, fin = true): Buffer =>
  Buffer.concat([Buffer.from([(fin ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);

const STILL_THERE = Buffer.from('still there?');

/** A connection that writes whatever it likes, and does not read unless it is told to. */
export class Flooder {
  private readonly line: Duplex;

  private constructor(private readonly socket: WebSocket) {
    ({ _socket: this.line } = socket as unknown as { readonly _socket: Duplex });
  }

  static async connect(
    origin: string,
    table: TableId,
    { cookie, address }: { readonly cookie: string; readonly address: string },
  ): Promise<Flooder> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { origin, cookie },
      localAddress: address,
    });
    socket.on('error', () => undefined);
    await once(socket, 'message');
    socket.pause();
    return new Flooder(socket);
  }

  /** Writes these frames again and again, as fast as they are taken; stops when nobody takes them any more. */
  async flood(frames: Buffer, times: number): Promise<void> {
    const { line } = this;
    const over = new Promise<void>(go => line.once('close', () => go()));
    for (let i = 0; i < times && !line.destroyed; i++)
      if (!line.write(frames)) await Promise.race([once(line, 'drain').catch(() => undefined), over]);
  }

  /** Reads until the end: the code that it was closed with, or `open` if one more ping is answered. */
  async end(): Promise<number | 'open'> {
    const { socket } = this;
    if (socket.readyState === WebSocket.CLOSED) return 1006;
    const end = new Promise<number | 'open'>(resolve => {
      socket.once('close', resolve);
      socket.on('pong', data => data.equals(STILL_THERE) && resolve('open'));
    });
    if (!this.line.destroyed) this.line.write(frame(OPCODE.ping, STILL_THERE));
    socket.resume();
    const code = await end;
    socket.terminate();
    return code;
  }
}
