import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { G } from '../../peers/in-aller-ruhe.js';
import { choose, type Choice } from './choose.js';
import { Duo, SEATS, type Seat } from './duo.js';
import { closed, connect } from './sockets.js';

/** Socket.IO's protocol (version 5, over Engine.IO 4) the part that is spoken here: text behind a number of its kind. */
const SPACE = '/in-aller-ruhe,';
const OPENED = '0';
const PING = 0x32;
const PONG = '3';
const JOIN = `40${SPACE}`;
const EVENT = `42${SPACE}`;
const UPDATE = Buffer.from(`${EVENT}["update",`);

interface State {
  readonly G: G;
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

const stateIn = (data: Buffer): State | undefined => {
  const [kind, , told] = JSON.parse(data.toString('utf8', EVENT.length)) as [string, string, State & { state: State }];
  return kind === 'sync' ? told.state : kind === 'update' ? told : undefined;
};

const argsOf = (choice: Choice): readonly unknown[] => {
  switch (choice.type) {
    case 'lay':
      return [choice.card, choice.space, []];
    case 'discard':
    case 'give':
      return [choice.cards];
    case 'pledge':
      return [choice.count];
    case 'depart':
    case 'arrive':
      return [];
  }
};

const moverOf = ({ phase, turn, pledges, given }: G): number =>
  phase === 'pledge' ? pledges.indexOf(null) : phase === 'give' ? given.indexOf(false) : turn;

/** The same two players at a match of boardgame.io: its own messages, without its client. */
export class BoardgameIoDuo extends Duo {
  private readonly sockets: WebSocket[] = [];
  private readonly seen: State[] = [];
  private readonly match = randomUUID();
  private stateId = 0;

  static async open(origin: string): Promise<BoardgameIoDuo> {
    const duo = new BoardgameIoDuo();
    for (const seat of SEATS) await duo.arrive(seat, origin);
    return duo;
  }

  private arrive(seat: Seat, origin: string): Promise<void> {
    const socket = connect(`${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    this.sockets[seat] = socket;
    return new Promise(resolve => {
      socket.on('message', (data: Buffer) => {
        if (data[0] === PING && data.length === 1) socket.send(PONG);
        else if (data.compare(UPDATE, 0, UPDATE.length, 0, UPDATE.length) === 0) {
          this.read(seat, data);
          this.heard();
        } else if (data.toString('utf8', 0, 1) === OPENED) socket.send(JOIN);
        else if (data.toString('utf8', 0, JOIN.length) === JOIN)
          this.emit(seat, ['sync', this.match, String(seat), null, SEATS.length]);
        else if (data.toString('utf8', 0, EVENT.length) === EVENT && this.read(seat, data)) resolve();
      });
    });
  }

  private emit(seat: Seat, message: readonly unknown[]): void {
    this.sockets[seat]?.send(EVENT + JSON.stringify(message));
  }

  /** Whether there was a state in it. */
  private read(seat: Seat, data: Buffer): boolean {
    const state = stateIn(data);
    if (state) this.seen[seat] = state;
    return state !== undefined;
  }

  private state(seat: Seat): State {
    const state = this.seen[seat];
    if (!state) throw new Error('nobody has arrived in this seat');
    return state;
  }

  protected next(): { readonly seat: Seat; readonly choice: Choice } | undefined {
    for (const seat of SEATS) {
      const { G, ctx, _stateID } = this.state(seat);
      if (ctx.gameover !== undefined) return undefined;
      if (moverOf(G) !== seat) continue;
      this.stateId = _stateID;
      const { phase, departed, sea, hands, pledges } = G;
      return { seat, choice: choose({ phase, departed, sea, hand: hands[seat] ?? [], pledged: pledges[seat] ?? 0 }) };
    }
    return undefined;
  }

  protected send(seat: Seat, choice: Choice): void {
    const payload = { type: choice.type, args: argsOf(choice), playerID: String(seat), credentials: null };
    this.emit(seat, ['update', { type: 'MAKE_MOVE', payload }, this.stateId, this.match, String(seat)]);
  }

  close(): Promise<void> {
    return closed(this.sockets);
  }
}
