import { fullBucket, take } from '../http/rate.js';
import type { NodeParts } from '../node-parts.js';
import type { TableSocket, Waiting } from './table-socket.js';

/** How often it is looked whether somebody may go on. */
const TICK = 50;
/** What one connection may have waiting: far more than a browser ever sends before it is answered. */
const MOST_HELD = { messages: 100, characters: 64 * 1024 };

/** Those who sent more than they may: what they sent waits its turn. Whoever then goes on sending is dropped. */
export class Held {
  private readonly sockets = new Set<TableSocket>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly parts: Pick<NodeParts, 'limits' | 'addresses'>,
    private readonly release: (socket: TableSocket, text: string) => void,
  ) {}

  /** Whether a message may pass now; if not, it is kept. */
  mayPass(socket: TableSocket, text: string): boolean {
    if (!socket.held) {
      const wait = this.wait(socket);
      if (wait === 0) return true;
      this.slowDown(socket, wait);
    }
    if (socket.held) this.keep(socket, socket.held, text);
    return false;
  }

  private keep(socket: TableSocket, held: Waiting, text: string): void {
    held.texts.push(text);
    held.characters += text.length;
    if (held.texts.length > MOST_HELD.messages || held.characters > MOST_HELD.characters) this.flood(socket);
  }

  private wait(socket: TableSocket): number {
    const own = take(socket, this.parts.limits.messages, performance.now());
    return own > 0 ? own : this.parts.addresses.take('messagesFrom', socket.address);
  }

  private slowDown(socket: TableSocket, ms: number): void {
    const now = performance.now();
    socket.slows ??= fullBucket(this.parts.limits.slows, now);
    if (take(socket.slows, this.parts.limits.slows, now) > 0) return this.flood(socket);
    socket.tell({ t: 'slow', ms });
    socket.held = { texts: [], characters: 0 };
    this.sockets.add(socket);
    this.timer ??= setInterval(() => this.tick(), TICK);
  }

  private flood(socket: TableSocket): void {
    this.forget(socket);
    socket.closeFor('flood');
  }

  private tick(): void {
    for (const socket of this.sockets) this.letGo(socket);
  }

  private letGo(socket: TableSocket): void {
    const { texts = [] } = socket.held ?? {};
    let text = texts[0];
    while (text !== undefined && this.wait(socket) === 0) {
      texts.shift();
      this.release(socket, text);
      text = texts[0];
    }
    if (text === undefined) this.forget(socket);
  }

  forget(socket: TableSocket): void {
    socket.held = undefined;
    this.sockets.delete(socket);
    if (this.sockets.size === 0) this.stop();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
