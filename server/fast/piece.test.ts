import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handOver } from './piece.js';

/** A page as it is used: written over as soon as it is free, and replaced when it is not. */
class Page {
  pages = 1;
  private bytes = Buffer.alloc(64 * 1024);

  send(stream: Socket, text: string): void {
    const length = this.bytes.write(text);
    if (handOver(stream, this.bytes.subarray(0, length))) return;
    this.bytes = Buffer.alloc(64 * 1024);
    this.pages++;
  }
}

describe('a piece of a page', () => {
  const server = createServer();
  let near: Socket;
  let far: Socket;
  beforeEach(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const arrival = once(server, 'connection');
    far = connect((server.address() as AddressInfo).port, '127.0.0.1');
    [near] = (await arrival) as [Socket];
  });
  afterEach(async () => {
    near.destroy();
    far.destroy();
    server.close();
    await once(server, 'close');
  });

  const textOf = (i: number): string => `${i},${'x'.repeat(5_000)};`;

  it('arrives as it was written, however long the other side does not read, and keeps one page at most', async () => {
    const page = new Page();
    const sent = 2_000;
    far.pause();
    for (let i = 0; i < sent; i++) page.send(near, textOf(i));
    expect(near.writableLength).toBeGreaterThan(1_000_000);
    expect(page.pages).toBe(2);
    near.end();
    const read: Buffer[] = [];
    far.on('data', (data: Buffer) => read.push(data));
    far.resume();
    await once(far, 'end');
    expect(Buffer.concat(read).toString()).toBe(Array.from({ length: sent }, (_, i) => textOf(i)).join(''));
  });

  it('leaves its page free where the network takes it at once', () => {
    const page = new Page();
    for (let i = 0; i < 5; i++) page.send(near, textOf(i));
    expect(near.writableLength).toBe(0);
    expect(page.pages).toBe(1);
  });
});
