import { WebSocket } from 'ws';
import { CLOSED, PROTOCOL, type Ask, type Reply, type Request } from '@seekiste/protocol';
import { Failure } from '../failure.js';
import type { Invitation } from './invitation.js';
import { tableAfter, type TableNow } from './table-now.js';

export type Answer = Extract<Reply, { readonly t: 'done' | 'refused' }>;

interface Asked {
  readonly request: Request;
  readonly answered: (answer: Answer) => void;
  readonly failed: (problem: Failure) => void;
}

/** Closings after which there is nothing to come back to. */
const FOR_GOOD: Readonly<Record<number, string>> = {
  [CLOSED['no-table']]: 'There is no such table.',
  [CLOSED['other-rules']]: 'The table follows rules that the server does not have.',
  [CLOSED['no-person']]: 'The server does not know us any more.',
  [CLOSED.replaced]: 'Somebody else has taken over this connection.',
};

/** Milliseconds before each new attempt to reach the server; after the last one it counts as gone. */
const ATTEMPTS = [0, 500, 1000, 2000, 5000, 10_000, 10_000, 20_000, 30_000] as const;

/** What arrives may be of a later version than the type says. */
const speaksOurs = ({ protocol }: { readonly protocol: number }): boolean => protocol === PROTOCOL;

export interface LineListener {
  /** Something is known that was not known before. */
  changed(now: TableNow): void;
  /** The line was lost, or is back. */
  said(line: string): void;
  /** There is no way back. */
  failed(problem: Failure): void;
}

/** The line to one table: the ordinary protocol over the ordinary socket. One request at a time, sent until it is answered. */
export class Line {
  now: TableNow | undefined;
  private socket: WebSocket | undefined;
  private asked: Asked | undefined;
  private requests = 0;
  private attempts = 0;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly to: Invitation,
    private readonly cookie: string,
    private readonly listener: LineListener,
  ) {
    this.connect();
  }

  /** Asks for something; another request has to wait for the answer. Rejected when there is no way back. */
  ask(ask: Ask): Promise<Answer> {
    return new Promise((answered, failed) => {
      if (this.asked) throw new Error(`${ask.t} was asked before ${this.asked.request.t} was answered`);
      this.asked = { request: { id: `sit-${this.requests++}`, v: this.now?.v ?? 0, ...ask }, answered, failed };
      this.sendAsked();
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const { origin, table } = this.to;
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/tables/${table}/socket`, {
      headers: { origin, cookie: this.cookie },
    });
    this.socket = socket;
    let why = '';
    socket.on('error', ({ message }) => (why = message));
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Reply));
    socket.on('close', code => this.lost(code, why));
  }

  private lost(code: number, why: string): void {
    if (this.closed) return;
    const forGood = FOR_GOOD[code];
    if (forGood !== undefined) return this.fail(forGood);
    const wait = ATTEMPTS[this.attempts++];
    // A sitter that never came in has nothing to come back to.
    if (wait === undefined || !this.now)
      return this.fail(`The table at ${this.to.origin} cannot be reached: ${why || `closed with ${code}`}.`);
    if (this.attempts === 1) this.listener.said('the line is lost; trying again');
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** There is no way back, or nobody wants one. */
  fail(sentence: string): void {
    const problem = new Failure(sentence);
    this.close();
    this.asked?.failed(problem);
    this.listener.failed(problem);
  }

  private hear(reply: Reply): void {
    switch (reply.t) {
      case 'welcome':
        if (!speaksOurs(reply)) return this.fail('The server speaks another protocol: it is of another version.');
        if (this.attempts > 0) this.listener.said('the line is back');
        this.attempts = 0;
        this.sendAsked();
        break;
      case 'slow':
        this.timer = setTimeout(() => this.sendAsked(), reply.ms);
        break;
      case 'done':
      case 'refused':
        this.answer(reply);
        break;
      case 'news':
      case 'pending':
        break;
    }
    const before = this.now;
    this.now = tableAfter(before, reply);
    if (this.now && this.now !== before) this.listener.changed(this.now);
  }

  private answer(reply: Answer): void {
    const { asked } = this;
    if (asked?.request.id !== reply.id) return;
    this.asked = undefined;
    asked?.answered(reply);
  }

  private sendAsked(): void {
    if (this.asked && this.now && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify(this.asked.request));
  }
}
