import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import type { PersonId, TableId } from '@seekiste/protocol';
import { addressOf } from '../http/caller.js';
import { whoSent } from '../http/who.js';
import { tableMark } from '../log.js';
import type { NodeParts } from '../node-parts.js';
import { admit, refuseUpgrade } from './admission.js';
import { Held } from './held.js';
import { Inbox } from './inbox.js';
import { TableSocket, type CloseReason, type DropReason, type Wharf } from './table-socket.js';

/** The largest request is a line of chat; moves are smaller. */
const LARGEST_MESSAGE = 16 * 1024;
const HEARTBEAT = 30_000;
/** How long a leaving node waits for the other sides to close. */
const FAREWELL = 2_000;

function heard(this: WebSocket, data: Buffer, isBinary: boolean): void {
  if (this instanceof TableSocket) this.wharf?.receive(this, data, isBinary);
}
function answered(this: WebSocket): void {
  if (this instanceof TableSocket) this.alive = true;
}
function gone(this: WebSocket): void {
  if (this instanceof TableSocket) this.wharf?.gone(this);
}
/** A broken connection is a closed one, and `ws` closes it: nothing to add. */
const broke = (): void => undefined;

const hasGone = ({ readyState }: WebSocket): boolean => readyState !== WebSocket.OPEN;

/** All connections of a node. */
export class Sockets implements Wharf {
  private readonly server = new WebSocketServer({
    noServer: true,
    // Its list would cost a closure per connection.
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    WebSocket: TableSocket,
  });
  private readonly open = new Set<TableSocket>();
  private readonly latest = new Map<PersonId, TableSocket>();
  private readonly from = new Map<string, number>();
  /** Those who have come and are not welcomed yet. */
  private readonly arriving = new Set<Promise<void>>();
  private readonly inbox = new Inbox();
  private readonly held: Held;
  private readonly heart: NodeJS.Timeout;
  /** Connections are told apart on all nodes: this node's start, and a number. */
  private readonly mark = randomBytes(8).toString('base64url');
  private arrived = 0;
  private emptied: (() => void) | undefined;

  constructor(private readonly parts: NodeParts) {
    this.held = new Held(parts, (socket, text) => this.inbox.add(socket, text));
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    this.heart.unref();
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
      return refuseUpgrade(stream, admitted.error);
    }
    this.server.handleUpgrade(request, stream, head, socket => {
      socket.stream = stream;
      this.welcome(socket, admitted.value, address);
      const arrival = this.introduce(socket, request).then(() => void this.arriving.delete(arrival));
      this.arriving.add(arrival);
    });
  };

  private welcome(socket: TableSocket, table: TableId, address: string): void {
    this.open.add(socket);
    this.from.set(address, (this.from.get(address) ?? 0) + 1);
    socket.wharf = this;
    socket.connection = `${this.mark}-${(this.arrived++).toString(36)}`;
    socket.table = table;
    socket.address = address;
    socket.left = this.parts.limits.messages.burst;
    socket.at = performance.now();
    socket.on('message', heard);
    socket.on('pong', answered);
    socket.on('close', gone);
    socket.on('error', broke);
    // Nothing is read before it is known who speaks.
    socket.pause();
  }

  private async introduce(socket: TableSocket, request: IncomingMessage): Promise<void> {
    const { harbour, log } = this.parts;
    try {
      const who = await whoSent(request, this.parts);
      if (!who) return socket.closeFor('no-person');
      if (hasGone(socket)) return;
      socket.person = who.person;
      socket.name = who.name;
      this.replaceOldest(socket);
      const berth = await harbour.visit(socket.table, socket);
      if (!berth) return socket.closeFor('no-table');
      if (hasGone(socket)) return berth.leave();
      socket.berth = berth;
      socket.resume();
    } catch (problem) {
      log.error({ err: problem, table: tableMark(socket.table) }, 'a visitor could not be welcomed');
      // They try again by themselves, as after any lost connection.
      socket.drop('trouble');
    }
  }

  /** Somebody with more connections than anyone needs loses the oldest. */
  private replaceOldest(socket: TableSocket): void {
    socket.older = this.latest.get(socket.person);
    this.latest.set(socket.person, socket);
    let last = socket;
    let connections = 1;
    for (let older = socket.older; older; older = older.older) {
      last = older;
      connections++;
    }
    if (connections > this.parts.limits.connectionsOf) last.closeFor('replaced');
  }

  receive(socket: TableSocket, data: Buffer, isBinary: boolean): void {
    if (hasGone(socket)) return;
    socket.alive = true;
    this.parts.metrics.heard();
    if (isBinary) return socket.closeFor('not-text');
    const text = data.toString();
    if (this.held.mayPass(socket, text)) this.inbox.add(socket, text);
  }

  refused(code: string): void {
    this.parts.metrics.refused(code);
  }

  closing(socket: TableSocket, reason: CloseReason | DropReason): void {
    const { log, metrics } = this.parts;
    // What was heard before is answered before, as far as it is at once.
    this.inbox.open();
    metrics.closed(reason);
    const facts = { reason, table: tableMark(socket.table), address: socket.address };
    if (reason === 'flood') log.warn(facts, 'a connection was closed');
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
    this.unlink(socket);
    socket.berth?.leave();
    socket.berth = undefined;
    if (this.open.size === 0) this.emptied?.();
  }

  private unlink(socket: TableSocket): void {
    const latest = this.latest.get(socket.person);
    if (latest === socket) {
      if (socket.older) this.latest.set(socket.person, socket.older);
      else this.latest.delete(socket.person);
    } else {
      for (let newer = latest; newer; newer = newer.older) if (newer.older === socket) newer.older = socket.older;
    }
    socket.older = undefined;
  }

  /** Whoever has not answered since the last time is gone. */
  private beat(): void {
    for (const socket of this.open) {
      if (!socket.alive) socket.drop('dead');
      else {
        socket.alive = false;
        socket.ping();
      }
    }
    this.parts.addresses.sweep();
  }

  /** Hears nothing more; what is under way can still be answered. Resolves when nobody stands at the door, or soon. */
  async stopListening(): Promise<void> {
    clearInterval(this.heart);
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
