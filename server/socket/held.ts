import type { Limits } from '../http/limits.js';
import { fullBucket, take } from '../http/rate.js';
import { Allowance } from './allowance.js';
import type { Frame, TableSocket, Waiting } from './table-socket.js';

/** How often held senders are looked at again. */
const TICK = 50;
/** What one connection may have waiting: far more than a browser ever sends before it is answered. */
const MOST_HELD = { frames: 100, characters: 64 * 1024 };

/** Senders over their limit: their messages wait. One that goes on sending is closed. */
export class Held {
  private readonly sockets = new Set<TableSocket>();
  private readonly allowance: Allowance;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: Limits,
    private readonly release: (socket: TableSocket, frame: Frame) => void,
  ) {
    this.allowance = new Allowance(limits);
  }

  /** Whether a frame may pass now; if not, it is to be kept. */
  mayPass(socket: TableSocket): boolean {
    if (socket.held) return false;
    const wait = this.allowance.take(socket);
    if (wait > 0) this.slowDown(socket, wait);
    return wait === 0;
  }

  keep(socket: TableSocket, frame: Frame): void {
    const { held } = socket;
    if (!held) return;
    held.frames.push(frame);
    held.characters += frame.kind === 'text' ? frame.text.length : 0;
    if (held.frames.length > MOST_HELD.frames || held.characters > MOST_HELD.characters) this.flood(socket);
  }

  private slowDown(socket: TableSocket, ms: number): void {
    const now = performance.now();
    socket.slows ??= fullBucket(this.limits.slows, now);
    if (take(socket.slows, this.limits.slows, now) > 0) return this.flood(socket);
    socket.tell({ t: 'slow', ms });
    socket.held = { frames: [], characters: 0 };
    this.sockets.add(socket);
    this.timer ??= setInterval(() => this.tick(), TICK);
  }

  private flood(socket: TableSocket): void {
    this.forget(socket);
    socket.closeFor('flood');
  }

  private tick(): void {
    for (const socket of this.sockets) this.letGo(socket, socket.held?.frames ?? []);
  }

  private letGo(socket: TableSocket, frames: Waiting['frames']): void {
    let frame = frames[0];
    while (frame !== undefined && this.allowance.take(socket) === 0) {
      frames.shift();
      this.release(socket, frame);
      frame = frames[0];
    }
    if (frame === undefined) this.forget(socket);
  }

  forget(socket: TableSocket): void {
    socket.held = undefined;
    this.sockets.delete(socket);
    if (this.sockets.size === 0) this.stop();
  }

  sweep(): void {
    this.allowance.sweep();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
