import { CLOSED, PROTOCOL, type Reply, type Request, type RequestId } from '@seekiste/protocol';
import type { Clock } from '../../parts/clock.js';

/** The part of a socket that is needed here; opened with its listener. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

interface Ears {
  heard(text: string): void;
  closed(code: number): void;
}

export type OpenSocket = (address: string, ears: Ears) => Socket;

/** Why a connection is not tried again: the server's word, or an app that is older than the server. */
export type Ending =
  'no-table' | 'no-person' | 'no-watchers' | 'other-rules' | 'device-ended' | 'replaced' | 'outdated';

export type Line = 'connecting' | 'open' | 'lost' | Ending;

/** Listens to a connection. */
export interface Listener {
  /** Answers to requests are among them. */
  heard(reply: Reply): void;
  lineChanged(line: Line): void;
}

export interface Surroundings {
  readonly clock: Clock;
  readonly open: OpenSocket;
  /** From 0 to 1: browsers that lost the same server must not all come back at once. */
  random(): number;
}

const SHORTEST = 500;
const LONGEST = 10_000;
/** A line that owes an answer and says nothing for so long is dead, whatever the browser believes. */
const PATIENCE = 10_000;

const ENDINGS: Readonly<Record<number, Ending>> = {
  [CLOSED['no-table']]: 'no-table',
  [CLOSED['no-person']]: 'no-person',
  [CLOSED['no-watchers']]: 'no-watchers',
  [CLOSED['other-rules']]: 'other-rules',
  [CLOSED['device-ended']]: 'device-ended',
  [CLOSED.replaced]: 'replaced',
};

/** How long to wait after a number of failures: twice as long each time, and never in step with others. */
export const backOff = (failures: number, random: number): number =>
  Math.max(SHORTEST, Math.min(LONGEST, SHORTEST * 2 ** failures) * (0.5 + random / 2));

/**
 * The line to a table. What was asked is asked again after every reconnect until it is answered;
 * the server does nothing twice that has the same id.
 */
export class Connection {
  private readonly unanswered = new Map<RequestId, Request>();
  private socket: Socket | undefined;
  private line: Line = 'connecting';
  private failures = 0;
  private slowed = false;
  /** How long the answer to a move may wait for the beat. */
  private pendingMs = 0;
  private stopRetry: () => void = () => undefined;
  private stopPatience: () => void = () => undefined;
  private stopSlow: () => void = () => undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly around: Surroundings,
  ) {
    this.connect();
  }

  ask(request: Request): void {
    this.unanswered.set(request.id, request);
    if (this.line === 'open' && !this.slowed) this.send(request);
  }

  /** The page is looked at again, or the network is back: no need to wait. A doubtful line is made anew. */
  wake({ doubtful }: { readonly doubtful: boolean }): void {
    if (this.line === 'lost' || (this.line === 'open' && doubtful)) this.connect();
  }

  /** The network is gone, as the browser says: a line that seems to be there is not. */
  doubt(): void {
    if (this.line !== 'open' && this.line !== 'connecting') return;
    this.drop();
    this.lose();
  }

  close(): void {
    this.stopTimers();
    this.drop();
    this.unanswered.clear();
  }

  private connect(): void {
    this.stopTimers();
    this.slowed = false;
    this.drop();
    // What an older socket still says comes too late.
    const socket: Socket = this.around.open(this.address, {
      heard: text => socket === this.socket && this.heard(text),
      closed: code => socket === this.socket && this.closed(code),
    });
    this.socket = socket;
    if (this.line !== 'lost') this.turn('connecting');
    this.expectWord();
  }

  private drop(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private heard(text: string): void {
    const reply = JSON.parse(text) as Reply;
    switch (reply.t) {
      case 'welcome':
        // A server that was brought up to date says what this app's types know nothing of.
        if ((reply.protocol as number) !== PROTOCOL) return this.end('outdated');
        this.failures = 0;
        this.listener.heard(reply);
        this.turn('open');
        this.sendAll();
        break;
      case 'slow':
        this.slowDown(reply.ms);
        break;
      case 'done':
      case 'refused':
        if (reply.id !== undefined) this.unanswered.delete(reply.id);
        if (this.unanswered.size === 0) this.pendingMs = 0;
        this.listener.heard(reply);
        break;
      case 'pending':
        this.pendingMs = reply.ms;
        this.listener.heard(reply);
        break;
      case 'news':
        this.listener.heard(reply);
        break;
    }
    this.expectWord();
  }

  private slowDown(ms: number): void {
    this.slowed = true;
    this.stopSlow();
    this.stopSlow = this.around.clock.after(ms, () => {
      this.slowed = false;
      if (this.line === 'open') this.sendAll();
    });
  }

  private sendAll(): void {
    for (const request of this.unanswered.values()) this.send(request);
  }

  private send(request: Request): void {
    this.socket?.send(JSON.stringify(request));
    this.expectWord();
  }

  /** While the server owes a word, its silence counts. */
  private expectWord(): void {
    this.stopPatience();
    if (this.line === 'open' && (this.unanswered.size === 0 || this.slowed)) return;
    this.stopPatience = this.around.clock.after(PATIENCE + this.pendingMs, () => {
      this.drop();
      this.lose();
    });
  }

  private closed(code: number): void {
    const ending = ENDINGS[code];
    this.socket = undefined;
    if (ending === undefined) this.lose();
    else this.end(ending);
  }

  private end(ending: Ending): void {
    this.stopTimers();
    this.drop();
    this.turn(ending);
  }

  private lose(): void {
    this.stopTimers();
    this.stopRetry = this.around.clock.after(backOff(this.failures, this.around.random()), () => this.connect());
    this.failures++;
    this.turn('lost');
  }

  private stopTimers(): void {
    this.stopRetry();
    this.stopPatience();
    this.stopSlow();
  }

  private turn(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.listener.lineChanged(line);
  }
}

/** The browser's own sockets. */
export const browserSocket: OpenSocket = (address, { heard, closed }) => {
  const socket = new WebSocket(address);
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = ({ code }) => closed(code);
  return socket;
};
