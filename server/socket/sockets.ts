import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import type { PersonId, TableId } from '@seekiste/protocol';
import { PEOPLE, type BusNews } from '../bus/bus.js';
import { addressOf, isSecure } from '../http/caller.js';
import { noteTurnedAway } from '../http/streams.js';
import { whoSent } from '../http/who.js';
import { tableMark } from '../log.js';
import type { NodeParts } from '../node-parts.js';
import { secretIn } from '../people/cookie.js';
import { admit, refuseUpgrade, TOO_MANY } from './admission.js';
import { Held } from './held.js';
import { Inbox } from './inbox.js';
import type { Mail } from './mail.js';
import { Siblings } from './siblings.js';
import { TableSocket, type EndReason, type Frame, type SocketOwner } from './table-socket.js';

/** The largest request is a line of chat; moves are smaller. */
const LARGEST_MESSAGE = 16 * 1024;
const HEARTBEAT = 30_000;
/** How long the other side has to close when we have. */
const FAREWELL = 2_000;
/**
 * Pieces of one message: frames (RFC 6455, 5.4), of which browsers send one, and what the network makes of a frame.
 * The types of `ws` do not have these options yet.
 */
const BOUNDS = { maxFragments: 16, maxBufferedChunks: 128, closeTimeout: FAREWELL };

/** Ends of connections that are worth a line: their other side did what no page of ours does. */
const NOTED: readonly EndReason[] = ['flood', 'slow-reader', 'too-large', 'not-text', 'bad-frame'];

function heard(this: WebSocket, data: Buffer, isBinary: boolean): void {
  if (this instanceof TableSocket) this.owner?.receive(this, data, isBinary);
}
function pinged(this: WebSocket, data: Buffer): void {
  if (this instanceof TableSocket) this.owner?.take(this, { kind: 'ping', data });
}
function answered(this: WebSocket): void {
  if (this instanceof TableSocket) this.owner?.take(this, { kind: 'pong' });
}
function gone(this: WebSocket): void {
  if (this instanceof TableSocket) this.owner?.gone(this);
}
/** A broken connection is a closed one, and `ws` closes it: nothing to add. */
const broke = (): void => undefined;

const hasGone = ({ readyState }: WebSocket): boolean => readyState !== WebSocket.OPEN;

/** All connections of a node. */
export class Sockets implements SocketOwner {
  private readonly server = new WebSocketServer({
    noServer: true,
    // Its list would cost a closure per connection.
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    ...BOUNDS,
    // Pings are counted first, and answered where there is room.
    autoPong: false,
    WebSocket: TableSocket,
  });
  private readonly open = new Set<TableSocket>();
  private readonly siblings: Siblings;
  private readonly from = new Map<string, number>();
  /** Those who have come and are not welcomed yet. */
  private readonly arriving = new Set<Promise<void>>();
  private readonly inbox: Inbox;
  private readonly held: Held;
  private readonly heart: NodeJS.Timeout;
  /** Connections are told apart on all nodes: this node's start, and a number. */
  private readonly mark = randomBytes(8).toString('base64url');
  private arrived = 0;
  private readonly unfollow: () => void;
  private emptied: (() => void) | undefined;

  readonly mail: Mail;

  constructor(private readonly parts: NodeParts) {
    this.mail = parts.machinery.mail;
    this.inbox = new Inbox(parts.machinery.turn);
    this.siblings = new Siblings(parts.limits.connectionsOf);
    this.held = new Held(parts.limits, (socket, frame) => this.pass(socket, frame));
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    this.heart.unref();
    this.unfollow = parts.bus.follow(PEOPLE, news => this.hear(news));
  }

  get count(): number {
    return this.open.size;
  }

  /** For the `upgrade` event of the HTTP server. */
  readonly upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const address = addressOf(request, this.parts.approach);
    const admitted = admit(request, { ...this.parts, address, connected: this.from.get(address) ?? 0 });
    if (!admitted.ok) {
      this.parts.metrics.refused(admitted.error.code);
      if (admitted.error.code === TOO_MANY) noteTurnedAway(address, this.parts);
      return refuseUpgrade(stream, admitted.error);
    }
    this.server.handleUpgrade(request, stream, head, socket => {
      socket.stream = stream;
      const { table, watches } = admitted.value;
      socket.watches = watches;
      this.welcome(socket, table, address);
      const secret = secretIn(request.headers.cookie, { secure: isSecure(request, this.parts.approach) });
      if (secret !== undefined) this.siblings.add(socket, secret);
      const arrival = this.introduce(socket, request).then(() => void this.arriving.delete(arrival));
      this.arriving.add(arrival);
    });
  };

  private welcome(socket: TableSocket, table: TableId, address: string): void {
    this.open.add(socket);
    this.from.set(address, (this.from.get(address) ?? 0) + 1);
    socket.owner = this;
    socket.connection = `${this.mark}-${(this.arrived++).toString(36)}`;
    socket.table = table;
    socket.address = address;
    socket.left = this.parts.limits.frames.burst;
    socket.at = performance.now();
    socket.on('message', heard);
    socket.on('ping', pinged);
    socket.on('pong', answered);
    socket.on('close', gone);
    socket.on('error', broke);
    // Nothing is read before it is known who speaks.
    socket.pause();
  }

  private async introduce(socket: TableSocket, request: IncomingMessage): Promise<void> {
    const { tables, log } = this.parts;
    try {
      const who = await whoSent(request, this.parts);
      if (!who) return socket.closeFor('no-person');
      if (hasGone(socket)) return;
      socket.person = who.person;
      socket.name = who.name;
      socket.device = who.device;
      this.siblings.add(socket, who.person);
      // After that: a person who is ended or deleted meanwhile is found among them.
      socket.blocked = await this.blockedBy(who.person);
      if (hasGone(socket)) return;
      const atTable = await tables.visit(socket.table, socket);
      if (!atTable) return socket.closeFor('no-table');
      if (hasGone(socket)) return atTable.leave();
      socket.atTable = atTable;
      socket.resume();
    } catch (problem) {
      log.error({ err: problem, table: tableMark(socket.table) }, 'a visitor could not be welcomed');
      // They try again by themselves, as after any lost connection.
      socket.drop('trouble');
    }
  }

  /** Most have blocked nobody: they need no set. */
  private async blockedBy(person: PersonId): Promise<ReadonlySet<PersonId> | undefined> {
    const blocks = await this.parts.store.blocksOf(person);
    return blocks.length === 0 ? undefined : new Set(blocks.map(block => block.person));
  }

  /** What concerns a person wherever they are connected. */
  private hear(news: BusNews): void {
    if (news.kind === 'ended') {
      for (const socket of this.siblings.of(news.person))
        if (news.device === undefined || socket.device === news.device) socket.closeFor('device-ended');
    } else if (news.kind === 'blocks') void this.listenAnew(news.person);
  }

  private async listenAnew(person: PersonId): Promise<void> {
    try {
      const blocked = await this.blockedBy(person);
      for (const socket of this.siblings.of(person)) {
        socket.blocked = blocked;
        socket.atTable?.again();
      }
    } catch (problem) {
      // They hear whom they heard before, until they come again.
      this.parts.log.error({ err: problem }, 'blocks could not be read');
    }
  }

  receive(socket: TableSocket, data: Buffer, isBinary: boolean): void {
    if (hasGone(socket)) return;
    this.parts.metrics.heard();
    if (isBinary) return socket.closeFor('not-text');
    this.take(socket, { kind: 'text', text: data.toString() });
  }

  /** The one place where frames of all kinds are counted. */
  take(socket: TableSocket, frame: Frame): void {
    if (hasGone(socket)) return;
    socket.alive = true;
    if (this.held.mayPass(socket)) this.pass(socket, frame);
    else this.held.keep(socket, frame);
  }

  private pass(socket: TableSocket, frame: Frame): void {
    switch (frame.kind) {
      case 'text':
        return this.inbox.add(socket, frame.text);
      case 'ping':
        return socket.answerPing(frame.data);
      case 'pong':
        return;
    }
  }

  refused(code: string): void {
    this.parts.metrics.refused(code);
  }

  closing(socket: TableSocket, reason: EndReason): void {
    const { log, metrics } = this.parts;
    // Answer pending requests before closing the connection.
    this.inbox.open();
    metrics.closed(reason);
    const facts = { reason, table: tableMark(socket.table), address: socket.address };
    if (NOTED.includes(reason)) log.warn(facts, 'a connection was closed');
    else log.debug(facts, 'a connection was closed');
  }

  failed(socket: TableSocket, problem: unknown): void {
    this.parts.log.error({ err: problem, table: tableMark(socket.table) }, 'a viewer could not be told');
  }

  gone(socket: TableSocket): void {
    this.open.delete(socket);
    this.held.forget(socket);
    const others = (this.from.get(socket.address) ?? 1) - 1;
    if (others > 0) this.from.set(socket.address, others);
    else this.from.delete(socket.address);
    this.siblings.remove(socket);
    socket.atTable?.leave();
    socket.atTable = undefined;
    if (this.open.size === 0) this.emptied?.();
  }

  /** A connection that has not answered since the last round is gone. */
  private beat(): void {
    for (const socket of this.open) {
      if (!socket.alive) socket.drop('dead');
      else {
        socket.alive = false;
        socket.knock();
      }
    }
    this.parts.addresses.sweep();
    this.held.sweep();
  }

  /** Hears nothing more; what is under way can still be answered. Resolves when nobody stands at the door, or soon. */
  async stopListening(): Promise<void> {
    clearInterval(this.heart);
    this.unfollow();
    this.held.stop();
    for (const socket of this.open) socket.pause();
    const patience = new AbortController();
    const late = delay(FAREWELL, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.arriving), late]);
    patience.abort();
    for (const socket of this.open) socket.pause();
    this.inbox.open();
  }

  /** Says farewell; resolves when all are gone. */
  async close(): Promise<void> {
    if (this.open.size === 0) return;
    const empty = new Promise<void>(resolve => (this.emptied = resolve));
    for (const socket of this.open) socket.closeFor('server-leaving');
    const late = setTimeout(() => {
      for (const socket of this.open) socket.terminate();
    }, FAREWELL);
    await empty;
    clearTimeout(late);
  }
}
