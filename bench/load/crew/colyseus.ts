import { Client, type Room } from 'colyseus.js';
import type { SeaState } from '../servers/colyseus-state.js';
import { choose, type Choice } from './choose.js';
import { Duo, SEATS, type Seat } from './duo.js';

/** The first state may come together with the answer that one may join. */
const arrived = async (room: Room<SeaState>): Promise<void> => {
  if ((room.state as Partial<SeaState>).sea === undefined)
    await new Promise<void>(resolve => room.onStateChange.once(() => resolve()));
};

/** The same two players in a room of Colyseus, by its own client. */
export class ColyseusDuo extends Duo {
  private readonly rooms: Room<SeaState>[] = [];

  static async open(origin: string): Promise<ColyseusDuo> {
    const duo = new ColyseusDuo();
    const client = new Client(origin);
    const first = await client.create<SeaState>('sea');
    await arrived(first);
    const second = await client.joinById<SeaState>(first.roomId);
    await arrived(second);
    duo.rooms.push(first, second);
    for (const room of duo.rooms) room.onStateChange(() => duo.heard());
    return duo;
  }

  protected next(): { readonly seat: Seat; readonly choice: Choice } | undefined {
    const { state } = this.rooms[0] ?? {};
    if (!state || state.over) return undefined;
    const seat = SEATS.find(one => one === state.mover) ?? 0;
    const { phase, departed, sea, hands, pledged } = state;
    const hand = [...(hands[seat]?.cards ?? [])];
    return { seat, choice: choose({ phase, departed, sea: [...sea], hand, pledged: pledged[seat] ?? 0 }) };
  }

  protected send(seat: Seat, choice: Choice): void {
    this.rooms[seat]?.send('move', choice);
  }

  async close(): Promise<void> {
    await Promise.all(this.rooms.map(room => room.leave()));
  }
}
