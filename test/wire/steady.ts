import { WebSocket } from 'ws';
import type { Ask, Play, Reply, Request, TableId } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import type { Seat } from '@seekiste/rules/core';
import { freshNonce, type Sailor } from './sailor.js';

/** Somebody who plays honestly, one move whenever it is time: always the first that is offered. */
export class Steady {
  /** Everything it has sent, as text. */
  readonly sent: string[] = [];
  over = false;
  private game = '';
  private play: Play | undefined;
  private v = 0;
  private done = new Set<string>();
  private socket!: WebSocket;
  private waiting: (() => void)[] = [];

  constructor(
    readonly sailor: Sailor,
    readonly seat: Seat,
  ) {}

  async connect(origin: string, table: TableId): Promise<this> {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { origin, cookie: this.sailor.cookie },
    });
    this.socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Reply));
    await this.until(() => this.v > 0);
    await this.ask({ t: 'sit', seat: this.seat, name: this.sailor.name, nonce: freshNonce() });
    return this;
  }

  leave(): void {
    this.socket.close();
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>(go => this.waiting.push(go));
  }

  /** Asks, and waits until it is done and seen. */
  async ask(ask: Ask): Promise<void> {
    const id = `steady-${this.seat}-${this.sent.length}`;
    const text = JSON.stringify({ id, v: this.v, ...ask } satisfies Request);
    this.sent.push(text);
    this.socket.send(text);
    await this.until(() => this.done.has(id));
  }

  get mustAct(): boolean {
    const { acts } = this.play ?? {};
    return acts?.kind === 'seats' && acts.must.includes(this.seat);
  }

  async act(): Promise<void> {
    const [move] = gameNamed(this.game)!.moves(this.play!.view);
    this.play = undefined;
    await this.ask({ t: 'act', move });
  }

  private hear(reply: Reply): void {
    if (reply.t === 'refused') throw new Error(`${this.sailor.name} was refused: ${JSON.stringify(reply)}`);
    if (reply.t === 'done') this.done.add(reply.id);
    if (reply.t === 'welcome') this.game = reply.head.game;
    if (reply.t === 'welcome' || reply.t === 'news') {
      this.v = reply.v;
      this.play = reply.play ?? this.play;
      this.over ||= reply.phase === 'over';
    }
    for (const go of this.waiting.splice(0)) go();
  }
}

/** One move of whoever has to make it; none if all know that the game is over. */
export const oneMove = async (crew: readonly Steady[]): Promise<void> => {
  const isOver = (): boolean => crew.every(({ over }) => over);
  await Promise.race(crew.map(one => one.until(() => one.mustAct || isOver())));
  await crew.find(one => one.mustAct)?.act();
};
