import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { CLOSED, type PersonId, type TableId } from '@seekiste/protocol';
import type { Bucket } from '../http/rate.js';
import type { Berth, Visitor } from '../table/harbour-types.js';
import type { Message } from './frames.js';
import { sendNow, sendSoon, type Reader } from './mail.js';
import { handOver } from './piece.js';

export type CloseReason = keyof typeof CLOSED;

/** Why a connection is cut without a word: it does not read, does not answer, or we cannot serve it now. */
export type DropReason = 'slow-reader' | 'dead' | 'trouble';

/** Whoever looks after the sockets of a node. */
export interface Wharf {
  receive(socket: TableSocket, data: Buffer, isBinary: boolean): void;
  gone(socket: TableSocket): void;
  /** A refusal goes out. */
  refused(code: string): void;
  /** The socket is about to be closed for this reason, or dropped. */
  closing(socket: TableSocket, reason: CloseReason | DropReason): void;
  /** What it was to be told could not be written. */
  failed(socket: TableSocket, problem: unknown): void;
}

/** Messages that came too early. */
export interface Waiting {
  readonly texts: string[];
  characters: number;
}

/** RFC 6455, 7.4.1: a message is too big. `ws` closes with it by itself; our clients know a better word. */
const TOO_BIG = 1009;

/** What may wait for the network before a reader counts as gone: some hundred views. It comes back and gets everything in one message. */
const MOST_WAITING = 1_048_576;

/**
 * One connection, socket and visitor in one: thousands of them are idle at any time, so it is one
 * object with plain fields, and its listeners are shared by all.
 */
export class TableSocket extends WebSocket implements Visitor, Reader {
  wharf: Wharf | undefined = undefined;
  /** What it writes to. */
  stream: Duplex | undefined = undefined;
  connection = '';
  person: PersonId = '';
  name = '';
  table: TableId = '';
  address = '';
  berth: Berth | undefined = undefined;
  /** Whether it has been heard since the last ping. */
  alive = true;
  /** The bucket of its messages. */
  left = 0;
  at = 0;
  unsent: Message[] | undefined = undefined;
  /** What came too early, and how often that has happened: only for those in a hurry. */
  held: Waiting | undefined = undefined;
  slows: Bucket | undefined = undefined;
  /** The same person's connection before this one. */
  older: TableSocket | undefined = undefined;

  tell(message: Message): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.bufferedAmount > MOST_WAITING) return this.drop('slow-reader');
    if (typeof message !== 'string' && message.t === 'refused') this.wharf?.refused(message.code);
    sendSoon(this, message);
  }

  write(frames: Buffer): boolean {
    return this.readyState !== WebSocket.OPEN || this.stream === undefined || handOver(this.stream, frames);
  }

  /** It comes back by itself, and gets everything in one message. */
  fail(problem: unknown): void {
    this.wharf?.failed(this, problem);
    this.drop('trouble');
  }

  override close(code?: number, reason?: string | Buffer): void {
    if (code === TOO_BIG) return this.closeFor('too-large');
    sendNow(this);
    super.close(code, reason);
  }

  closeFor(reason: CloseReason): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.wharf?.closing(this, reason);
    sendNow(this);
    super.close(CLOSED[reason], reason);
    // The other side's answer to the closing is among what it has sent.
    this.resume();
  }

  drop(reason: DropReason): void {
    this.wharf?.closing(this, reason);
    this.terminate();
  }
}
