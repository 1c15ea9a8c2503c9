import { once } from 'node:events';
import { WebSocket } from 'ws';
import { requestIdIn, type Reply, type TableId } from '@seekiste/protocol';
import type { Kind } from './forgery.js';

const NO_ID = 'none';

const idIn = (text: string): string => {
  try {
    return requestIdIn(JSON.parse(text)) ?? NO_ID;
  } catch {
    return NO_ID;
  }
};

/** A connection that keeps account of what it sent and what came back for it. */
export class Hostile {
  /** Which codes came for which kind of message; `done` is one of them. */
  readonly codes = new Map<string, number>();
  sent = 0;
  answered = 0;
  readonly slows: number[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  /** Ids that are not answered yet, with how often each. */
  private readonly open = new Map<string, Kind[]>();
  private socket!: WebSocket;
  private changed: () => void = () => undefined;

  constructor(
    readonly origin: string,
    readonly table: TableId,
    readonly cookie: string,
    private readonly localAddress = '127.0.0.1',
  ) {}

  async connect(): Promise<this> {
    const { origin, cookie, localAddress } = this;
    this.closed = undefined;
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${this.table}/socket`, {
      headers: { origin, cookie },
      localAddress,
    });
    this.socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Reply));
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.changed();
    });
    await once(this.socket, 'message');
    return this;
  }

  leave(): void {
    this.socket.terminate();
  }

  private hear(reply: Reply): void {
    if (reply.t === 'slow') this.slows.push(reply.ms);
    if (reply.t !== 'done' && reply.t !== 'refused') return;
    const id = reply.id ?? NO_ID;
    const kind = this.open.get(id)?.shift();
    if (kind === undefined) throw new Error(`an answer to nothing: ${JSON.stringify(reply)}`);
    const key = `${kind} ${reply.t === 'done' ? 'done' : reply.code}`;
    this.codes.set(key, (this.codes.get(key) ?? 0) + 1);
    this.answered++;
    this.changed();
  }

  send(kind: Kind, text: string, parts = 1): void {
    const id = idIn(text);
    const open = this.open.get(id) ?? [];
    open.push(kind);
    this.open.set(id, open);
    this.sent++;
    const size = Math.ceil(text.length / parts);
    for (let part = 0; part < parts; part++)
      this.socket.send(text.slice(part * size, (part + 1) * size), { binary: false, fin: part === parts - 1 });
  }

  /** Settles when everything was answered, or the connection is closed. */
  async drained(): Promise<void> {
    while (this.answered < this.sent && !this.closed) await new Promise<void>(go => (this.changed = go));
  }

  async gone(): Promise<void> {
    while (!this.closed) await new Promise<void>(go => (this.changed = go));
  }

  /** Sends what closes a connection; the code and reason are the answer. */
  async provoke(data: Buffer | string, options: { readonly binary: boolean }): Promise<string> {
    await this.drained();
    this.socket.send(data, options);
    await this.gone();
    const { code, reason } = this.closed!;
    await this.connect();
    return `${code} ${reason}`;
  }
}
