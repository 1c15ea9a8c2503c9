import { randomBytes } from 'node:crypto';
import type { Data, WebSocket } from 'ws';
import type { Ask, Play, Reply } from '@seekiste/protocol';
import type { View } from '@seekiste/rules/in-aller-ruhe';
import { choose, type Choice } from './choose.js';
import { Duo, SEATS, type Seat } from './duo.js';
import { closed, connect } from './sockets.js';

/** A connection for each request: on a busy machine one that was kept is closed while the next request is sent. */
const post = async (origin: string, path: string, body: unknown, cookie = ''): Promise<Response> => {
  const response = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin, cookie, 'content-type': 'application/json', connection: 'close' },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
};

/** A new person; the cookie by which they are known. */
export const introduce = async (origin: string, name: string): Promise<string> => {
  const response = await post(origin, '/api/me', { name });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

const SETUP = { game: 'in-aller-ruhe', options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], pace: 'live' };

/** A new table's name. */
export const openTable = async (origin: string, cookie: string): Promise<string> => {
  const response = await post(origin, '/api/tables', SETUP, cookie);
  return ((await response.json()) as { readonly id: string }).id;
};

interface Place {
  readonly origin: string;
  readonly cookie: string;
  socket: WebSocket;
  /** The version that this player was last sent, and the game as they last saw it. */
  v: number;
  play: Play | undefined;
}

export class SeekisteDuo extends Duo {
  private readonly places: (Place | undefined)[] = [];
  private asked = 0;
  /** The version that the last move makes. */
  private making = Infinity;

  private constructor(readonly table: string) {
    super();
  }

  /** Two people at a new table with the game begun: both on one node, or each on their own. */
  static async open(origins: readonly [string, string]): Promise<SeekisteDuo> {
    const cookies = await Promise.all(SEATS.map(seat => introduce(origins[seat], `Sailor ${seat}`)));
    const duo = new SeekisteDuo(await openTable(origins[0], cookies[0] ?? ''));
    for (const seat of SEATS) {
      await duo.arrive(seat, origins[seat], cookies[seat] ?? '');
      await duo.ask(seat, { t: 'sit', seat, name: `Sailor ${seat}`, nonce: randomBytes(32).toString('hex') });
    }
    const begun = Promise.all(SEATS.map(seat => duo.until(seat, () => duo.places[seat]?.play !== undefined)));
    await duo.ask(0, { t: 'begin' });
    await begun;
    return duo;
  }

  /** Connects a seat, for the first time or again; how long its welcome took, in milliseconds. */
  async arrive(seat: Seat, origin: string, cookie: string): Promise<number> {
    const begun = performance.now();
    const socket = connect(`${origin.replace('http', 'ws')}/api/tables/${this.table}/socket`, { origin, cookie });
    const place: Place = this.places[seat] ?? { origin, cookie, socket, v: 0, play: undefined };
    place.socket = socket;
    this.places[seat] = place;
    await new Promise<void>((resolve, reject) => {
      socket.once('message', (data: Buffer) => {
        const reply = JSON.parse(data.toString()) as Reply;
        if (reply.t !== 'welcome') return reject(new Error(`not welcome: ${data.toString()}`));
        place.v = reply.v;
        if (reply.play) place.play = reply.play;
        socket.on('message', (next: Data) => this.hear(place, next as Buffer));
        resolve();
      });
    });
    return performance.now() - begun;
  }

  async arriveAgain(seat: Seat): Promise<number> {
    const place = this.place(seat);
    await closed([place.socket]);
    return this.arrive(seat, place.origin, place.cookie);
  }

  private place(seat: Seat): Place {
    const place = this.places[seat];
    if (!place) throw new Error('nobody has arrived in this seat');
    return place;
  }

  private until(seat: Seat, isSo: (reply: Reply) => boolean): Promise<void> {
    const { socket } = this.place(seat);
    return new Promise(resolve => {
      const listen = (data: Data): void => {
        if (!isSo(JSON.parse((data as Buffer).toString()) as Reply)) return;
        socket.off('message', listen);
        resolve();
      };
      socket.on('message', listen);
    });
  }

  private async ask(seat: Seat, wish: Ask): Promise<void> {
    const id = `r${this.asked++}`;
    const done = this.until(seat, reply => reply.t === 'done' && reply.id === id);
    const place = this.place(seat);
    place.socket.send(JSON.stringify({ id, v: place.v, ...wish }));
    await done;
  }

  private hear(place: Place, data: Buffer): void {
    const reply = JSON.parse(data.toString()) as Reply;
    if (reply.t === 'refused') throw new Error(data.toString());
    if (reply.t !== 'news') return;
    const before = place.v;
    place.v = reply.v;
    if (reply.play) place.play = reply.play;
    if (before < this.making && place.v >= this.making) this.heard();
  }

  protected next(): { readonly seat: Seat; readonly choice: Choice } | undefined {
    const acts = this.place(0).play?.acts;
    const mover = SEATS.find(seat => acts?.kind === 'seats' && acts.must.includes(seat));
    if (mover === undefined) return undefined;
    const { phase, departedBy, sea, hands, pledges } = this.place(mover).play?.view as View;
    const hand = hands[mover];
    const sight = { phase, sea, departed: departedBy !== null, pledged: pledges[mover] ?? 0 };
    return { seat: mover, choice: choose({ ...sight, hand: hand?.kind === 'own' ? hand.cards : [] }) };
  }

  protected send(seat: Seat, choice: Choice): void {
    const { socket, v } = this.place(seat);
    this.making = Math.max(...this.places.map(place => place?.v ?? 0)) + 1;
    const move = choice.type === 'lay' ? { ...choice, pay: [] } : choice;
    socket.send(JSON.stringify({ id: `r${this.asked++}`, v, t: 'act', move }));
  }

  close(): Promise<void> {
    return closed(this.places.flatMap(place => place?.socket ?? []));
  }
}
