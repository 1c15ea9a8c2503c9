import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Ask, LogLine, Play, Reply, Request, TableId } from '@seekiste/protocol';
import type { Seat } from '@seekiste/rules/core';

type Answer = Extract<Reply, { t: 'done' | 'refused' }>;

/** Somebody at a table who keeps every byte that they were sent. */
export class Witness {
  readonly texts: string[] = [];
  readonly chain: string[] = [];
  seat: Seat | null = null;
  v = 0;
  play: Play | undefined;
  over = false;
  /** The log as a browser keeps it, after each text that changed it. */
  readonly logs = new Map<number, readonly LogLine[]>();
  private log: readonly LogLine[] = [];
  private asked = 0;
  private readonly answers = new Map<string, Answer>();
  private waiting: (() => void)[] = [];
  private socket!: WebSocket;

  constructor(
    readonly name: string,
    readonly cookie: string,
  ) {}

  /** Also again, after a lost connection. */
  async connect(origin: string, table: TableId, as: 'player' | 'watcher' = 'player'): Promise<this> {
    const { cookie } = this;
    const welcomed = this.texts.length;
    const query = as === 'watcher' ? '?as=watcher' : '';
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket${query}`, {
      headers: { origin, cookie },
    });
    this.socket.on('message', (data: Buffer) => this.hear(data.toString()));
    await this.until(() => this.texts.length > welcomed);
    return this;
  }

  async leave(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>(go => this.waiting.push(go));
  }

  async ask(ask: Ask): Promise<Answer> {
    const id = `${this.name}-${this.asked++}`;
    this.socket.send(JSON.stringify({ id, v: this.v, ...ask } satisfies Request));
    await this.until(() => this.answers.has(id));
    return this.answers.get(id)!;
  }

  private hear(text: string): void {
    const reply = JSON.parse(text) as Reply;
    if (reply.t === 'done' || reply.t === 'refused') this.answers.set(reply.id!, reply);
    if (reply.t === 'welcome') this.seat = reply.me.seat;
    if (reply.t === 'news' && reply.seat !== undefined) this.seat = reply.seat;
    if (reply.t === 'welcome' || reply.t === 'news') {
      this.v = reply.v;
      this.over ||= reply.phase === 'over';
      this.play = reply.play ?? this.play;
      if (reply.play && this.chain.at(-1) !== reply.play.chain) this.chain.push(reply.play.chain);
      if (reply.log) this.log = [...this.log.slice(0, reply.log.from), ...reply.log.lines];
      if (reply.log) this.logs.set(this.texts.length, this.log);
    }
    this.texts.push(text);
    for (const go of this.waiting.splice(0)) go();
  }
}
