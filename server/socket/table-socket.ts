import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { CLOSED, type PersonId, type TableId } from '@seekiste/protocol';
import type { Bucket } from '../http/rate.js';
import type { TableConnection, Visitor } from '../table/tables-types.js';
import { handOver } from '../fast/piece.js';
import type { Mail, Message, Reader } from './mail.js';

export type CloseReason = keyof typeof CLOSED;

/** Why a connection is cut without a word: it does not read, does not answer, or we cannot serve it now. */
export type DropReason = 'slow-reader' | 'dead' | 'trouble';

/** All reasons; frames that break RFC 6455 are answered by the codes that it has for them. */
export type EndReason = CloseReason | DropReason | 'bad-frame';

/** What is heard: a message, a ping to be answered, or a pong, with which nothing is left to do. */
export type Frame =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'ping'; readonly data: Buffer }
  | { readonly kind: 'pong' };

/** The keeper of a node's sockets. */
export interface SocketOwner {
  readonly mail: Mail;
  /** A message came, whole. */
  receive(socket: TableSocket, data: Buffer, isBinary: boolean): void;
  /** A frame came. */
  take(socket: TableSocket, frame: Frame): void;
  gone(socket: TableSocket): void;
  /** A refusal goes out. */
  refused(code: string): void;
  /** The socket is about to be closed for this reason, or dropped. */
  closing(socket: TableSocket, reason: EndReason): void;
  /** What it was to be told could not be written. */
  failed(socket: TableSocket, problem: unknown): void;
}

/** Frames that came too early. */
export interface Waiting {
  readonly frames: Frame[];
  characters: number;
}

/**
 * RFC 6455, 7.4.1: `ws` closes by itself for a message that is too big, and for one in too many pieces. Our clients
 * know better words.
 */
const OUR_WORDS: Readonly<Partial<Record<number, CloseReason>>> = { 1008: 'flood', 1009: 'too-large' };

/**
 * Bytes that may wait for the network before a reader counts as gone: some hundred views. It comes back and gets
 * everything in one message.
 */
export const MOST_WAITING = 1_048_576;

/** Bytes that are still taken, unread, from a connection that was closed: resetting it at once could lose the reason. */
const LAST_BYTES = 1_048_576;

const PING_LENGTH = 2;
/** RFC 6455, 5.2. */
const MOST_HEADER = 10;

/**
 * One connection, socket and visitor in one: thousands of them are idle at any time, so it is one
 * object with plain fields, and its listeners are shared by all.
 */
export class TableSocket extends WebSocket implements Visitor, Reader {
  owner: SocketOwner | undefined = undefined;
  /** What it writes to. */
  stream: Duplex | undefined = undefined;
  connection = '';
  person: PersonId = '';
  name = '';
  /** Which device of the person it is. */
  device = '';
  blocked: ReadonlySet<PersonId> | undefined = undefined;
  watches = false;
  table: TableId = '';
  address = '';
  atTable: TableConnection | undefined = undefined;
  /** Whether it has been heard since the last ping. */
  alive = true;
  /** The bucket of its messages. */
  left = 0;
  at = 0;
  unsent: Message[] | undefined = undefined;
  /** What came too early, and how often that has happened: only for those in a hurry. */
  held: Waiting | undefined = undefined;
  slows: Bucket | undefined = undefined;
  /** Which connections it is counted with, and the one among them that was opened before this one. */
  siblings: string | undefined = undefined;
  older: TableSocket | undefined = undefined;

  tell(message: Message): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (typeof message !== 'string' && message.t === 'refused') this.owner?.refused(message.code);
    this.owner?.mail.sendSoon(this, message);
  }

  post(text: string): void {
    if (this.hasRoom(MOST_HEADER + Buffer.byteLength(text))) this.send(text);
  }

  write(frames: Buffer): boolean {
    return !this.hasRoom(frames.length) || this.stream === undefined || handOver(this.stream, frames);
  }

  /** Our own ping. */
  knock(): void {
    if (this.hasRoom(PING_LENGTH)) this.ping();
  }

  /** RFC 6455, 5.5.2: a ping comes back with what it brought. */
  answerPing(data: Buffer): void {
    if (this.hasRoom(PING_LENGTH + data.length)) this.pong(data);
  }

  /** Whether this much may be sent: everything but the last frame asks here. A reader with too much waiting is dropped. */
  private hasRoom(bytes: number): boolean {
    if (this.readyState !== WebSocket.OPEN) return false;
    const waiting = this.bufferedAmount;
    if (waiting === 0 || waiting + bytes <= MOST_WAITING) return true;
    this.drop('slow-reader');
    return false;
  }

  /** It comes back by itself, and gets everything in one message. */
  fail(problem: unknown): void {
    this.owner?.failed(this, problem);
    this.drop('trouble');
  }

  /** Called by `ws`: it has found a fault, which it closes for without a word, or the other side closes. */
  override close(code?: number, word?: string | Buffer): void {
    const isFault = code !== undefined && word === undefined;
    const ours = isFault ? OUR_WORDS[code] : undefined;
    if (ours !== undefined) return this.closeFor(ours);
    if (isFault) this.owner?.closing(this, 'bad-frame');
    this.farewell(code, word);
  }

  closeFor(reason: CloseReason): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.owner?.closing(this, reason);
    this.farewell(CLOSED[reason], reason);
  }

  turnAway(reason: 'no-watchers' | 'no-table' | 'other-rules'): undefined {
    this.closeFor(reason);
  }

  /** The last frame. What comes after it is nobody's any more: it is not even parsed, and soon cut off. */
  private farewell(code: number | undefined, word: string | Buffer | undefined): void {
    this.owner?.mail.sendNow(this);
    super.close(code, word);
    const { stream } = this;
    if (!stream) return;
    let left = LAST_BYTES;
    stream.removeAllListeners('data');
    stream.on('data', (bytes: Buffer) => {
      left -= bytes.length;
      if (left < 0) stream.destroy();
    });
    stream.resume();
    stream.end();
  }

  drop(reason: DropReason): void {
    if (this.readyState === WebSocket.OPEN) this.owner?.closing(this, reason);
    this.terminate();
  }
}
