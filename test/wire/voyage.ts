import { WebSocket } from 'ws';
import { CLOSED, type Ask, type Heard, type Play, type Reply, type Request, type TableId } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import type { AnyGame, Rng, Seat } from '@seekiste/rules/core';
import { freshNonce, type Sailor } from './sailor.js';

/** Something that was asked for, and what became of it: written down by whoever asked. */
export interface Deed {
  readonly request: Request;
  /** How often it was sent. */
  sent: number;
  /** The version at which the server said that it is done. */
  v?: number;
  refused?: string;
}

/** Connections that are lost: the process is gone, or said that it goes. */
const LOST: readonly number[] = [1006, CLOSED['server-leaving']];

/** How seldom somebody wants back what they did. */
const UNDO = 2;

/** One sailor at one table, until the game is over: what was not answered is asked again after every reconnect. */
export class Voyage {
  readonly deeds: Deed[] = [];
  readonly heard: { commitment?: string; readonly nonce: string; readonly chain: string[] } = {
    nonce: freshNonce(),
    chain: [],
  };
  over = false;
  private game: AnyGame | undefined;
  private phase: 'gathering' | 'playing' | 'over' = 'gathering';
  private isHost = false;
  private isFull = false;
  private play: Play | undefined;
  private at: Seat | null = null;
  private v = 0;
  /** Nothing is asked for before the table has been seen at this version. */
  private from = 0;
  private pending: Deed | undefined;
  private failure: Error | undefined;
  private socket: WebSocket | undefined;

  constructor(
    readonly sailor: Sailor,
    readonly table: TableId,
    readonly seat: Seat,
    private readonly alone: boolean,
    private readonly dice: Rng,
  ) {}

  async sail(): Promise<void> {
    while (!this.over) {
      await this.call(await this.sailor.way.node());
      if (this.failure) throw this.failure;
    }
  }

  /** What a browser has kept, for the proof. */
  get kept(): Heard {
    return { ...this.heard, seat: this.seat };
  }

  /** Settles when the connection is over. */
  private call(origin: string): Promise<void> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${this.table}/socket`, {
      headers: { origin, cookie: this.sailor.cookie },
    });
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      this.hear(JSON.parse(data.toString()) as Reply);
      this.sailor.way.lookout.heard();
    });
    return new Promise(resolve =>
      socket.on('close', code => {
        if (!this.over && !LOST.includes(code)) this.fail(`closed by ${code}`);
        resolve();
      }),
    );
  }

  private fail(what: string): void {
    const { request } = this.pending ?? {};
    this.failure ??= new Error(`${this.sailor.name} at ${this.table}: ${what} (${JSON.stringify(request)})`);
    this.socket?.terminate();
  }

  private hear(reply: Reply): void {
    switch (reply.t) {
      case 'welcome':
        this.game = gameNamed(reply.head.game);
        this.heard.commitment ??= reply.head.commitment;
        this.at = reply.me.seat;
        this.isHost = reply.host === this.sailor.person;
        this.learn(reply);
        if (this.pending) this.send(this.pending);
        break;
      case 'news':
        if (reply.seat !== undefined) this.at = reply.seat;
        this.learn(reply);
        break;
      case 'done':
        this.settle(reply.id, { v: reply.v });
        this.from = Math.max(this.from, reply.v);
        break;
      case 'refused':
        this.refused(reply);
        break;
      case 'pending':
        this.fail('asked to wait for a beat that this server does not keep');
        break;
      case 'slow':
        this.fail('slowed down');
    }
    if (this.phase === 'over' && !this.pending) {
      this.over = true;
      this.socket?.close();
    } else this.next();
  }

  private learn({ v, phase, crew, play }: Extract<Reply, { t: 'welcome' | 'news' }>): void {
    if (v < this.v) this.fail(`told ${v} after ${this.v}`);
    this.v = v;
    this.phase = phase ?? this.phase;
    if (crew) this.isFull = crew.every(({ kind }) => kind !== 'open');
    if (!play) return;
    this.play = play;
    if (this.heard.chain.at(-1) !== play.chain) this.heard.chain.push(play.chain);
  }

  private settle(id: string | undefined, how: Pick<Deed, 'v' | 'refused'>): void {
    if (!this.pending || this.pending.request.id !== id) return this.fail(`answered ${id ?? 'nothing'}`);
    Object.assign(this.pending, how);
    this.pending = undefined;
  }

  /** Among people who take back, a move may come too late; whoever is alone with bots is never refused one. */
  private refused({ id, code, clause }: Extract<Reply, { t: 'refused' }>): void {
    const { request } = this.pending ?? {};
    const isExpected = request?.t === 'undo' || request?.t === 'consent' || (request?.t === 'act' && !this.alone);
    if (!isExpected || clause === 'input' || code === 'store-trouble' || code === 'server-fault')
      return this.fail(`refused: ${code}`);
    this.settle(id, { refused: code });
    // What came too late was asked before something that is already told, or soon will be.
    if (request.t === 'act') this.from = Math.max(this.from, request.v + 1);
  }

  private next(): void {
    if (this.pending || this.v < this.from) return;
    const ask = this.wish();
    if (!ask) return;
    const request: Request = { id: `${this.seat}-${this.deeds.length}`, v: this.v, ...ask };
    this.pending = { request, sent: 0 };
    this.deeds.push(this.pending);
    this.send(this.pending);
  }

  private wish(): Ask | undefined {
    const { seat, phase, play, heard, sailor } = this;
    if (phase === 'gathering') {
      if (this.at === null) return { t: 'sit', seat, name: sailor.name, nonce: heard.nonce };
      return this.isHost && this.isFull ? { t: 'begin' } : undefined;
    }
    if (!play || phase === 'over') return undefined;
    if (play.asked?.open.includes(seat)) return { t: 'consent', yes: this.dice.below(2) === 0 };
    if (this.mayWantBack(play)) return { t: 'undo' };
    if (play.acts.kind !== 'seats' || !play.acts.must.includes(seat)) return undefined;
    const moves = this.game!.moves(play.view);
    return { t: 'act', move: moves[this.dice.below(moves.length)] };
  }

  private mayWantBack({ undo }: Play): boolean {
    const last = this.deeds.at(-1)?.request.t;
    return (undo.kind === 'possible' || undo.kind === 'by-consent') && last === 'act' && this.dice.below(UNDO) === 0;
  }

  private send(deed: Deed): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    deed.sent++;
    this.socket.send(JSON.stringify(deed.request));
  }
}
