import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Ask, Reply, TableId } from '@seekiste/protocol';
import { until } from './until.js';

/** A person's browser: a cookie, and what it hears at a table. */
export class Browser {
  readonly replies: Reply[] = [];
  closed: number | undefined;
  private socket: WebSocket | undefined;
  private asked = 0;

  private constructor(
    readonly origin: string,
    readonly cookie: string,
    readonly person: string,
  ) {}

  static async of(origin: string, name: string, way = '/api/me'): Promise<Browser> {
    const body = JSON.stringify(way === '/api/me' ? { name } : { code: name });
    const headers = {
      origin,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Android 14) Firefox/130.0',
    };
    const response = await fetch(origin + way, { method: 'POST', body, headers });
    const { person } = (await response.json()) as { person: string };
    return new Browser(origin, response.headers.getSetCookie()[0]!.split(';')[0]!, person);
  }

  async api(method: string, path: string, body?: unknown): Promise<{ status: number; value: Record<string, unknown> }> {
    const { origin, cookie } = this;
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(origin + path, { method, headers: { origin, cookie, ...type }, ...sent });
    return { status: response.status, value: (await response.json()) as Record<string, unknown> };
  }

  async open(game: string, seats: number, pace = 'live'): Promise<TableId> {
    const open = Array.from({ length: seats }, () => ({ kind: 'open' }));
    return (await this.api('POST', '/api/tables', { game, options: {}, seats: open, pace })).value['id'] as string;
  }

  async come(table: TableId): Promise<this> {
    this.leave();
    this.replies.length = 0;
    const { origin, cookie } = this;
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
      headers: { origin, cookie },
    });
    this.socket.on('message', (data: Buffer) => void this.replies.push(JSON.parse(data.toString()) as Reply));
    this.socket.on('close', code => (this.closed = code));
    await once(this.socket, 'message');
    return this;
  }

  async ask(ask: Ask): Promise<Reply> {
    const id = `r${this.asked++}`;
    this.socket!.send(JSON.stringify({ id, v: 1_000_000, ...ask }));
    const answer = (): Reply | undefined =>
      this.replies.find(reply => (reply.t === 'done' || reply.t === 'refused') && reply.id === id);
    await until(() => answer() !== undefined);
    return answer()!;
  }

  sit(seat: number, name: string): Promise<Reply> {
    return this.ask({ t: 'sit', seat, name, nonce: String(seat).repeat(64) });
  }

  /** The last that was told of something. */
  latest<Part extends keyof Extract<Reply, { t: 'welcome' }>>(part: Part): Extract<Reply, { t: 'welcome' }>[Part] {
    const told = this.replies.findLast(reply => (reply.t === 'welcome' || reply.t === 'news') && part in reply);
    return (told as Extract<Reply, { t: 'welcome' }> | undefined)?.[part] as Extract<Reply, { t: 'welcome' }>[Part];
  }

  /** What was said, as it was told since the last welcome. */
  get said(): readonly string[] {
    const from = this.replies.findLastIndex(({ t }) => t === 'welcome');
    return this.replies
      .slice(from)
      .flatMap(reply => ('chat' in reply ? (reply.chat ?? []) : []))
      .map(line => line.text);
  }

  leave(): void {
    this.socket?.close();
  }
}
