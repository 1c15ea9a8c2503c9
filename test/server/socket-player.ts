import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { CLOSED, type Play, type Reply, type Request, type TableId } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import type { AnyGame, Seat } from '@seekiste/rules/core';

/** What asks the API of a node like a page of its own. */
export const post = async (origin: string, path: string, body: unknown, cookie = ''): Promise<Response> => {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin, cookie, 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
};

type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'id' | 'v'> : never) : never;

/** Somebody with a browser, who plays the first move that is offered, and asks again what was not answered. */
export class Player {
  seat: Seat | null = null;
  /** Moves that the server said were done. */
  acknowledged = 0;
  /** How many moves they have been told of, everybody's together. */
  told = 0;
  /** How long the server said, at most, that a move waits to be told. */
  longestWait = 0;
  readonly closings: number[] = [];
  over = false;
  private v = 0;
  private asked = 0;
  private play: Play | undefined;
  private pending: Request | undefined;
  private wanted: Wish | undefined;
  private game: AnyGame | undefined;
  private socket: WebSocket | undefined;
  private changed: () => void = () => undefined;

  private constructor(
    readonly name: string,
    readonly cookie: string,
  ) {}

  static async introduce(origin: string, name: string): Promise<Player> {
    const response = await post(origin, '/api/me', { name });
    return new Player(name, response.headers.getSetCookie()[0]!.split(';')[0]!);
  }

  async connect(origin: string, table: TableId): Promise<void> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { origin, cookie: this.cookie },
    });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Reply));
    socket.on('close', code => this.closings.push(code));
    await once(socket, 'message');
    if (this.pending) this.send(this.pending);
  }

  async gone(): Promise<void> {
    if (this.socket && this.socket.readyState !== WebSocket.CLOSED) await once(this.socket, 'close');
  }

  leave(): void {
    this.socket?.close();
  }

  /** Asks for something, and waits until it is done. */
  async ask(wish: Wish): Promise<void> {
    this.wanted = wish;
    this.next();
    await this.until(() => this.wanted === undefined);
  }

  sit(seat: Seat): Promise<void> {
    return this.ask({ t: 'sit', seat, name: this.name, nonce: randomBytes(32).toString('hex') });
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>(resolve => (this.changed = resolve));
  }

  get wasToldOfLeaving(): boolean {
    return this.closings.includes(CLOSED['server-leaving']);
  }

  private hear(reply: Reply): void {
    switch (reply.t) {
      case 'welcome':
        this.game = gameNamed(reply.head.game);
        this.seat = reply.me.seat;
        this.play = reply.play;
        this.v = reply.v;
        this.over = reply.phase === 'over';
        break;
      case 'news':
        if (reply.seat !== undefined) this.seat = reply.seat;
        if (reply.play) this.play = reply.play;
        if (reply.phase === 'over') this.over = true;
        this.v = reply.v;
        break;
      case 'done':
        if (this.pending?.id !== reply.id) break;
        if (this.pending.t === 'act') {
          this.acknowledged++;
          // The view that it was made from is not the view any more.
          this.play = undefined;
        } else this.wanted = undefined;
        this.pending = undefined;
        break;
      case 'refused':
        throw new Error(`${this.name} was refused: ${JSON.stringify([this.pending, reply])}`);
      case 'pending':
        this.longestWait = Math.max(this.longestWait, reply.ms);
        break;
      case 'slow':
        break;
    }
    this.told = Math.max(this.told, this.play?.moves ?? 0);
    this.next();
    this.changed();
  }

  private next(): void {
    if (this.pending) return;
    const wish = this.wanted ?? this.move();
    if (!wish) return;
    this.pending = { id: `r${this.asked++}`, v: this.v, ...wish };
    this.send(this.pending);
  }

  private move(): Wish | undefined {
    const { play, seat } = this;
    if (seat === null || play?.acts.kind !== 'seats' || !play.acts.must.includes(seat)) return undefined;
    const [move] = this.game!.moves(play.view);
    return move === undefined ? undefined : { t: 'act', move };
  }

  private send(request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }
}
